import * as z from 'zod';
import { Outcome } from '../table/events.js';
import { Player } from './accounts.js';
import { cursor, digest, hash, id, inAddress, seat, seq, tableId } from './ids.js';
import { isHarmless } from './json.js';

/** More than any game here has; what is longer was not written by a client of ours. */
const MOST_SEATS = 16;
const MOST_OPTIONS = 32;
const SHORTEST_MOVE_S = 10;
const LONGEST_MOVE_S = 14 * 24 * 60 * 60;

/** 128 random bits in base64url. */
const SHORTEST_KEY = 22;

const edition = z.int().positive();

export const Options = z
  .record(id, z.boolean())
  .refine(isHarmless)
  .refine((options) => Object.keys(options).length <= MOST_OPTIONS, `At most ${MOST_OPTIONS} options.`)
  .readonly();
export type Options = z.infer<typeof Options>;

/** Unlisted: who has the address may come in. */
export const Visibility = z.enum(['public', 'unlisted']);
export type Visibility = z.infer<typeof Visibility>;

/** How long a seat may think: for ever, or so many seconds a move. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(SHORTEST_MOVE_S).max(LONGEST_MOVE_S) }),
]);
export type Clock = z.infer<typeof Clock>;

export const TableStatus = z.enum(['open', 'playing', 'finished']);
export type TableStatus = z.infer<typeof TableStatus>;

/** One of `GET /api/games`; `options` says in a sentence what each does. */
export const OfferedGame = z.strictObject({
  id,
  edition,
  title: z.string(),
  seats: z.strictObject({ min: z.int().positive(), max: z.int().positive() }).readonly(),
  options: z.record(id, z.string()).readonly(),
});
export type OfferedGame = z.infer<typeof OfferedGame>;

/** `POST /api/tables` */
export const NewTable = z.strictObject({
  game: id,
  seats: z.int().min(1).max(MOST_SEATS),
  options: Options.default({}),
  visibility: Visibility.default('public'),
  clock: Clock.default({ kind: 'none' }),
});
export type NewTable = z.infer<typeof NewTable>;

/**
 * Who asks again with the same key gets the table that they got, or were to get, the first time. The address of the table is
 * made of it: so it has to be as hard to guess as that.
 */
export const NewTableHeaders = z.object({
  'idempotency-key': id
    .min(SHORTEST_KEY, `It is to be chosen at random, and ${SHORTEST_KEY} characters long at least`)
    .exactOptional(),
});

/** What a client has to write of it: the rest has defaults. */
export type NewTableAsked = z.input<typeof NewTable>;

/** The fuller ones first: read leniently, the last would pass for any of them. */
export const SeatAtTable = z.union([
  z.strictObject({ seat, player: Player }),
  z.strictObject({ seat, bot: id }),
  z.strictObject({ seat }),
]);
export type SeatAtTable = z.infer<typeof SeatAtTable>;

const known = {
  id: tableId,
  game: id,
  edition,
  options: Options,
  visibility: Visibility,
  clock: Clock,
  seats: z.array(SeatAtTable).readonly(),
  seq,
  /** SHA-256 of the seed. */
  commitment: hash,
  digest,
  /** The server that is asked does not have the rules of this game at this edition: only its events can be read there. */
  unknownRules: z.literal(true).exactOptional(),
};

/** How a game goes on just now, where the node that is asked has it in hand. */
const going = {
  /** The number of the turn, from 1. */
  turn: z.int().nonnegative().exactOptional(),
  /** The seats that are to decide. */
  deciding: z.array(seat).readonly().exactOptional(),
  watchers: z.int().nonnegative().exactOptional(),
};

/** `GET /api/tables/:id`; a result stands in a finished one, and only there. */
export const TableAsShown = z.discriminatedUnion('status', [
  z.strictObject({
    ...known,
    status: z.literal('open'),
    /** Reveals are asked for: nobody sits down or gets up any more, and the game starts by itself. */
    starting: z.literal(true).exactOptional(),
  }),
  z.strictObject({ ...known, status: z.literal('playing'), ...going }),
  z.strictObject({
    ...known,
    status: z.literal('finished'),
    result: Outcome,
    /** An admin said, for a reason that is kept, that its result does not count. */
    voided: z.literal(true).exactOptional(),
  }),
]);
export type TableAsShown = z.infer<typeof TableAsShown>;

/** The query of `GET /api/tables`. */
export const TablesAsked = z.strictObject({
  status: TableStatus.exactOptional(),
  game: id.exactOptional(),
  player: id.exactOptional(),
  cursor: cursor.exactOptional(),
});
export type TablesAsked = z.infer<typeof TablesAsked>;

/** Its answer; without a cursor there are no more. */
export const TablesAsShown = z.strictObject({
  tables: z.array(TableAsShown).readonly(),
  cursor: cursor.exactOptional(),
});
export type TablesAsShown = z.infer<typeof TablesAsShown>;

/** A seat's part of the draws: anything that can be read aloud. A seat that names none adds a derived one. */
const nonce = z.string().regex(/^[!-~]{1,64}$/);

/** `PUT /api/tables/:id/seats/:seat`: sit down, or seat a bot. */
export const SeatAsked = z.union([
  z.strictObject({ nonce: nonce.exactOptional() }),
  /** To a nonce that is revealed when the game starts (events/chain/README.md says how it is made). */
  z.strictObject({ nonceCommitment: hash }),
  z.strictObject({ bot: id }),
]);
export type SeatAsked = z.infer<typeof SeatAsked>;

/** `POST /api/tables/:id/reveals`: opens the commitment of the seat of whoever asks. */
export const RevealAsked = z.strictObject({ nonce });
export type RevealAsked = z.infer<typeof RevealAsked>;

/** What stands in the address of a table or of a seat. */
export const TableAddress = z.strictObject({ id: tableId });
export type TableAddress = z.infer<typeof TableAddress>;

export const SeatAddress = z.strictObject({ id: tableId, seat: inAddress.pipe(z.int().max(MOST_SEATS - 1)) });
export type SeatAddress = z.infer<typeof SeatAddress>;
