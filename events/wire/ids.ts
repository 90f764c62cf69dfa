import * as z from 'zod';
import { HASH } from '../base64url.js';
import type { CommandId, Digest, TableId } from '../envelope.js';

/** Opaque, and safe in an address, a file name and a log line. */
const ID = /^(?!__proto__$)[A-Za-z0-9_-]{1,64}$/;

export const id = z.string().regex(ID);
export const isTableId = (value: unknown): value is TableId => typeof value === 'string' && ID.test(value);
export const tableId = id.refine(isTableId);

/** A little shorter: what is kept has the seat in front, so that two seats may choose the same. */
const LONGEST_COMMAND_ID = 60;
export const isCommandId = (value: unknown): value is CommandId =>
  typeof value === 'string' && value.length <= LONGEST_COMMAND_ID && ID.test(value);
export const commandId = id.max(LONGEST_COMMAND_ID).refine(isCommandId);

/** SHA-256 or HMAC-SHA256. */
export const hash = z.string().regex(HASH);
export const digest = hash.refine((text): text is Digest => HASH.test(text));

export const seat = z.int().nonnegative();
/** An event's place in its table; 0 is before the first. */
export const seq = z.int().nonnegative();
/** Milliseconds since 1970. */
export const at = z.int().nonnegative();

/** A whole number in an address, written in the only way there is. */
export const inAddress = z
  .string()
  .regex(/^(?:0|[1-9][0-9]{0,14})$/)
  .transform(Number)
  .pipe(z.int().nonnegative());

/** One line of text, without what cannot be seen or turns the direction of writing. */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u);

/** Where a list goes on: the server's own business. */
export const cursor = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/);
