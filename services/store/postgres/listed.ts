import type { TableId } from '#events/envelope.js';
import type { Listed, Sitter } from '../lobby.js';
import { writeCursor } from './list-cursor.js';

/** A row of a list of tables (list-statement.ts). */
export interface ListedRow extends Omit<Listed, 'table' | 'at' | 'sitters'> {
  readonly table_id: TableId;
  readonly at: string;
  readonly opened: string;
  readonly sitting: readonly SeatRow[];
}

interface SeatRow {
  readonly seat: number;
  readonly player: string | null;
  readonly bot: string | null;
}

export const listedOf = ({ table_id: table, at, opened: _, sitting, ...same }: ListedRow): Listed => {
  const sitters = new Map(sitting.map((seat) => [seat.seat, sitterOf(seat)]));
  return { ...same, table, at: Number(at), sitters: same.claims.map((__, seat) => sitters.get(seat) ?? null) };
};

export const sitterOf = ({ player, bot }: Omit<SeatRow, 'seat'>): Sitter | null => {
  if (player !== null) return { player };
  return bot === null ? null : { bot };
};

/** The rows of a page: one more than fit says that there is another. */
export const pageOf = <Row extends Pick<ListedRow, 'opened' | 'table_id'>>(rows: readonly Row[], limit: number) => {
  const shown = rows.slice(0, limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { shown, cursor: last === undefined ? null : writeCursor({ at: Number(last.opened), id: last.table_id }) };
};
