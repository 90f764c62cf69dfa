import type { TableId } from '#events/envelope.js';
import type { Answered } from '../event-store.js';
import type { Asked } from './append-statement.js';

/** What the statement (append-statement.ts) answers: for each append, and for each table by the first append to it. */
export type FoundRow = { readonly n: number } & (
  | { readonly what: 'append'; readonly fits: boolean; readonly first: number | null; readonly last: number | null }
  | ({ readonly what: 'held' } & Held)
  | { readonly what: 'nowhere' }
);

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
  /** Its table; null where another transaction held it. */
  readonly table: Held | 'nowhere' | null;
}

/** What was found for each append of a batch, in its order. */
export const foundIn = (batch: readonly Asked[], rows: readonly FoundRow[]): readonly Found[] => {
  const tables = new Map<TableId | undefined, Held | 'nowhere'>();
  const fits = new Set<number>();
  const known = new Map<number, Answered>();
  for (const row of rows) {
    if (row.what === 'held') tables.set(batch[row.n - 1]?.append.table, row);
    if (row.what === 'nowhere') tables.set(batch[row.n - 1]?.append.table, 'nowhere');
    if (row.what === 'append' && row.fits) fits.add(row.n);
    if (row.what === 'append' && row.first !== null && row.last !== null) {
      known.set(row.n, { first: row.first, last: row.last });
    }
  }
  return batch.map(({ append }, index) => ({
    n: index + 1,
    fits: fits.has(index + 1),
    known: known.get(index + 1) ?? null,
    table: tables.get(append.table) ?? null,
  }));
};
