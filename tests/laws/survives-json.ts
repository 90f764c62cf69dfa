import type * as z from 'zod';
import type { Happening } from '#events/seen-by.js';
import { TableEvent, tableSeenBy } from '#events/table/events.js';
import type { Game } from '#engine/kit/game.js';
import { isTableEvent } from '#engine/kit/table.js';
import { firstDifference } from './difference.js';
import type { Breach, Law } from './law.js';
import { OLD_EVENTS } from './old-events.js';
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
    for (const type of Object.keys(played.game.seenBy).filter((name) => Object.hasOwn(tableSeenBy, name)))
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

function* misreadOfOld({ game, end: { seq } }: Played): Iterable<Breach> {
  const olds = OLD_EVENTS[game.id] ?? [];
  for (const type of Object.keys(game.upcasts)) {
    if (Object.hasOwn(game.seenBy, type)) yield { seq, message: `${type} is read as something else and still happens` };
    if (!olds.some((event) => event.type === type))
      yield { seq, message: `no old ${type} stands in tests/laws/old-events.ts` };
  }
  for (const old of olds) {
    const read = game.upcasts[old.type]?.(old);
    const fault = read === undefined ? 'nothing reads it' : misread(game.event, read);
    if (fault !== null) yield { seq, message: `the old ${old.type}: ${fault}` };
  }
}

const schemaOf = (game: Game, event: Happening): z.ZodType => (isTableEvent(event) ? TableEvent : game.event);

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const misread = (schema: z.ZodType, event: Happening): string | null => {
  const parsed = schema.safeParse(throughJson(event));
  return parsed.success ? firstDifference(event, parsed.data) : parsed.error.message;
};
