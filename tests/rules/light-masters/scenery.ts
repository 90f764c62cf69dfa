import { CATEGORIES, COLOURS, CREATIONS, FRAGMENTS } from '#events/light-masters/components.js';
import type { Advantage, Category, Creation, Fragments } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { lightMasters } from '#engine/light-masters/game.js';
import { handSize } from '#engine/light-masters/data/supply.js';
import { NONE, minus, minusOne, plusOne } from '#engine/light-masters/fragments.js';
import type { LightMastersState, Phase, Player } from '#engine/light-masters/state.js';

export const ANNA: Seat = 0;
export const BEN: Seat = 1;
export const CARLA: Seat = 2;

/** A part of the table that a story starts from. */
export type Part = (state: LightMastersState) => LightMastersState;

/** The table is played by the rulings of edition 1. */
export const edition1: Part = (state) => ({ ...state, edition: 1 });

/**
 * A table set up, Anna about to collect. The selector stands at 11 and the ring is not turned; the markets hold a blue,
 * a green, a yellow and a red; the hands are the creation cards in the order of the SPEC.
 */
export const opening = (seats: number): LightMastersState => {
  const set = lightMasters.blank({ seats, options: {} });
  const size = handSize(seats);
  return {
    ...set,
    selector: 11,
    warehouse: COLOURS.reduce(minusOne, set.warehouse),
    markets: COLOURS.map((colour) => plusOne(NONE, colour)),
    players: set.players.map((player, seat) => ({
      ...player,
      hand: CREATIONS.slice(seat * size, (seat + 1) * size),
    })),
    box: CREATIONS.slice(seats * size),
  };
};

const LETTERS = 'BGYR*';

/** Fragments by their letters: blue, green, yellow, red, and `*` for clear. */
export const glass = (letters: string): Fragments =>
  [...letters].reduce((some, letter) => {
    const fragment = FRAGMENTS[LETTERS.indexOf(letter)];
    if (fragment === undefined) throw new Error(`No fragment is written ${letter}.`);
    return plusOne(some, fragment);
  }, NONE);

/** Creations by their names. */
export const creations = (...names: readonly string[]): readonly Creation[] =>
  names.map((name) => {
    const creation = CREATIONS.find((card) => card === `creation-${name}`);
    if (creation === undefined) throw new Error(`No creation ${name}.`);
    return creation;
  });

/** Fragments on Anna's bench, out of the warehouse. */
export const annasBench =
  (letters: string): Part =>
  (state) => ({
    ...withPlayer(state, ANNA, { bench: glass(letters) }),
    warehouse: minus(state.warehouse, glass(letters)),
  });

/** Anna's hand, its first card first, taken from wherever it is; what she had before goes into the box. */
export const annasHand =
  (...names: readonly string[]): Part =>
  (state) => {
    const cards = creations(...names);
    const others = (card: Creation | null): boolean => card !== null && !cards.includes(card);
    const before = state.players[ANNA]?.hand ?? [];
    return {
      ...state,
      players: state.players.map((player, seat) => ({
        ...player,
        hand: seat === ANNA ? cards : player.hand.filter(others),
      })),
      box: [...state.box, ...before].filter(others),
    };
  };

/** Creations completed before, taken from wherever they are. */
const completed =
  (seat: Seat, ...names: readonly string[]): Part =>
  (state) => {
    const cards = creations(...names);
    const others = (card: Creation | null): boolean => card !== null && !cards.includes(card);
    return {
      ...state,
      players: state.players.map((player, at) => ({
        ...player,
        hand: player.hand.filter(others),
        completed: at === seat ? cards : player.completed,
      })),
      box: state.box.filter(others),
    };
  };

export const annaCompleted = (...names: readonly string[]): Part => completed(ANNA, ...names);
export const benCompleted = (...names: readonly string[]): Part => completed(BEN, ...names);

const lira =
  (seat: Seat, amount: number): Part =>
  (state) =>
    withPlayer(state, seat, { lira: amount });

export const annaHas = (amount: number): Part => lira(ANNA, amount);
export const benHas = (amount: number): Part => lira(BEN, amount);

/** The advantages at Art, Jewel, Houseware and Animal. */
export const advantages =
  (art: Advantage, jewel = 2, houseware = 3, animal = 4): Part =>
  (state) => {
    const numbers = [art, jewel, houseware, animal];
    const laid = CATEGORIES.map((category, at): [Category, Advantage] => [category, numbers[at] ?? art]);
    return { ...state, advantages: { ...state.advantages, ...Object.fromEntries(laid) } };
  };

/** What lies in the four markets; what lay there before is back in the warehouse. */
export const markets =
  (...letters: readonly string[]): Part =>
  (state) => {
    const stocked = letters.map(glass);
    const full = state.markets.reduce((warehouse, market) => minus(warehouse, minus(NONE, market)), state.warehouse);
    return { ...state, markets: stocked, warehouse: stocked.reduce(minus, full) };
  };

/** The warehouse has nothing but this; the rest lies with Ben, who has a very long bench. */
export const warehouse =
  (letters: string): Part =>
  (state) => {
    const gone = minus(state.warehouse, glass(letters));
    return {
      ...withPlayer(state, BEN, { bench: minus(state.players[BEN]?.bench ?? NONE, minus(NONE, gone)) }),
      warehouse: glass(letters),
    };
  };

export const selectorAt =
  (selector: number): Part =>
  (state) => ({ ...state, selector });

export const ringTurned =
  (turned: number): Part =>
  (state) => ({ ...state, turned });

export const startedBy =
  (starter: Seat): Part =>
  (state) => ({ ...state, starter });

export const endedBy =
  (seat: Seat): Part =>
  (state) => ({ ...state, endedBy: seat });

const inPhase =
  (phase: Phase): Part =>
  (state) => ({ ...state, phase });

/** Anna has collected, and is to negotiate. */
export const toNegotiate: Part = inPhase({
  kind: 'negotiating',
  seat: ANNA,
  actions: 1,
  free: false,
  merchant: false,
  expertise: false,
  last: null,
});

/** Anna has negotiated, by nothing that an advantage would follow. */
export const hasNegotiated: Part = inPhase({
  kind: 'negotiating',
  seat: ANNA,
  actions: 0,
  free: false,
  merchant: false,
  expertise: false,
  last: 'exchange',
});

const withPlayer = (state: LightMastersState, seat: Seat, change: Partial<Player>): LightMastersState => ({
  ...state,
  players: state.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});
