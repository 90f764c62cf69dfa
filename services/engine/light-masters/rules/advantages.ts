import type { Advantage } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { BENCH } from '../data/supply.js';
import { playerOf } from '../players.js';
import type { Action, LightMastersState, PhaseOf } from '../state.js';
import { hasGlass, hasRoom, someStocked } from './actions.js';
import { SWAP_LIRA, canMove, canSwap } from './swaps.js';

/** An advantage card: when it can do something, and what it costs and brings at once (rules A1 to A16). */
export interface AdvantageCard {
  works(state: LightMastersState, seat: Seat): boolean;
  /** Why it does not. */
  readonly otherwise: string;
  readonly pays: number;
  readonly gains: number;
  /** A clear fragment comes to the bench, or goes from it. */
  readonly clear: 'comes' | 'goes' | 'stays';
}

export const advantageOf = (number: Advantage): AdvantageCard => {
  const card = CARDS[number - 1];
  if (card === undefined) throw new Error(`No advantage ${String(number)}.`);
  return card;
};

/** Whether the one who is negotiating is at a moment like this. */
const negotiating =
  (at: (phase: PhaseOf<'negotiating'>, state: LightMastersState, seat: Seat) => boolean): AdvantageCard['works'] =>
  (state, seat) =>
    state.phase.kind === 'negotiating' && at(state.phase, state, seat);

const collecting =
  (at: (phase: PhaseOf<'collecting'>, state: LightMastersState, seat: Seat) => boolean): AdvantageCard['works'] =>
  (state, seat) =>
    state.phase.kind === 'collecting' && at(state.phase, state, seat);

const has = (state: LightMastersState, seat: Seat, lira: number): boolean => playerOf(state, seat).lira >= lira;

/** Whether the action was done: just now, or in this turn where the edition keeps all that were done. */
const follows = ({ last, done }: PhaseOf<'negotiating'>, action: Action): boolean =>
  done?.includes(action) ?? last === action;

const FREE_OF_CHARGE = { pays: 0, gains: 0, clear: 'stays' } as const;

const GIFT: AdvantageCard = {
  works: ({ warehouse }) => warehouse.red + warehouse.green > 0,
  otherwise: 'There is no red and no green in the warehouse.',
  ...FREE_OF_CHARGE,
};

const PRESENT: AdvantageCard = {
  works: ({ warehouse }) => warehouse.yellow + warehouse.blue > 0,
  otherwise: 'There is no yellow and no blue in the warehouse.',
  ...FREE_OF_CHARGE,
};

const FREE: AdvantageCard = {
  works: negotiating(({ actions, free }, state) => actions > 0 && !free && someStocked(state)),
  otherwise: 'It is for a Buy that is still to come, and once for each.',
  ...FREE_OF_CHARGE,
};

const MERCHANT: AdvantageCard = {
  works: negotiating(({ actions, merchant }, state, seat) => actions > 0 && !merchant && hasGlass(state, seat)),
  otherwise: 'It is for a Sell that is still to come, and once for each.',
  ...FREE_OF_CHARGE,
};

const EXPERTISE: AdvantageCard = {
  works: negotiating(
    ({ actions, expertise }, state, seat) =>
      actions > 0 && !expertise && hasGlass(state, seat) && state.markets.some(hasRoom),
  ),
  otherwise: 'It is for an Exchange that is still to come, and once for each.',
  ...FREE_OF_CHARGE,
};

const GREEDY: AdvantageCard = {
  works: negotiating((phase, { warehouse }) => follows(phase, 'buy') && warehouse.clear > 0),
  otherwise: 'It works after a Buy, as long as there are clear fragments in the warehouse.',
  ...FREE_OF_CHARGE,
  clear: 'comes',
};

const WELL_PLAYED: AdvantageCard = {
  works: negotiating((phase, { warehouse }) => follows(phase, 'sell') && warehouse.clear > 0),
  otherwise: 'It works after a Sell, as long as there are clear fragments in the warehouse.',
  ...FREE_OF_CHARGE,
  clear: 'comes',
};

const WIZARD: AdvantageCard = {
  works: () => true,
  otherwise: 'It works at any time.',
  ...FREE_OF_CHARGE,
  gains: 1,
};

const FAVOUR: AdvantageCard = {
  works: (state, seat) => playerOf(state, seat).bench.clear > 0,
  otherwise: 'You have no clear fragment.',
  ...FREE_OF_CHARGE,
  gains: 3,
  clear: 'goes',
};

const PRIVILEGE: AdvantageCard = {
  works: negotiating((_, state, seat) => has(state, seat, 1)),
  otherwise: 'It costs 1 L, when negotiating.',
  ...FREE_OF_CHARGE,
  pays: 1,
};

const FORESIGHT: AdvantageCard = {
  works: collecting(({ moved, stays }) => !moved && !stays),
  otherwise: 'It works before the selector moves, and once.',
  ...FREE_OF_CHARGE,
};

const REPEAT: AdvantageCard = {
  works: collecting((_, state, seat) => has(state, seat, 1)),
  otherwise: 'It costs 1 L, before you have collected.',
  ...FREE_OF_CHARGE,
  pays: 1,
};

const TRAVELLER: AdvantageCard = {
  works: canMove,
  otherwise: 'There is nothing to move, or no place for it.',
  ...FREE_OF_CHARGE,
};

const FAME: AdvantageCard = {
  works: ({ phase }) => phase.kind === 'completing' && phase.paid === BENCH,
  otherwise: 'It works when the creation that you just completed paid 8 L.',
  ...FREE_OF_CHARGE,
  gains: 2,
};

const OPPORTUNIST: AdvantageCard = {
  works: (state, seat) => has(state, seat, SWAP_LIRA) && canSwap(state, seat),
  otherwise: 'It costs 1 L and a fragment, and wants another colour in the warehouse.',
  ...FREE_OF_CHARGE,
};

const SEER: AdvantageCard = {
  works: () => true,
  otherwise: 'It works at any time.',
  ...FREE_OF_CHARGE,
};

/** In the order of their numbers. */
const CARDS: readonly AdvantageCard[] = [
  GIFT,
  PRESENT,
  FREE,
  MERCHANT,
  EXPERTISE,
  GREEDY,
  WELL_PLAYED,
  WIZARD,
  FAVOUR,
  PRIVILEGE,
  FORESIGHT,
  REPEAT,
  TRAVELLER,
  FAME,
  OPPORTUNIST,
  SEER,
];
