import * as z from 'zod';
import { byAll, byAllAsNews } from '../seen-by.js';
import type { SeenBy } from '../seen-by.js';

const seat = z.int().nonnegative();

/** The place of each seat and its points, best first; seats that share a place won or lost alike. */
export const Outcome = z.strictObject({
  standings: z.array(z.strictObject({ seat, place: z.int().positive(), points: z.int() }).readonly()).readonly(),
});
export type Outcome = z.infer<typeof Outcome>;

const claim = z.string();

/**
 * A seat is taken, with what it adds to the draws. The claim tells the server who sits there (store/lobby.ts); in the first
 * scheme the nonce is the claim. In the second the nonce is named, or derived from what is public (events/chain/nonces.ts), or only
 * committed to, and revealed before the start.
 */
const SeatTaken = z.union([
  z.strictObject({ type: z.literal('SeatTaken'), seat, nonce: z.string() }),
  z.strictObject({ type: z.literal('SeatTaken'), seat, claim, nonce: z.string() }),
  z.strictObject({ type: z.literal('SeatTaken'), seat, claim, derivedNonce: z.string() }),
  z.strictObject({ type: z.literal('SeatTaken'), seat, claim, nonceCommitment: z.string() }),
]);
type SeatTaken = z.infer<typeof SeatTaken>;

export const claimIn = (event: SeatTaken): string => ('claim' in event ? event.claim : event.nonce);

/** Everything else that happens to a table, each in one form. */
const Other = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('TableOpened'),
    game: z.string(),
    edition: z.int().positive(),
    seats: z.int().positive(),
    options: z.record(z.string(), z.boolean()).readonly(),
    /** SHA-256 of the seed, shown before anyone sits down. */
    commitment: z.string(),
    /** How its draws are keyed (events/chain/schemes.ts); absent in the first scheme, which is older than the field. */
    scheme: z.int().min(2).exactOptional(),
  }),
  z.strictObject({ type: z.literal('SeatLeft'), seat }),
  /** Every seat is taken and somebody wants to start: the seats that committed to a nonce are to reveal it. Seats stay as they are. */
  z.strictObject({ type: z.literal('RevealsAsked') }),
  z.strictObject({ type: z.literal('NonceRevealed'), seat, nonce: z.string() }),
  /** The reveal did not come in time: the seat adds a derived nonce instead. */
  z.strictObject({ type: z.literal('NonceWithheld'), seat, derivedNonce: z.string() }),
  z.strictObject({ type: z.literal('TableStarted') }),
  z.strictObject({ type: z.literal('Undone'), seat, to: z.int().nonnegative() }),
  /** The seat thought longer than the table's clock allows; it is asked for a little longer. */
  z.strictObject({ type: z.literal('SeatWarned'), seat }),
  /** A bot plays for the seat from here on, until its player is back. */
  z.strictObject({ type: z.literal('StandInSat'), seat, bot: z.string() }),
  z.strictObject({ type: z.literal('SeatCameBack'), seat }),
  z.strictObject({ type: z.literal('TableFinished'), outcome: Outcome }),
  /** It ends without a result: nobody came by any more, or else by whoever is named. */
  z.strictObject({ type: z.literal('TableClosed'), by: z.literal('admin').exactOptional() }),
  z.strictObject({ type: z.literal('SeedRevealed'), seed: z.string() }),
]);

/** The events of every table, whatever is played on it. */
export const TableEvent = z.union([SeatTaken, Other]);
export type TableEvent = z.infer<typeof TableEvent>;

export const tableSeenBy: SeenBy<TableEvent> = {
  TableOpened: byAll,
  SeatTaken: byAll,
  SeatLeft: byAll,
  RevealsAsked: byAll,
  NonceRevealed: byAll,
  NonceWithheld: byAll,
  TableStarted: byAllAsNews,
  Undone: byAll,
  SeatWarned: byAll,
  StandInSat: byAll,
  SeatCameBack: byAll,
  TableFinished: byAllAsNews,
  TableClosed: byAllAsNews,
  SeedRevealed: byAllAsNews,
};
