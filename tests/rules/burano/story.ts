import { expect } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Refusal } from '#events/refusal.js';
import type { Outcome } from '#events/table/events.js';
import { seenBy } from '#events/seen-by.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { decideAt } from '#engine/kit/act.js';
import { drawsAt } from '#engine/kit/draws.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Options } from '#engine/kit/game.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { built, opening } from './scenery.js';
import type { Part } from './scenery.js';

/** What a story may say of the moment that it has come to. */
export type Check = (moment: Moment) => void;

export interface Moment {
  readonly state: BuranoState;
  /** What the last command brought about, or why it brought about nothing. */
  readonly events: readonly BuranoEvent[];
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
  when(...orders: readonly BuranoCommand[]): Story;
  then(...checks: readonly Check[]): Story;
}

/** Anna and Ben at a table just opened, Anna about to take, and what the parts change of it. */
export const given = (...parts: readonly Part[]): Story => givenAmong(2, ...parts);

/** Anna alone. */
export const givenAlone = (...parts: readonly Part[]): Story => givenAmong(1, ...parts);

/** The same with more at the table: Anna, Ben, Carla, Dora. */
export const givenAmong = (seats: number, ...parts: readonly Part[]): Story => givenWith(seats, {}, ...parts);

export const givenWith = (seats: number, options: Options, ...parts: readonly Part[]): Story =>
  tell(
    { state: parts.reduce((state, part) => part(state), opening(seats, options)), events: [], refusal: null },
    keyed,
  );

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

const follow = (before: Moment, command: BuranoCommand, draws: Draws): Moment => {
  expect(before.refusal).toBeNull();
  const { state } = before;
  const [seat] = burano.deciding(state);
  if (seat === undefined) throw new Error('Nobody is to decide.');
  const decision = decideAt(burano, state, seat, command, draws);

  expect({ command, offered: isOffered(state, seat, command) }).toEqual({ command, offered: decision.ok });
  if (!decision.ok) return { state, events: [], refusal: decision.refusal };

  const after = decision.events.reduce((known, event) => burano.evolve(known, event), state);
  expect(burano.census(after)).toEqual(burano.census(state));
  expect(EVERYBODY.map((viewer) => foldedBy(viewer, state, decision.events))).toEqual(
    EVERYBODY.map((viewer) => burano.redact(after, viewer)),
  );
  return { state: after, events: decision.events, refusal: null };
};

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'public'];

/** What a viewer knows who follows the events as they are shown to it. */
const foldedBy = (viewer: Viewer, state: BuranoState, events: readonly BuranoEvent[]): BuranoState =>
  events.reduce(
    (known, event) => {
      const seen = seenBy(burano.seenBy, event, viewer);
      return seen === null ? known : burano.evolve(known, seen);
    },
    burano.redact(state, viewer),
  );

const isOffered = (state: BuranoState, seat: Seat, command: BuranoCommand): boolean =>
  burano.choices(state, seat).some((choice) => canonical(choice) === canonical(command));

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

/** The command was refused, by this rule. */
export const refused =
  (rule: string): Check =>
  ({ refusal }) =>
    expect(refusal).toEqual({ code: 'illegal', rule, message: expect.stringMatching(/^[A-Z].*\.$/) });

/** These events are among those of the last command. */
export const happened =
  (...events: readonly Record<string, unknown>[]): Check =>
  (moment) =>
    expect(moment.events).toEqual(expect.arrayContaining(events.map((event) => expect.objectContaining(event))));

/** Exactly events of these types happened, in this order. */
export const happenedInOrder =
  (...types: readonly BuranoEvent['type'][]): Check =>
  ({ events }) =>
    expect(events.map(({ type }) => type)).toEqual(types);

export const has =
  (seat: Seat, holding: Partial<Player>): Check =>
  ({ state }) =>
    expect(state.players[seat]).toMatchObject(holding);

/** A street as it is drawn: see `built`. */
export const hasBuilt = (seat: Seat, ...rows: readonly string[]): Check => has(seat, built(...rows));

export const table =
  (part: { readonly [Key in keyof BuranoState]?: unknown }): Check =>
  ({ state, refusal }) => {
    expect(refusal).toBeNull();
    expect(state).toMatchObject(part);
  };

/** What a viewer was shown of the last command. */
export const saw =
  (viewer: Viewer, ...events: readonly Record<string, unknown>[]): Check =>
  (moment) =>
    expect(moment.events.map((event) => seenBy(burano.seenBy, event, viewer))).toMatchObject(events);

/** What a viewer knows of the table, in part. */
export const knows =
  (viewer: Viewer, part: { readonly [Key in keyof BuranoState]?: unknown }): Check =>
  ({ state }) =>
    expect(burano.redact(state, viewer)).toMatchObject(part);

export const itIsTheTurnOf =
  (seat: Seat): Check =>
  ({ state }) =>
    expect(burano.deciding(state)).toEqual([seat]);

/** The game is over, and these are the standings. */
export const endsWith =
  (...standings: Outcome['standings']): Check =>
  ({ state }) =>
    expect(burano.outcome(state)).toEqual({ standings });

/** Exactly these choices are offered. */
export const offersOnly =
  (...commands: readonly BuranoCommand[]): Check =>
  (moment) =>
    expect(sorted(choicesOf(moment))).toEqual(sorted(commands));

/** These choices are offered, among others. */
export const offers =
  (...commands: readonly BuranoCommand[]): Check =>
  (moment) =>
    expect(choicesOf(moment)).toEqual(expect.arrayContaining([...commands]));

/** None of this kind is offered. */
export const offersNo =
  (...types: readonly BuranoCommand['type'][]): Check =>
  (moment) =>
    expect(choicesOf(moment).filter(({ type }) => types.includes(type))).toEqual([]);

const choicesOf = ({ state }: Moment): readonly BuranoCommand[] =>
  burano.deciding(state).flatMap((seat) => burano.choices(state, seat));

const sorted = (commands: readonly BuranoCommand[]): readonly string[] => commands.map(canonical).sort(byCodeUnits);

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : 1);
