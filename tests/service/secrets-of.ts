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
  const draw = (seq: number, index: number) =>
    createHmac('sha256', key)
      .update(`${table}:${seq}:${index + 1}`)
      .digest();
  const draws = seqs.flatMap((seq) => Array.from({ length: DRAWS }, (_, index) => draw(seq, index)));
  return { seed, never: new Set([key, ...seqs.map((seq) => saltAt(seed, table, seq)), ...draws].map(hex)) };
};

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Which of these secrets stand in a text, however they are written there. */
export const found = (texts: readonly string[], secrets: ReadonlySet<string>): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...bytesIn(text)].filter((one) => secrets.has(one)))),
];

const noncesIn = (events: HistoryKept['events']): readonly string[] => {
  const nonces: string[] = [];
  for (const { event } of events) {
    const taken = SeatTaken.safeParse(event);
    if (taken.success) nonces[taken.data.seat] = taken.data.nonce;
  }
  return nonces;
};

const SeatTaken = z.object({ type: z.literal('SeatTaken'), seat: z.int(), nonce: z.string() });

/** More than any moment of any game asks for. */
const DRAWS = 200;
