import type { TableId } from '#events/envelope.js';
import type { Head, StoredEvent, TakenCommand } from '#store/event-store.js';
import type { Listing } from '#store/projections.js';
import type { Kept } from '#store/postgres/postgres-store.js';

/** A table as it stands in the store: the other side of what is compared. */
export interface StoredTable {
  readonly table: TableId;
  readonly head: Head | null;
  readonly events: readonly StoredEvent[];
  readonly commands: readonly TakenCommand[];
  /** As it is listed, from what was followed. */
  readonly listing: Listing | null;
}

export const storedOf = async ({ store, projections }: Kept, tables: readonly TableId[]): Promise<StoredTable[]> => {
  const { build } = await projections.shown();
  const listed = await projections.listings(build, tables);
  return Promise.all(
    tables.map(async (table) => ({
      ...{ table, head: await store.head(table), listing: listed.get(table) ?? null },
      events: await all(
        (after) => store.read(table, after, PAGE),
        ({ seq }) => seq,
      ),
      commands: await all(
        (after) => store.commands(table, after, PAGE),
        ({ last }) => last,
      ),
    })),
  );
};

const PAGE = 1000;

const all = async <T>(read: (after: number) => Promise<readonly T[]>, place: (one: T) => number): Promise<T[]> => {
  const found: T[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await read(last === undefined ? 0 : place(last));
    found.push(...page);
    if (page.length < PAGE) return found;
  }
};
