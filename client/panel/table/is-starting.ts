import type { Table } from '#engine/kit/table.js';

/** Reveals are asked for: nobody sits down or gets up any more, and the game starts by itself. */
export const isStarting = (table: Table | null): boolean => table?.status === 'open' && table.isStarting;
