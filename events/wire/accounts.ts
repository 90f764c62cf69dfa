import * as z from 'zod';
import { id } from './ids.js';

/**
 * 1 to 40 characters, at least one of which can be seen. No control characters, no line ends, and nothing that turns
 * the direction of writing or takes no room: one name could pass for another. The two joiners are part of many scripts.
 */
const NAME = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\u200c|\u200d){1,40}$/u;

/** Read without space around it and in one Unicode form, so that a name is found again whatever keyboard wrote it. */
export const PlayerName = z.string().trim().normalize('NFC').regex(NAME);

const Password = z.string().normalize('NFC').min(8).max(200);

export const Player = z.strictObject({ id, name: PlayerName });
export type Player = z.infer<typeof Player>;

/** What `Authorization: Bearer` may carry (RFC 6750), of a length that fits every proxy's header. */
export const token = z.string().regex(/^[A-Za-z0-9._~+/=-]{1,2048}$/);

/** `POST /api/guests` */
export const NewGuest = z.strictObject({ name: PlayerName });
export type NewGuest = z.infer<typeof NewGuest>;

/** `POST /api/accounts` and `POST /api/sessions` */
export const Credentials = z.strictObject({ name: PlayerName, password: Password });
export type Credentials = z.infer<typeof Credentials>;

/** The answer to all three. */
export const SignedIn = z.strictObject({ player: Player, token });
export type SignedIn = z.infer<typeof SignedIn>;

/** `DELETE /api/accounts/current`: an account's password confirms it; a guest has none, and the token is enough. */
export const Goodbye = z.strictObject({ password: Password.exactOptional() });
export type Goodbye = z.infer<typeof Goodbye>;
