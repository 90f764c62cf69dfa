import type { Table } from '#engine/kit/table.js';

const STATUSES: ReadonlySet<unknown> = new Set<Table['status']>(['open', 'playing', 'finished']);

/** A snapshot is made by the same code as a fold: what is looked at is whether it is one at all. */
export const isTable = (state: object, seq: number): state is Table =>
  'status' in state && STATUSES.has(state.status) && 'seq' in state && state.seq === seq && 'setting' in state;
