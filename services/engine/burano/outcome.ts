import type { Sheet } from '#events/burano/events.js';
import type { Outcome } from '#events/table/events.js';
import type { BuranoState } from './state.js';

export const outcome = ({ phase, sheets }: BuranoState): Outcome | null =>
  phase.kind === 'over' ? { standings: ranked(sheets) } : null;

/** Who won: the highest total, then most coins, then most cats, then they share it (rule F6). */
export const ranked = (sheets: readonly Sheet[]): Outcome['standings'] =>
  sheets
    .map((sheet, seat) => ({
      seat,
      place: 1 + sheets.filter((other) => isAhead(other, sheet)).length,
      points: sheet.total,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);

const isAhead = (other: Sheet, sheet: Sheet): boolean =>
  (other.total - sheet.total || other.coins - sheet.coins || other.cats - sheet.cats) > 0;
