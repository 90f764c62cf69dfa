import type { TableId } from '#events/envelope.js';
import type { EventStore } from '#store/event-store.js';
import type { Outbox } from '#store/outbox.js';
import { anOpening, aTable } from '../story.js';

/** Two nodes of a service over one storage, and its outbox. In memory there is one node, twice. */
export interface Stores {
  readonly store: EventStore;
  readonly other: EventStore;
  readonly outbox: Outbox;
}

/** How a test gets at the stores, which stand only once it runs. */
export type StoresOf = () => Stores;

/** A table that stands, with this many events. */
export const tableIn = async ({ store }: Stores, count = 1): Promise<TableId> => {
  const table = aTable();
  await store.open(anOpening(table, count));
  return table;
};

export const ALL = 10_000;
