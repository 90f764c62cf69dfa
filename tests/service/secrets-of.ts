import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { saltAt, tableKey } from '#events/chain/commitment.js';
import type { HistoryKept } from '#store/histories.js';
import { bytesIn } from './bytes-in.js';

/** What is secret at a table, as hex. */
export interface Secrets {
  /** Becomes known at the end. */
  readonly seed: Uint8Array;
  /** Is never told: the key of its luck, the salts of what is hidden, and each draw that there was or could have been. */
  readonly never: ReadonlySet<string>;
}

export const secretsOf = ({ seed, events, table }: Pick<HistoryKept, 'seed' | 'events' | 'table'>): Secrets => {
  const key = tableKey(seed, noncesIn(events));
  const seqs = events.map(({ seq }) => seq);
  const draws = isCounted(events)
    ? Array.from({ length: seqs.length + DRAWS }, (_, index) => `draw:${table}:${index + 1}`)
    : seqs.flatMap((seq) => Array.from({ length: DRAWS }, (_, index) => `${table}:${seq}:${index + 1}`));
  const drawn = draws.map((draw) => createHmac('sha256', key).update(draw).digest());
  return { seed, never: new Set([key, ...seqs.map((seq) => saltAt(seed, table, seq)), ...drawn].map(hex)) };
};

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Which of these secrets stand in a text, however they are written there. */
export const found = (texts: readonly string[], secrets: ReadonlySet<string>): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...bytesIn(text)].filter((one) => secrets.has(one)))),
];

const noncesIn = (events: HistoryKept['events']): readonly string[] => {
  const nonces: string[] = [];
  for (const { event } of events) {
    const added = Adding.safeParse(event);
    if (added.success) nonces[added.data.seat] = 'nonce' in added.data ? added.data.nonce : added.data.derivedNonce;
  }
  return nonces;
};

/** The events that tell a seat's nonce: the last one counts. */
const Adding = z.union([
  z.object({ type: z.enum(['SeatTaken', 'NonceRevealed']), seat: z.int(), nonce: z.string() }),
  z.object({ type: z.enum(['SeatTaken', 'NonceWithheld']), seat: z.int(), derivedNonce: z.string() }),
]);

const isCounted = ([first]: HistoryKept['events']): boolean =>
  z.object({ scheme: z.literal(2) }).safeParse(first?.event).success;

/** More than any moment of any game asks for. */
const DRAWS = 200;
