import type { TableAsShown } from '#events/wire/tables.js';
import { sittersOf } from './listing.js';
import type { Sitter } from './listing.js';

export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
  readonly sitter: Sitter;
}

/** How a finished game ended, best first; empty where it ended without a result, or has not ended. */
export const standingsOf = (table: TableAsShown, me: string | null): readonly Standing[] => {
  if (table.status !== 'finished') return [];
  const sitters = sittersOf(table, me);
  return table.result.standings
    .map(({ seat, place, points }) => ({ seat, place, points, sitter: sitters[seat] ?? NOBODY }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
};

/** Those who won, or share the win. */
export const winnersOf = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ place }) => place === 1);

const NOBODY: Sitter = { kind: 'free' };
