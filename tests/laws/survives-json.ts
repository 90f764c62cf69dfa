import type * as z from 'zod';
import { seenBy } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import { TableEvent, tableSeenBy } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { isTableEvent } from '#engine/kit/table.js';
import { formOf, readToday, showingsOf, upcastOf } from '#engine/kit/upcast.js';
import { firstDifference } from './difference.js';
import type { Breach, Law } from './law.js';
import { oldEventsOf } from './old-events.js';
import type { Happened, Played } from './played.js';
import { happenedOf } from './sampling.js';
import { eventSeenBy, viewersOf } from './viewers.js';

/** What is stored and sent is JSON, read again by the game's own schema: whole, as each viewer saw it, and of old. */
export const survivesJson: Law = {
  id: 'G7',
  promise: 'events survive JSON; old ones read through their upcasts',

  *broken(played, effort) {
    for (const happened of happenedOf(played, effort)) yield* misreadNow(played, happened);
    yield* misreadOfOld(played);
    const { seenBy, upcasts } = played.game;
    for (const type of Object.keys({ ...upcasts, ...seenBy }).filter((name) => Object.hasOwn(tableSeenBy, name)))
      yield { seq: played.end.seq, message: `${type} happens in the game and to every table` };
  },
};

function* misreadNow({ game, setting }: Played, { step, table }: Happened): Iterable<Breach> {
  for (const viewer of viewersOf(setting)) {
    const seen = eventSeenBy(game, step.event, viewer);
    const fault = seen === null ? null : misread(schemaOf(game, step.event), seen);
    if (fault !== null) yield { seq: step.seq, message: `${step.event.type} as ${viewer} sees it: ${fault}` };
  }
  const fault = table.status === 'open' ? null : firstDifference(table.state, throughJson(table.state));
  if (fault !== null) yield { seq: step.seq, message: `the state after ${step.event.type}: ${fault}` };
}

function* misreadOfOld({ game, setting, end: { seq } }: Played): Iterable<Breach> {
  const olds = oldEventsOf(game).filter(({ type }) => !Object.hasOwn(game.seenBy, type));
  for (const type of Object.keys(game.upcasts)) {
    if (Object.hasOwn(game.seenBy, type)) yield { seq, message: `${type} is read as something else and still happens` };
    if (!olds.some((event) => event.type === type))
      yield { seq, message: `no old ${type} stands in tests/laws/old-events.ts` };
  }
  for (const old of olds) {
    if (upcastOf(game.upcasts, old) === undefined) yield { seq, message: `the old ${old.type}: nothing reads it` };
    for (const viewer of viewersOf(setting)) {
      const fault = misreadBy(game, old, viewer);
      if (fault !== null) yield { seq, message: `the old ${old.type} as ${viewer} sees it: ${fault}` };
    }
  }
}

/** It is redacted as it was written, and then read: that has to give what a viewer sees of the event that it is read as. */
const misreadBy = (game: Game, old: Happening, viewer: Viewer): string | null => {
  const seen = seenBy(showingsOf(game), old, viewer);
  const today = eventSeenBy(game, readToday(game.upcasts, old), viewer);
  if (seen === null || today === null)
    return seen === today ? null : 'its kind is known in one form and not in the other';
  const read = readToday(game.upcasts, seen);
  return misread(formOf(game, seen), seen) ?? misread(game.event, read) ?? firstDifference(today, read);
};

const schemaOf = (game: Game, event: Happening): z.ZodType => (isTableEvent(event) ? TableEvent : game.event);

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const misread = (schema: z.ZodType, event: Happening): string | null => {
  const parsed = schema.safeParse(throughJson(event));
  return parsed.success ? firstDifference(event, parsed.data) : parsed.error.message;
};
