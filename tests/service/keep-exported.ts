import { fromBase64url } from '#events/base64url.js';
import type { CommandId } from '#events/envelope.js';
import type { ExportedEvent } from '#events/wire/play.js';
import type { EventStore, GivenCommand, StoredEvent } from '#store/event-store.js';
import { historyIn } from './history-in.js';

/** An exported game, put back into a store as it was kept there: what each command brought about in one piece. */
export const keepExported = async (store: Pick<EventStore, 'open' | 'append'>, ndjson: string): Promise<void> => {
  const events = historyIn(ndjson);
  const [first, ...later] = events;
  const seed = fromBase64url(String(events.at(-1)?.event['seed']));
  if (first === undefined || seed === null) throw new Error('That is no export of a game.');
  const { table, edition, event } = first;
  await store.open({ table, game: String(event['game']), edition, seed, events: [storedOf(first)] });

  let onto = first;
  for (const piece of pieces(later)) {
    const given = givenIn(piece);
    const appended = { table, after: onto.seq, onto: onto.digest, events: piece.map(storedOf), command: given };
    const { kind } = await store.append(appended);
    if (kind !== 'appended') throw new Error(`Event ${onto.seq + 1} of ${table} was not kept: ${kind}.`);
    onto = piece.at(-1) ?? onto;
  }
};

/** A command brings about all events up to the next that is not its own; what nobody asked for stands by itself. */
const pieces = (events: readonly ExportedEvent[]): readonly (readonly ExportedEvent[])[] => {
  const all: ExportedEvent[][] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.command !== null && last?.at(-1)?.command === event.command) last.push(event);
    else all.push([event]);
  }
  return all;
};

const givenIn = ([first]: readonly ExportedEvent[]): GivenCommand | null => {
  const { command: id = null, seat = null, given } = first ?? {};
  if (id === null || seat === null || given === undefined) return null;
  return { id: id as CommandId, seat, command: given.command, seen: given.seen };
};

const storedOf = ({ given: _, commitment, draws = 0, ...event }: ExportedEvent): StoredEvent => ({
  ...event,
  draws,
  command: event.command as CommandId | null,
  commitment: commitment ?? null,
});
