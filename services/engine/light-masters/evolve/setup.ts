import type { Creation } from '#events/light-masters/components.js';
import { NONE, minusOne, plusOne } from '../fragments.js';
import { withPlayer } from '../players.js';
import type { LightMastersState } from '../state.js';
import type { Evolve } from './fold.js';
import { toCollect } from './turn.js';

/** The luck before the first turn. */
export const evolveSetup: Evolve<
  'SelectorPlaced' | 'RingPlaced' | 'MarketsStocked' | 'AdvantagesLaid' | 'HandDealt' | 'StartPlayerDrawn'
> = {
  SelectorPlaced: (state, { at }) => ({ ...state, selector: at }),

  RingPlaced: (state, { turned }) => ({ ...state, turned }),

  MarketsStocked: (state, { fragments }) => ({
    ...state,
    warehouse: fragments.reduce(minusOne, state.warehouse),
    markets: fragments.map((fragment) => plusOne(NONE, fragment)),
  }),

  AdvantagesLaid: (state, { advantages }) => ({ ...state, advantages }),

  HandDealt: (state, { seat, cards }) => ({
    ...withPlayer(state, seat, { hand: cards }),
    box: cards.reduce(without, state.box),
  }),

  StartPlayerDrawn: (state, { seat }) => ({ ...state, starter: seat, phase: toCollect(seat) }),
};

type Box = LightMastersState['box'];

/** Without one card, or without a back where it is not to be seen which. */
const without = (box: Box, card: Creation | null): Box => {
  const at = box.indexOf(card);
  return box.toSpliced(at < 0 ? box.indexOf(null) : at, 1);
};
