import type { Digest, TableId } from '#events/envelope.js';
import type { SeatAtTable, TableAsShown } from '#events/wire/tables.js';

export const ANNA = { id: 'anna', name: 'Anna' };
export const BEN = { id: 'ben', name: 'Ben' };

/** Anna, Ben, a bot by its name, or nobody. */
type Sitting = typeof ANNA | typeof BEN | 'strong' | 'random' | null;

const seatsOf = (sitting: readonly Sitting[]): readonly SeatAtTable[] =>
  sitting.map((sitter, seat) => {
    if (sitter === null) return { seat };
    return typeof sitter === 'string' ? { seat, bot: sitter } : { seat, player: sitter };
  });

const around = (id: string, sitting: readonly Sitting[]) => ({
  id: id as TableId,
  game: 'murano',
  edition: 1,
  options: {},
  visibility: 'public' as const,
  clock: { kind: 'none' as const },
  seats: seatsOf(sitting),
  seq: 1,
  commitment: 'A'.repeat(43),
  digest: 'A'.repeat(43) as Digest,
});

export const openTable = (id: string, ...sitting: readonly Sitting[]): TableAsShown => ({
  ...around(id, sitting),
  status: 'open',
});

export const playingTable = (id: string, ...sitting: readonly Sitting[]): TableAsShown => ({
  ...around(id, sitting),
  status: 'playing',
});

/** With the points of each seat; the most win. */
export const finishedTable = (id: string, ...ends: readonly (readonly [Sitting, number])[]): TableAsShown => ({
  ...around(
    id,
    ends.map(([sitter]) => sitter),
  ),
  status: 'finished',
  result: {
    standings: ends.map(([, points], seat) => ({
      seat,
      points,
      place: 1 + ends.filter(([, others]) => others > points).length,
    })),
  },
});
