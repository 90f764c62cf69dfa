import { without } from '../deck.js';
import { playerOf, withPlayer } from '../players.js';
import type { MuranoState, Phase } from '../state.js';
import type { Evolve } from './fold.js';

/** Setting up, sailing, and how turns pass. */
export const evolveShips: Evolve<
  'ShipsAnchored' | 'PalaceRemoved' | 'StartPlayerDrawn' | 'ShipSailed' | 'TurnPassed' | 'TurnEnded'
> = {
  ShipsAnchored: (state, { ships }) => ({ ...state, ships }),

  PalaceRemoved: (state, { tile }) => ({
    ...state,
    stacks: { ...state.stacks, palaces: without(state.stacks.palaces, tile) },
    removedPalace: [tile],
  }),

  StartPlayerDrawn: (state, { seat }) => ({ ...state, phase: toSail(seat) }),

  ShipSailed: (state, { seat, ship, to, gold }) => {
    const shared = state.ships.includes(to);
    const moved = state.phase.kind === 'sailing' ? [...state.phase.moved, ship] : [ship];
    const paid = gold === 0 ? state : withPlayer(state, seat, { gold: playerOf(state, seat).gold - gold });
    return { ...paid, ships: state.ships.with(ship, to), phase: { kind: 'sailing', seat, moved, shared } };
  },

  TurnPassed: (state, { seat, gold }) => ({
    ...withPlayer(state, seat, { gold: playerOf(state, seat).gold + gold }),
    phase: { kind: 'acted', seat },
  }),

  TurnEnded: (state, { seat, next }) => ({
    ...withNewCardsWorking(state, seat),
    turn: state.turn + 1,
    phase: toSail(next),
  }),
};

const toSail = (seat: number): Phase => ({ kind: 'sailing', seat, moved: [], shared: false });

/** What was won this turn works from the next one on (rule B7). */
const withNewCardsWorking = (state: MuranoState, seat: number): MuranoState => {
  const { cards, newCards } = playerOf(state, seat);
  return newCards.length === 0 ? state : withPlayer(state, seat, { cards: [...cards, ...newCards], newCards: [] });
};
