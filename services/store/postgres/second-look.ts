import type { QueryConfig } from 'pg';
import type { Answered, Append } from '../event-store.js';

/** What stands in the store where an append may have gone. */
export interface Seen {
  readonly n: number;
  /** The answer of its command, if that had an effect. */
  readonly first: number | null;
  readonly last: number | null;
  /** The digest of the event where its last would stand. */
  readonly digest: string | null;
}

/**
 * Asked for what the append statement could not know: what another node kept while the statement was already looking, and
 * what became of an append whose answer was lost.
 */
const TEXT = `
select asked.n::int, command.first, command.last, event.digest
from unnest($1::text[], $2::text[], $3::int[]) with ordinality as asked (table_id, command_id, last, n)
  left join store.commands command on command.table_id = asked.table_id and command.id = asked.command_id
  left join store.events event on event.table_id = asked.table_id and event.seq = asked.last`;

export const secondLook = (appends: readonly Append[]): QueryConfig => ({
  name: 'second-look',
  text: TEXT,
  values: [
    appends.map(({ table }) => table),
    appends.map(({ command }) => command?.id),
    appends.map(({ after, events }) => after + events.length),
  ],
});

/** A digest holds all that came before it: who finds his own at its place was the one who put it there. */
export const isOwn = ({ events }: Append, { digest }: Seen): boolean => digest === events.at(-1)?.digest;

export const answerOf = (found: Pick<Seen, 'first' | 'last'>): Answered | null =>
  found.first === null || found.last === null ? null : { first: found.first, last: found.last };
