import { createHash, randomUUID } from 'node:crypto';
import type { CommandId, Digest, TableId } from '#events/envelope.js';
import type { Append, GivenCommand, NewTable, StoredEvent } from '#store/event-store.js';

/** A table that no other test speaks of. */
export const aTable = (): TableId => `t-${randomUUID()}` as TableId;
export const aCommandId = (): CommandId => `c-${randomUUID()}` as CommandId;

export const SEED = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);

/** What stands in an event beside its type. */
type Said = Readonly<Record<string, unknown>>;

/** One that looks like a digest, and is another where anything is another. */
export const digestOf = (...all: readonly unknown[]): Digest =>
  createHash('sha256').update(JSON.stringify(all)).digest('base64url') as Digest;

export const anEvent = (table: TableId, seq: number, said: Said = {}, by: GivenCommand | null = null): StoredEvent => ({
  table,
  seq,
  at: 1_761_955_200_000 + seq,
  seat: by?.seat ?? null,
  command: by?.id ?? null,
  edition: 1,
  draws: seq % 3,
  event: { type: 'StoneLaid', ...said },
  digest: digestOf(table, seq, said, by?.id),
  commitment: seq % 2 === 0 ? digestOf('secret', table, seq) : null,
});

const eventsAfter = (table: TableId, after: number, said: readonly Said[], by: GivenCommand | null) =>
  said.map((one, index) => anEvent(table, after + 1 + index, one, by));

/** A table whose first `count` events tell of nothing. */
export const anOpening = (table: TableId, count = 1): NewTable => ({
  table,
  game: 'quarry',
  edition: 1,
  seed: SEED,
  events: eventsAfter(
    table,
    0,
    Array.from({ length: count }, () => ({})),
    null,
  ),
});

/** Anna, at seat 0, lays a stone. */
const aCommand = (seen: number, id = aCommandId()): GivenCommand => ({
  id,
  seat: 0,
  command: { type: 'layStone', course: seen },
  seen,
});

/** What a command brings about, at a table that nothing happened at since it was opened. */
export const play = (table: TableId, after: number, id = aCommandId(), said: readonly Said[] = [{ id }]): Append => {
  const command = aCommand(after, id);
  return {
    table,
    after,
    onto: anEvent(table, after).digest,
    events: eventsAfter(table, after, said, command),
    command,
  };
};

/** What the service does of itself. */
export const serve = (table: TableId, after: number, said: readonly Said[] = [{}]): Append => ({
  table,
  after,
  onto: anEvent(table, after).digest,
  events: eventsAfter(table, after, said, null),
  command: null,
});

/** Each built on the one before. */
export const run = (first: Append, ...others: readonly Append[]): readonly Append[] =>
  others.reduce((appends, next) => [...appends, { ...next, onto: endOf(appends.at(-1) ?? first) }], [first]);

/** The digest that the next one builds on. */
const endOf = ({ table, events }: Append): Digest => events.at(-1)?.digest ?? anEvent(table, 0).digest;

export const APPENDED = { kind: 'appended' } as const;
export const movedTo = (seq: number) => ({ kind: 'moved', seq }) as const;
export const knownAt = (first: number, last = first) => ({ kind: 'known', answer: { first, last } }) as const;
