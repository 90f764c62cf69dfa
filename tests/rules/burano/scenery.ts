import { COLOURS, FLOORS, STOREYS, spaceAt } from '#events/burano/components.js';
import type { Character, FloorCard, House, Space, Storey } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Options } from '#engine/kit/game.js';
import { burano } from '#engine/burano/game.js';
import { open } from '#engine/burano/open.js';
import type { BuranoState, Phase, Player, Row, Visit } from '#engine/burano/state.js';

export const ANNA: Seat = 0;
export const BEN: Seat = 1;
export const CARLA: Seat = 2;
export const DORA: Seat = 3;

/** A part of the table that a story starts from. */
export type Part = (state: BuranoState) => BuranoState;

/** The table is played by the rulings of edition 1. */
export const edition1: Part = (state) => ({ ...state, edition: 1 });

/** A table opened by luck that always falls on the first: Anna starts, and red cards lie in the supply. */
export const opening = (seats: number, options: Options = {}): BuranoState => {
  const set = burano.blank({ seats, options });
  return open(set, { below: () => 0, used: () => 1 }).reduce((state, event) => burano.evolve(state, event), set);
};

/** A card by its colour's first letter and its own: `first('ra')` is `first-red-a`. */
const named =
  (storey: Storey) =>
  (name: string): FloorCard => {
    const colour = COLOURS.find((each) => each.startsWith(name.charAt(0)));
    const variant = (['a', 'b', 'c', 'd'] as const).find((each) => each === name.charAt(1));
    if (colour === undefined || variant === undefined) throw new Error(`No floor card is called ${name}.`);
    return `${storey}-${colour}-${variant}`;
  };
export const first = named('first');
export const second = named('second');
export const third = named('third');

const FROM_ABOVE = STOREYS.toReversed();

/** The house at which a drawn street begins, unless it is drawn with all its nine places. */
export const BEGIN: House = 4;

/** A street drawn from above: `ra` a card of that row's floor, `##` a scaffold, `.` a free space. */
export const built = (...rows: readonly string[]): Pick<Player, 'street' | 'scaffolds'> => {
  const scaffolds: Space[] = [];
  const street: (FloorCard | null)[] = Array.from({ length: 27 }, () => null);
  rows.forEach((row, index) => {
    const floor = FLOORS[rows.length - 1 - index];
    const storey = FROM_ABOVE[STOREYS.length - rows.length + index];
    if (floor === undefined || storey === undefined) throw new Error('A street has three floors.');
    const marks = row.trim().split(/\s+/);
    marks.forEach((mark, at) => {
      const space = spaceAt(marks.length === 9 ? at : BEGIN + at, floor);
      if (mark === '##') scaffolds.push(space);
      else if (mark !== '.') street[space] = named(storey)(mark);
    });
  });
  return { street, scaffolds: scaffolds.sort((one, other) => one - other) };
};

export const anna = (holding: Partial<Player>): Part => holds(ANNA, holding);
export const ben = (holding: Partial<Player>): Part => holds(BEN, holding);
export const carla = (holding: Partial<Player>): Part => holds(CARLA, holding);

const holds =
  (seat: Seat, holding: Partial<Player>): Part =>
  (state) => ({
    ...state,
    players: state.players.map((player, other) => (other === seat ? { ...player, ...holding } : player)),
  });

/** What Anna has built, and what she holds to build with. */
export const annaBuilt = (...rows: readonly string[]): Part => anna(built(...rows));
export const annaHolds = (...hand: readonly FloorCard[]): Part => anna({ hand });
export const cameToAnna = (...visits: readonly Visit[]): Part => anna({ visits });

/** Anna has taken her cards, and may place. */
export const hasTaken: Part = (state) => ({
  ...state,
  phase: { kind: 'placing', seat: ANNA, placed: 0, completed: [] },
});

export const isPhase =
  (phase: Phase): Part =>
  (state) => ({ ...state, phase });

/** It is Ben's turn, the last one of a round that Anna started. */
export const bensTurn: Part = isPhase({ kind: 'placing', seat: BEN, placed: 0, completed: [] });

/** The supply row by row from above: cards by name, `.` an empty place. */
export const supply =
  (...rows: readonly string[]): Part =>
  (state) => ({
    ...state,
    supply: rows.toReversed().map((row, index): Row => {
      const storey = STOREYS[index];
      if (storey === undefined) throw new Error('The supply has three rows.');
      return row.split(/\s+/).map((mark) => (mark === '.' ? null : named(storey)(mark)));
    }),
  });

/** What is left in the three decks, from the first floor. */
export const decks =
  (...pools: readonly (readonly FloorCard[])[]): Part =>
  (state) => ({ ...state, decks: pools.map((pool) => ({ pool, under: [] })) });

/** Only these characters are left. */
export const leftToCome =
  (left: Partial<Record<Character, number>>): Part =>
  (state) => ({
    ...state,
    characters: {
      ...(Object.fromEntries(Object.keys(state.characters).map((name) => [name, 0])) as BuranoState['characters']),
      ...left,
    },
  });

/** What else the table is like. */
export const standing =
  (part: Partial<BuranoState>): Part =>
  (state) => ({ ...state, ...part });
