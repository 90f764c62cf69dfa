import type { TableId } from '#events/envelope.js';
import { sitterIn } from './projected.js';
import type { CountedTable, Listing, Place, Result, ResultSeat, Surroundings } from '../projections.js';
import { sitterOf } from './listed.js';

export interface PlaceRow extends Omit<Place, 'moves'> {
  readonly moves: string;
}

export const placeOf = ({ moves, ...same }: PlaceRow): Place => ({ ...same, moves: Number(moves) });

export interface ListingRow extends Omit<Listing, 'table' | 'opened' | 'finished'> {
  readonly table_id: TableId;
  readonly opened: string;
  readonly finished: string | null;
}

export interface SurroundingsRow {
  readonly table_id: TableId;
  readonly is_public: boolean;
  readonly is_aside: boolean;
  readonly claims: readonly {
    readonly seat: number;
    readonly claim: string;
    readonly player: string | null;
    readonly bot: string | null;
  }[];
}

export interface ResultRow {
  readonly game: string;
  readonly at: string;
  readonly table_id: TableId;
  readonly seats: readonly (Omit<ResultSeat, 'sitter'> & { readonly is_bot: boolean; readonly sitter: string })[];
}

/** A seat is theirs whose claim the table has for it. */
export const surroundingsOf = ({ claims }: Listing, row: SurroundingsRow | undefined): Surroundings => ({
  isPublic: row?.is_public ?? false,
  isAside: row?.is_aside ?? false,
  sitters: claims.map((claim, seat) => {
    const own = row?.claims.find((one) => one.seat === seat && one.claim === claim);
    return own === undefined ? null : sitterOf(own);
  }),
});

export const listingOf = ({ table_id: table, opened, finished, ...same }: ListingRow): Listing => ({
  ...{ ...same, table, opened: Number(opened) },
  finished: finished === null ? null : Number(finished),
});

export const resultOf = ({ game, at, table_id: table, seats }: ResultRow): Result => ({
  ...{ game, at: Number(at), table },
  seats: seats.map(({ is_bot, sitter, ...same }) => ({ ...same, sitter: sitterIn({ is_bot, sitter }) })),
});

export const countedOf = ({ game, at, table_id: table, seats }: ResultRow): CountedTable => ({
  ...{ game, at: Number(at), table },
  sitters: seats.map(sitterIn),
});
