import { murano } from '#engine/murano/game.js';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Viewer } from '#events/viewer.js';

/** As a viewer knows it; where an undo could go is the rules' own business. */
export const known = (table: Table | null | undefined, viewer: Viewer): unknown => {
  if (!table) return null;
  return { ...redactTable(murano, table, viewer), trail: [] };
};
