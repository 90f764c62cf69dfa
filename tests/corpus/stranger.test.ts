import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { gameAt } from '#engine/registry.js';
import { seenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import {
  strangersCommitmentToSeed,
  strangersDerivedNonce,
  strangersDraw,
  strangersKey,
  strangersNonceCommitment,
  strangersOrigin,
  strangersSeal,
} from '#tests/events/chain/stranger.js';
import { NONCE_PLANS } from './nonce-plans.js';

/** An exported event, as anybody reads it from its file. */
const Line = z.looseObject({
  ...{ table: z.string(), seq: z.int(), at: z.int(), edition: z.int(), digest: z.string() },
  ...{ commitment: z.string().optional(), event: z.looseObject({ type: z.string() }) },
});
const Seated = z.looseObject({ seat: z.int(), nonceCommitment: z.string().optional() });
const Nonce = z.looseObject({ seat: z.int(), nonce: z.string().optional(), derivedNonce: z.string().optional() });
const Opened = z.looseObject({ commitment: z.string(), seats: z.int() });
const Revealed = z.looseObject({ seed: z.string() });

const linesIn = (name: string): readonly z.infer<typeof Line>[] =>
  gunzipSync(readFileSync(join('tests', 'corpus', 'games', `${name}.ndjson.gz`)))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => Line.parse(JSON.parse(line)));

const eventsIn = (name: string) => {
  const lines = linesIn(name);
  const of = (type: string) => lines.flatMap(({ event }) => (event.type === type ? [event] : []));
  const seed = Buffer.from(Revealed.parse(of('SeedRevealed')[0]).seed, 'base64url');
  const taken = of('SeatTaken').map((event) => Seated.parse(event));
  const settled = [...of('SeatTaken'), ...of('NonceRevealed'), ...of('NonceWithheld')].map((event) =>
    Nonce.parse(event),
  );
  const nonces = taken.map(({ seat }) => {
    const last = settled.findLast((one) => one.seat === seat);
    return last?.nonce ?? last?.derivedNonce ?? '';
  });
  return { lines, of, seed, taken, settled, nonces, opened: Opened.parse(of('TableOpened')[0]) };
};

describe.each(NONCE_PLANS)('A stranger who has read only the page of the chain, at $name,', ({ name, ways, drawn }) => {
  const { lines, of, seed, taken, settled, nonces, opened } = eventsIn(name);
  const table = lines[0]?.table ?? '';

  it('finds the seed and every nonce as they were committed to or derived', () => {
    expect(strangersCommitmentToSeed(seed)).toBe(opened.commitment);
    expect(nonces).toHaveLength(opened.seats);
    expect(['NonceRevealed', 'NonceWithheld'].filter((type) => of(type).length > 0)).toEqual(ways);
    for (const { seat, nonceCommitment } of taken) {
      const revealed = settled.find((one) => one.seat === seat && one.nonce !== undefined)?.nonce ?? '';
      if (nonceCommitment !== undefined && of('NonceWithheld').every((event) => event['seat'] !== seat))
        expect(strangersNonceCommitment(table, seat, revealed)).toBe(nonceCommitment);
    }
    for (const { seat, derivedNonce } of settled)
      if (derivedNonce !== undefined) expect(derivedNonce).toBe(strangersDerivedNonce(opened.commitment, table, seat));
  });

  it('gets the same draws by their numbers', () => {
    const key = Buffer.from(strangersKey(seed, nonces), 'base64url');
    const came = drawn.map(({ type, field }) => of(type)[0]?.[field]);
    expect(drawn.map(({ n, among }) => strangersDraw(key, table, n, among))).toEqual(came);
  });

  it('gets every digest and every commitment, told what the public sees of each event', () => {
    const game = gameAt(String(of('TableOpened')[0]?.['game']), lines[0]?.edition ?? 0);
    const showings = { ...tableSeenBy, ...game?.seenBy };
    let previous = strangersOrigin(table);
    for (const { digest, commitment, event, ...line } of lines) {
      const step = { ...line, event, asPublic: seenBy(showings, event, 'public'), secret: commitment !== undefined };
      expect(strangersSeal(previous, step, seed)).toEqual({ digest, commitment: commitment ?? null });
      previous = digest;
    }
  });
});
