import { COLOURS } from '#events/light-masters/components.js';
import type { Fragments } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { POSITIONS, innerAt, ringAt } from '#engine/light-masters/data/board.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import { countOf, plusOne } from '#engine/light-masters/fragments.js';
import type { LightMastersState, Player } from '#engine/light-masters/state.js';
import {
  ADVANTAGES,
  AHEAD,
  BEHIND,
  CARD_IN_HAND,
  CLEAR_LEFT,
  ENOUGH,
  FULL_LAST_TURN,
  HURRY,
  HURRY_TO_END,
  NEXT_PAIR,
  POOR_LAST_TURN,
  TURNS_A_CARD,
  TURNS_TO_ACTIVATE,
  UNWANTED,
  USUAL_ROUNDS,
  WANTED,
} from './weights.js';

/** What a seat's position is worth to it in Lira, if its turn ended like this. */
export const worthOf = (state: LightMastersState, seat: Seat): number => {
  const player = state.players[seat];
  if (player === undefined) return 0;
  if (state.endedBy !== null) return player.lira + (state.endedBy === seat ? endingWorth(state, seat, player) : 0);

  const turns = turnsLeft(state);
  const now = benchWorth(player, player.bench, turns);
  const next = benchWorth(player, withNextPair(state, player), turns);
  return (
    player.lira +
    (1 - NEXT_PAIR) * now +
    NEXT_PAIR * next -
    (CARD_IN_HAND + HURRY * overtimeOf(state)) * player.hand.length +
    advantagesWorth(state, player, turns)
  );
};

/** How many turns everybody has yet, about: until the quickest is through. */
const turnsLeft = ({ players }: LightMastersState): number =>
  Math.max(1, TURNS_A_CARD * Math.min(...players.map(({ hand }) => hand.length)));

/** By how many rounds the game is longer than usual. */
const overtimeOf = ({ turn, players }: LightMastersState): number => Math.max(0, turn / players.length - USUAL_ROUNDS);

/** To end the game is good for who is ahead; who is not goes on, but not for ever. */
const endingWorth = (state: LightMastersState, seat: Seat, { lira }: Player): number => {
  const rivals = state.players.map((rival, other) =>
    other === seat ? -Infinity : rival.lira + (hasTurnLeft(state, seat, other) ? stillToCome(rival) : 0),
  );
  return lira > Math.max(...rivals) ? AHEAD : Math.min(AHEAD, HURRY_TO_END * overtimeOf(state) - BEHIND);
};

/** Whether the round that the seat ends comes to the other one yet. */
const hasTurnLeft = ({ players, starter }: LightMastersState, seat: Seat, other: Seat): boolean =>
  (other - starter + players.length) % players.length > (seat - starter + players.length) % players.length;

/** A rival with so many fragments may well complete another creation. */
const stillToCome = ({ bench, hand }: Player): number =>
  hand.length > 0 && countOf(bench) >= ENOUGH ? FULL_LAST_TURN : POOR_LAST_TURN;

/** The pair that the seat collects next, if nobody turns the ring. */
const withNextPair = ({ selector, players, side, turned }: LightMastersState, { bench }: Player): Fragments => {
  const position = (selector + players.length) % POSITIONS;
  return plusOne(plusOne(bench, innerAt(position)), ringAt(side, turned, position));
};

/** Card by card in the order of the hand: what the bench has for it, clear fragments for the rest as long as they last. */
const benchWorth = ({ hand }: Player, bench: Fragments, turns: number): number => {
  const left = { ...bench };
  let worth = 0;
  for (const [at, card] of hand.entries()) {
    if (card === null || at * TURNS_A_CARD > turns + 1) break;
    const { cost } = cardOf(card);
    const each = WANTED[at] ?? 0;
    let missing = 0;
    for (const colour of COLOURS) {
      const paid = Math.min(cost[colour], left[colour]);
      left[colour] -= paid;
      missing += cost[colour] - paid;
      worth += each * paid;
    }
    const clear = Math.min(missing, left.clear);
    left.clear -= clear;
    worth += each * clear;
  }
  for (const colour of COLOURS) worth += UNWANTED * left[colour];
  return worth + CLEAR_LEFT * left.clear;
};

const advantagesWorth = ({ advantages }: LightMastersState, { completed }: Player, turns: number): number => {
  const share = Math.min(1, turns / TURNS_TO_ACTIVATE);
  return completed.reduce((sum, creation) => {
    const worths = cardOf(creation).categories.map((category) => ADVANTAGES[advantages[category] - 1] ?? 0);
    return sum + share * Math.max(...worths);
  }, 0);
};
