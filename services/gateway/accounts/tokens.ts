import { createHash, randomBytes } from 'node:crypto';

/** Long enough that nobody has to sign in between two games, short enough that a lost one dies. */
export const TOKEN_LIFE_MS = 90 * 24 * 60 * 60 * 1000;
/** A browser's token that is older is replaced by a new one. */
export const OLD_AFTER_MS = 24 * 60 * 60 * 1000;
/** What a browser had under way while its token was replaced still counts. */
export const OVERLAP_MS = 60 * 1000;

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Of 256 random bits nothing can be guessed, so a plain hash hides them. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();
