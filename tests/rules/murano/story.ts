import { expect } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import type { MuranoCommand } from '#events/murano/commands.js';
import type { Island } from '#events/murano/components.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Refusal } from '#events/refusal.js';
import type { Outcome } from '#events/table/events.js';
import { seenBy } from '#events/seen-by.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { decideAt } from '#engine/kit/act.js';
import { drawsAt } from '#engine/kit/draws.js';
import type { Draws } from '#engine/kit/draws.js';
import { islandGrid } from '#engine/murano/board.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import { opening } from './scenery.js';
import type { Part } from './scenery.js';

/** A command, or how to find it at the table: a ship is named by the space where it lies. */
export type Order = MuranoCommand | ((state: MuranoState) => MuranoCommand);

/** What a story may say of the moment that it has come to. */
export type Check = (moment: Moment) => void;

export interface Moment {
  readonly state: MuranoState;
  /** What the last command brought about, or why it brought about nothing. */
  readonly events: readonly MuranoEvent[];
  readonly refusal: Refusal | null;
}

/**
 * A short story about the game. Along the way it holds that exactly the choices offered are accepted, that nothing is
 * created or lost, and that whoever follows the events as they are shown to it knows what it may know.
 */
export interface Story {
  /** Luck for what follows: the numbers that the draws come to. */
  drawing(...numbers: readonly number[]): Story;
  /** Whoever's turn it is does this. */
  when(...orders: readonly Order[]): Story;
  then(...checks: readonly Check[]): Story;
}

/** Anna and Ben at a table just set up, Anna about to sail, and what the parts change of it. */
export const given = (...parts: readonly Part[]): Story => givenAmong(2, ...parts);

/** The same with more at the table: Anna, Ben, Carla, Dora. */
export const givenAmong = (seats: number, ...parts: readonly Part[]): Story =>
  tell({ state: parts.reduce((state, part) => part(state), opening(seats)), events: [], refusal: null }, keyed);

/** The luck of each command: where it stands in the story is what it is drawn by. */
type Luck = (place: number) => Draws;

const KEY = new Uint8Array(32);
const keyed: Luck = (place) => drawsAt(KEY, 'story', place);

const tell = (moment: Moment, luck: Luck): Story => ({
  drawing: (...numbers) => tell(moment, scripted(numbers)),
  when: (...orders) =>
    tell(
      orders.reduce<Moment>((before, order, place) => follow(before, order, luck(place)), moment),
      luck,
    ),
  then(...checks) {
    checks.forEach((check) => check(moment));
    return tell({ ...moment, refusal: null }, luck);
  },
});

const follow = (before: Moment, order: Order, draws: Draws): Moment => {
  expect(before.refusal).toBeNull();
  const { state } = before;
  const [seat] = murano.deciding(state);
  if (seat === undefined) throw new Error('Nobody is to decide.');
  const command = typeof order === 'function' ? order(state) : order;
  const decision = decideAt(murano, state, seat, command, draws);

  expect({ command, offered: isOffered(state, seat, command) }).toEqual({ command, offered: decision.ok });
  if (!decision.ok) return { state, events: [], refusal: decision.refusal };

  const after = decision.events.reduce((before, event) => murano.evolve(before, event), state);
  expect(murano.census(after)).toEqual(murano.census(state));
  expect(foldedBy(EVERYBODY, state, decision.events)).toEqual(EVERYBODY.map((viewer) => murano.redact(after, viewer)));
  return { state: after, events: decision.events, refusal: null };
};

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'public'];

/** What each viewer knows who follows the events as they are shown to it. */
const foldedBy = (viewers: readonly Viewer[], state: MuranoState, events: readonly MuranoEvent[]) =>
  viewers.map((viewer) =>
    events.reduce(
      (known, event) => {
        const seen = seenBy(murano.seenBy, event, viewer);
        return seen === null ? known : murano.evolve(known, seen);
      },
      murano.redact(state, viewer),
    ),
  );

