import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Creation, Fragments } from '#events/light-masters/components.js';
import { POSITIONS } from '#engine/light-masters/data/board.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import { playerOf } from '#engine/light-masters/players.js';
import { advantageOf } from '#engine/light-masters/rules/advantages.js';
import { paymentsFor } from '#engine/light-masters/rules/payments.js';
import type { CommandOf, CommandType } from '#engine/light-masters/rules/rule.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';
import { named } from './names.js';

/**
 * What is to be pressed on the board, in this order, to give a command; empty where only a button gives it. No two commands
 * that may be given at once are begun alike by all that the other needs, so that what is pressed says which one is meant.
 */
export const picks = (command: LightMastersCommand, state: LightMastersState): readonly string[] => {
  const { phase } = state;
  return phase.kind === 'over' ? [] : picksOf(command, state, phase.seat);
};

type Picks = {
  readonly [T in CommandType]: (command: CommandOf<T>, state: LightMastersState, seat: Seat) => readonly string[];
};

const onlyByButton = (): readonly string[] => [];

const PICKS: Picks = {
  collect: () => [named.selector],
  take: ({ fragment }) => [named.heap(fragment)],
  takeNone: onlyByButton,
  giveBack: ({ fragment }, _, seat) => [named.glass(seat, fragment, 0)],

  exchange: ({ fragment, market }, _, seat) => [named.glass(seat, fragment, 0), named.market(market)],
  pick: onlyByButton,
  buy: ({ market }) => [named.market(market)],
  sell: ({ fragment }, _, seat) => [named.glass(seat, fragment, 0), named.bank],
  sellSeveral: () => [named.bank],
  sellOne: ({ fragment }, _, seat) => [named.glass(seat, fragment, 0)],
  closeSale: () => [named.bank],

  complete: ({ pays }, state, seat) =>
    isPlainest(pays, state, seat) ? handCard(state, seat, 0).concat(named.shelf(seat)) : [],
  endTurn: onlyByButton,

  putFirst: ({ to }, state, seat) => [...handCard(state, seat, 0), ...handCard(state, seat, to)],
  turnRing: () => [named.crank],
  activate: ({ creation, category }, state, seat) =>
    workingFor(creation, state, seat).length === 1
      ? [named.card(creation)]
      : [named.card(creation), named.advantage(category)],
  putNext: ({ from }, state, seat) => handCard(state, seat, from),
  move: ({ fragment, from, to }) => [named.wares(from, fragment, 0), named.market(to)],
  swap: ({ gives, takes }, _, seat) => [named.glass(seat, gives, 0), named.heap(takes)],
  stopSwapping: onlyByButton,
  turnRingTo: ({ turned }, state) => [named.position(positionFor(turned, state))],
};

/** Total over the command types, which TypeScript cannot follow through an index by a union. */
const picksOf = (command: LightMastersCommand, state: LightMastersState, seat: Seat): readonly string[] =>
  (PICKS[command.type] as (command: LightMastersCommand, state: LightMastersState, seat: Seat) => readonly string[])(
    command,
    state,
    seat,
  );

const handCard = (state: LightMastersState, seat: Seat, index: number): readonly string[] => {
  const { hand } = playerOf(state, seat);
  const card = hand[index];
  if (card === undefined) return [];
  return [card === null ? named.back(seat, hand.length - 1 - index) : named.card(card)];
};

/** The board pays with colours as far as there are any; to spend clear ones instead is a matter for buttons. */
const isPlainest = (pays: Fragments, state: LightMastersState, seat: Seat): boolean => {
  const { hand, bench } = playerOf(state, seat);
  const [first = null] = hand;
  const plainest = first === null ? undefined : paymentsFor(cardOf(first).cost, bench)[0];
  return plainest !== undefined && FRAGMENTS.every((fragment) => plainest[fragment] === pays[fragment]);
};

const workingFor = (creation: Creation, state: LightMastersState, seat: Seat) =>
  cardOf(creation).categories.filter((category) => advantageOf(state.advantages[category]).works(state, seat));

/** The segment that is to come to the selector is pressed where it is now. */
const positionFor = (turned: number, state: LightMastersState): number =>
  (state.selector + turned - state.turned + POSITIONS) % POSITIONS;
