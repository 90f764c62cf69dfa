import { createHash, createHmac } from 'node:crypto';

/**
 * The chain once more, by somebody who read events/chain/README.md and nothing else: no import of ours, Node's own
 * hashes. It is told apart what the public sees of an event, and whether its type has a secret part.
 */
export interface StrangersStep {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly edition: number;
  readonly event: unknown;
  readonly asPublic: unknown;
  readonly secret: boolean;
}

export const strangersKey = (seed: Buffer, nonces: readonly string[]): string =>
  createHmac('sha256', seed)
    .update(`key:${sortedJson(nonces)}`, 'utf8')
    .digest('base64url');

/** The n-th draw of a table of scheme 2, as a number below `count`. */
export const strangersDraw = (key: Buffer, table: string, n: number, count: number): number => {
  const bytes = createHmac('sha256', key).update(`draw:${table}:${n}`, 'utf8').digest();
  const words = Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
  const fair = words.find((word) => word < 2 ** 32 - (2 ** 32 % count));
  return (fair ?? 0) % count;
};

/** The nonce of a seat that names none. */
export const strangersDerivedNonce = (commitment: string, table: string, seat: number): string =>
  createHash('sha256')
    .update(`laguna-nonce:${sortedJson([commitment, table, seat])}`, 'utf8')
    .digest('base64url');

/** A seat's commitment to its nonce. */
export const strangersNonceCommitment = (table: string, seat: number, nonce: string): string =>
  createHash('sha256')
    .update(`laguna-nonce-commitment:${sortedJson([table, seat, nonce])}`, 'utf8')
    .digest('base64url');

export const strangersCommitmentToSeed = (seed: Buffer): string =>
  createHash('sha256').update(seed).digest('base64url');

export const strangersOrigin = (table: string): string =>
  createHash('sha256').update(`laguna:${table}`, 'utf8').digest('base64url');

export const strangersSeal = (previous: string, step: StrangersStep, seed: Buffer) => {
  const { table, seq, at, edition, asPublic } = step;
  const publicPart = sortedJson({ table, seq, at, edition, event: asPublic });
  const salt = createHmac('sha256', seed).update(`salt:${table}:${seq}`, 'utf8').digest();
  const commitment = createHmac('sha256', salt).update(sortedJson(step.event), 'utf8').digest();
  const digest = createHash('sha256')
    .update(Buffer.from(previous, 'base64url'))
    .update(createHash('sha256').update(publicPart, 'utf8').digest())
    .update(step.secret ? commitment : Buffer.alloc(32))
    .digest('base64url');
  return { digest, commitment: step.secret ? commitment.toString('base64url') : null };
};

/** Good for events, whose keys are words. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