const isOffered = (state: MuranoState, seat: Seat, command: MuranoCommand): boolean =>
  murano.choices(state, seat).some((choice) => canonical(choice) === canonical(command));

const scripted = (numbers: readonly number[]): Luck => {
  const left = [...numbers];
  return () => {
    let used = 0;
    return {
      below(count) {
        const number = left.shift();
        if (number === undefined || number >= count) throw new Error(`Luck for ${count}: ${String(number)}?`);
        used += 1;
        return number;
      },
      used: () => used,
    };
  };
};

/** The command was refused, by this rule and, where it matters, with these words. */
export const refused =
  (rule: string, words = ''): Check =>
  ({ refusal }) => {
    expect(refusal).toEqual({ code: 'illegal', rule, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(refusal?.message).toContain(words);
  };

/** Exactly this happened: each event with at least these parts. */
export const happened =
  (...events: readonly Record<string, unknown>[]): Check =>
  (moment) => {
    expect(moment.refusal).toBeNull();
    expect(moment.events).toMatchObject(events);
  };

export const has =
  (seat: Seat, holding: Partial<Player>): Check =>
  ({ state, refusal }) => {
    expect(refusal).toBeNull();
    expect(state.players[seat]).toMatchObject(holding);
  };

/** What the table looks like, in part. */
export const table =
  (part: { readonly [Key in keyof MuranoState]?: unknown }): Check =>
  ({ state, refusal }) => {
    expect(refusal).toBeNull();
    expect(state).toMatchObject(part);
  };

/** The island as text: see `islandGrid`. */
export const lies =
  (island: Island, ...rows: readonly string[]): Check =>
  ({ state }) =>
    expect(islandGrid(state, island).map((row) => row.join(' '))).toEqual(
      rows.map((row) => row.split(/\s+/).join(' ')),
    );

/** What a viewer was shown of the last command. */
export const saw =
  (viewer: Viewer, ...events: readonly Record<string, unknown>[]): Check =>
  (moment) =>
    expect(moment.events.map((event) => seenBy(murano.seenBy, event, viewer))).toMatchObject(events);

/** What a viewer knows of the table, in part. */
export const knows =
  (viewer: Viewer, part: { readonly [Key in keyof MuranoState]?: unknown }): Check =>
  ({ state }) =>
    expect(murano.redact(state, viewer)).toMatchObject(part);

export const itIsTheTurnOf =
  (seat: Seat): Check =>
  ({ state }) =>
    expect(murano.deciding(state)).toEqual([seat]);

/** The game is over, and these are the standings. */
export const endsWith =
  (...standings: Outcome['standings']): Check =>
  ({ state }) =>
    expect(murano.outcome(state)).toEqual({ standings });

/** Exactly these choices are offered. */
export const offersOnly =
  (...commands: readonly MuranoCommand[]): Check =>
  (moment) =>
    expect(sorted(choicesOf(moment))).toEqual(sorted(commands));

/** Of these kinds of command some are offered. */
export const offers =
  (...types: readonly MuranoCommand['type'][]): Check =>
  (moment) =>
    expect(kindsOf(moment)).toEqual(expect.arrayContaining([...types]));

/** Of these kinds of command none is offered. */
export const offersNo =
  (...types: readonly MuranoCommand['type'][]): Check =>
  (moment) =>
    expect(kindsOf(moment).filter((type) => types.includes(type))).toEqual([]);

const choicesOf = ({ state }: Moment): readonly MuranoCommand[] =>
  murano.deciding(state).flatMap((seat) => murano.choices(state, seat));

const kindsOf = (moment: Moment): readonly MuranoCommand['type'][] => choicesOf(moment).map(({ type }) => type);

const sorted = (commands: readonly MuranoCommand[]): readonly string[] => commands.map(canonical).sort(byCodeUnits);

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : 1);
