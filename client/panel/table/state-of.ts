import type { Table } from '#engine/kit/table.js';

/** The state of the game at a table, where there is one. */
export const stateOf = (table: Table | null): object | null =>
  table === null || table.status === 'open' ? null : table.state;
