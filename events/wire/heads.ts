import * as z from 'zod';
import { ExportedEvent } from './play.js';
import { at, digest, hash, id, seq, tableId } from './ids.js';

/** Ed25519, 64 bytes in base64url: 86 letters, the last of which carries two bits only. */
const signature = z.string().regex(/^[A-Za-z0-9_-]{85}[AQgw]$/);

/** Where a table's chain ends, as one of our keys says it: whoever has two that contradict each other can show it. */
export const SignedHead = z.strictObject({
  table: tableId,
  seq: seq.positive(),
  digest,
  /** When it was signed, in milliseconds since 1970. */
  at,
  /** The id of the key. */
  key: id,
  /** Over the text that events/chain/head.ts makes of the rest. */
  signature,
});
export type SignedHead = z.infer<typeof SignedHead>;

/** A key that heads are signed with, as everybody may know it. */
export const PublicKey = z.strictObject({
  id,
  /** Ed25519, 32 bytes in base64url. */
  key: hash,
  since: at,
  /** Another took its place, and nothing that was signed later counts. */
  until: at.exactOptional(),
});
export type PublicKey = z.infer<typeof PublicKey>;

/** `GET /api/keys`: those in use, and all that ever were. */
export const PublicKeys = z.strictObject({ keys: z.array(PublicKey).readonly() });
export type PublicKeys = z.infer<typeof PublicKeys>;

/** The last line of `GET /api/tables/:id/export`. The key is told so that one knows which to ask for elsewhere. */
export const ExportedHead = z.strictObject({
  protocol: z.int().positive(),
  head: SignedHead,
  signer: PublicKey,
  /** Over all lines before this one, each with its end: so that damage shows where no event would notice. */
  sha256: hash,
});
export type ExportedHead = z.infer<typeof ExportedHead>;

/** A line of an export. */
export const ExportedLine = z.union([ExportedEvent, ExportedHead]);
export type ExportedLine = z.infer<typeof ExportedLine>;
