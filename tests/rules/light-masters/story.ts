import { expect } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { Refusal } from '#events/refusal.js';
import type { Outcome } from '#events/table/events.js';
import { seenBy } from '#events/seen-by.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { decideAt } from '#engine/kit/act.js';
import { noDraws } from '#engine/kit/draws.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState, Player } from '#engine/light-masters/state.js';
import { opening } from './scenery.js';
import type { Part } from './scenery.js';

/** What a story may say of the moment that it has come to. */
export type Check = (moment: Moment) => void;

interface Moment {
  readonly state: LightMastersState;
  /** What the last command brought about, or why it brought about nothing. */
  readonly events: readonly LightMastersEvent[];
  readonly refusal: Refusal | null;
}

/**
 * A short story about the game. Along the way it holds that exactly the choices offered are accepted, that nothing is
 * created or lost, that no luck falls, and that whoever follows the events as they are shown knows what it may know.
 */
interface Story {
  /** Whoever's turn it is does this. */
  when(...commands: readonly LightMastersCommand[]): Story;
  then(...checks: readonly Check[]): Story;
}

/** Anna and Ben at a table just set up, Anna about to collect, and what the parts change of it. */
export const given = (...parts: readonly Part[]): Story => givenAmong(2, ...parts);

/** The same with more at the table: Anna, Ben, Carla, Dora. */
export const givenAmong = (seats: number, ...parts: readonly Part[]): Story =>
  tell({ state: parts.reduce((state, part) => part(state), opening(seats)), events: [], refusal: null });

const tell = (moment: Moment): Story => ({
  when: (...commands) => tell(commands.reduce(follow, moment)),
  then(...checks) {
    checks.forEach((check) => check(moment));
    return tell({ ...moment, refusal: null });
  },
});

const follow = (before: Moment, command: LightMastersCommand): Moment => {
  expect(before.refusal).toBeNull();
  const { state } = before;
  const [seat] = lightMasters.deciding(state);
  if (seat === undefined) throw new Error('Nobody is to decide.');
  const decision = decideAt(lightMasters, state, seat, command, noDraws);

  expect({ command, offered: isOffered(state, seat, command) }).toEqual({ command, offered: decision.ok });
  if (!decision.ok) return { state, events: [], refusal: decision.refusal };

  const after = decision.events.reduce((before, event) => lightMasters.evolve(before, event), state);
  expect(lightMasters.census(after)).toEqual(lightMasters.census(state));
  expect(foldedBy(EVERYBODY, state, decision.events)).toEqual(
    EVERYBODY.map((viewer) => lightMasters.redact(after, viewer)),
  );
  return { state: after, events: decision.events, refusal: null };
};

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'public'];

/** What each viewer knows who follows the events as they are shown to it. */
const foldedBy = (viewers: readonly Viewer[], state: LightMastersState, events: readonly LightMastersEvent[]) =>
  viewers.map((viewer) =>
    events.reduce(
      (known, event) => {
        const seen = seenBy(lightMasters.seenBy, event, viewer);
        return seen === null ? known : lightMasters.evolve(known, seen);
      },
      lightMasters.redact(state, viewer),
    ),
  );

const isOffered = (state: LightMastersState, seat: Seat, command: LightMastersCommand): boolean =>
  lightMasters.choices(state, seat).some((choice) => canonical(choice) === canonical(command));

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
  (part: { readonly [Key in keyof LightMastersState]?: unknown }): Check =>
  ({ state, refusal }) => {
    expect(refusal).toBeNull();
    expect(state).toMatchObject(part);
  };

/** What a viewer was shown of the last command. */
export const saw =
  (viewer: Viewer, ...events: readonly Record<string, unknown>[]): Check =>
  (moment) =>
    expect(moment.events.map((event) => seenBy(lightMasters.seenBy, event, viewer))).toMatchObject(events);

/** What a viewer knows of the table, in part. */
export const knows =
  (viewer: Viewer, part: { readonly [Key in keyof LightMastersState]?: unknown }): Check =>
  ({ state }) =>
    expect(lightMasters.redact(state, viewer)).toMatchObject(part);

export const itIsTheTurnOf =
  (seat: Seat): Check =>
  ({ state }) =>
    expect(lightMasters.deciding(state)).toEqual([seat]);

/** The game is over, and these are the standings. */
export const endsWith =
  (...standings: Outcome['standings']): Check =>
  ({ state }) =>
    expect(lightMasters.outcome(state)).toEqual({ standings });

/** Exactly these choices are offered. */
export const offersOnly =
  (...commands: readonly LightMastersCommand[]): Check =>
  (moment) =>
    expect(sorted(choicesOf(moment))).toEqual(sorted(commands));

/** Of these kinds of command some are offered. */
export const offers =
  (...types: readonly LightMastersCommand['type'][]): Check =>
  (moment) =>
    expect(choicesOf(moment).map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));

/** Of these kinds of command none is offered. */
export const offersNo =
  (...types: readonly LightMastersCommand['type'][]): Check =>
  (moment) =>
    expect(choicesOf(moment).filter(({ type }) => types.includes(type))).toEqual([]);

const choicesOf = ({ state }: Moment): readonly LightMastersCommand[] =>
  lightMasters.deciding(state).flatMap((seat) => lightMasters.choices(state, seat));

const sorted = (commands: readonly LightMastersCommand[]): readonly string[] =>
  commands.map(canonical).sort((one, other) => (one < other ? -1 : 1));
