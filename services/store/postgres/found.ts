import type { TableId } from '#events/envelope.js';
import type { Answered } from '../event-store.js';
import type { Asked } from './append-statement.js';

/** What the statement (append-statement.ts) answers. A run, and its table, is known by the place of its first append. */
export type FoundRow =
  /** The runs that were kept, with commas between; null where none was. */
  | { readonly what: 'fitting'; readonly runs: string | null }
  | { readonly what: 'known'; readonly n: number; readonly first: number; readonly last: number }
  | ({ readonly what: 'held'; readonly n: number } & Held)
  | { readonly what: 'nowhere'; readonly n: number };

/** A table that the statement got hold of. */
interface Held {
  readonly seq: number;
  /** It ends with what the first append to it builds on. */
  readonly meets: boolean;
  /** It was moved by a transaction that began later than this one: once more, and the outbox stays in order. */
  readonly early: boolean;
}

/** What was found for one append. */
export interface Found {
  /** Its place in the batch, from 1. */
  readonly n: number;
  readonly fits: boolean;
  readonly known: Answered | null;
  /** Its table, where it does not fit; null where another transaction held it. */
  readonly table: Held | 'nowhere' | null;
}

/** What was found for each append of a batch, in its order. */
export const foundIn = (batch: readonly Asked[], rows: readonly FoundRow[]): readonly Found[] => {
  const fitting = new Set<TableId | undefined>();
  const tables = new Map<TableId | undefined, Held | 'nowhere'>();
  const known = new Map<number, Answered>();
  const tableAt = (n: number): TableId | undefined => batch[n - 1]?.append.table;
  for (const row of rows) {
    switch (row.what) {
      case 'fitting':
        for (const run of row.runs?.split(',') ?? []) fitting.add(tableAt(Number(run)));
        break;
      case 'known':
        known.set(row.n, { first: row.first, last: row.last });
        break;
      case 'held':
        tables.set(tableAt(row.n), row);
        break;
      case 'nowhere':
        tables.set(tableAt(row.n), 'nowhere');
        break;
    }
  }
  return batch.map(({ append }, index) => ({
    n: index + 1,
    fits: fitting.has(append.table),
    known: known.get(index + 1) ?? null,
    table: tables.get(append.table) ?? null,
  }));
};
