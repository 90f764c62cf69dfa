import type { TableId } from '#events/envelope.js';
import type { Follower, Told } from '#feed/feed.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import { eventually } from '#tests/store/embedded/eventually.js';

/** Who listens for some tables, and remembers what was told of them. */
export interface Listener {
  readonly follower: Follower;
  /** As "table seq", in the order in which it was told. */
  readonly heard: readonly string[];
  /** Behind all that was heard. */
  readonly behind: Cursor;
  /** Resolves when each of the tables was told up to a seq. */
  until(seq: number): Promise<void>;
  /** Each event of a table by its first time, which is the order that counts. */
  firstOf(table: TableId): readonly number[];
}

export const listenerTo = (...tables: readonly TableId[]): Listener => {
  const heard: string[] = [];
  let behind = BEGINNING;
  const firstOf = (table: TableId): readonly number[] => [
    ...new Set(heard.filter((one) => one.startsWith(`${table} `)).map((one) => Number(one.slice(table.length + 1)))),
  ];
  return {
    heard,
    firstOf,
    get behind() {
      return behind;
    },
    follower: (told: Told) => {
      for (const { table, seq } of told.events) if (tables.includes(table)) heard.push(`${table} ${seq}`);
      behind = told.behind;
      return Promise.resolve();
    },
    until: (seq) =>
      eventually(`all was told up to ${seq}`, () => tables.every((table) => firstOf(table).includes(seq))),
  };
};

/** The seqs of a table, from one to another. */
export const seqs = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
