import type { QueryConfig } from 'pg';
import type { RecordPage } from '../records.js';
import { readCursor, writeCursor } from './list-cursor.js';
import { reading } from './reading.js';

/** What is read of a list of records: from where, by which columns, and which values are to match; null matches any. */
interface Listing {
  readonly select: string;
  /** Conditions that hold whatever is asked. */
  readonly where: readonly string[];
  readonly matching: Readonly<Record<string, string | null>>;
  /** The alias whose `at` and `id` order the list. */
  readonly by: string;
  readonly cursor: string | null;
  readonly limit: number;
}

/** A record as a row: its place in the list is its moment, and then its id. */
interface Placed {
  readonly id: string;
  readonly at: string | number;
}

/**
 * A page of records, newest first. Only what is asked for stands in the statement, and the limit as a number, for the sake
 * of the plan (list-statement.ts).
 */
export const recordPage = async <Row extends Placed, Kept>(
  read: (query: QueryConfig) => Promise<{ readonly rows: readonly Row[] }>,
  { select, where, matching, by, cursor, limit }: Listing,
  keptOf: (row: Row) => Kept,
): Promise<RecordPage<Kept>> => {
  const after = cursor === null ? null : readCursor(cursor);
  if (cursor !== null && after === null) return { records: [], cursor: null };

  const values: (string | number)[] = [];
  const given = (value: string | number): string => `$${values.push(value)}`;
  const conditions = [
    ...where,
    ...Object.entries(matching).flatMap(([column, value]) => (value === null ? [] : [`${column} = ${given(value)}`])),
    ...(after === null ? [] : [`(${by}.at, ${by}.id) < (${given(after.at)}::bigint, ${given(after.id)}::text)`]),
  ];
  const filter = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const text = `${select} ${filter} order by ${by}.at desc, ${by}.id desc limit ${Math.trunc(limit) + 1}`;
  const { rows } = await reading(() => read({ text, values }));
  const shown = rows.slice(0, limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    records: shown.map(keptOf),
    cursor: last === undefined ? null : writeCursor({ at: Number(last.at), id: last.id }),
  };
};
