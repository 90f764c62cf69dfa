import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCluster } from '#infra/cluster/start-cluster.js';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { UNHURRIED } from '#tests/service/served.js';
import { FAULTS } from './faults/faults.js';
import { faultyRun } from './faults/faulty-run.js';
import { LONG, SHORT } from './faults/scene.js';
import { Ways } from './ways.js';

const START_MS = 300_000;
/** A few each time; `npm run test:faults` has many, and longer ones. */
const RUNS = Number(process.env['FAULTS'] ?? 5);
const SPANS = RUNS > FAULTS.length ? LONG : SHORT;
/** A minute without Kafka, and what it takes until all of it is well again and compared. */
const RUN_MS = 420_000;
/** On a machine with nobody else on it the two hundred are reached; on one that is four times slower, this. */
const LEAST_A_SECOND = 45;

/** Other ones each day, so that all kinds come in their turn; a long run has all of them, several times. */
const today = Math.floor(Date.now() / 86_400_000);
const from = Number(process.env['FAULTS_FROM'] ?? (today * RUNS) % FAULTS.length);

const runs = Array.from({ length: RUNS }, (_, one) => {
  const fault = FAULTS[(from + one) % FAULTS.length];
  if (fault === undefined) throw new Error('There are some.');
  return { one: one + 1, fault, name: fault.name };
});

describe('A cluster at which two hundred commands a second are given', () => {
  let cluster: Cluster | null = null;
  let folder = '';
  const ways = new Ways();
  const opened: Kept[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'faults-'));
    cluster = await startCluster({
      folder,
      brokers: 3,
      relays: 2,
      clocks: 2,
      projectors: 2,
      settings: UNHURRIED,
      doorTo: ways.doorTo,
    });
  }, START_MS);
  afterAll(async () => {
    for (const { store } of opened) await store.close();
    await cluster?.stop();
    await ways.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }, START_MS);

  const started = (): Cluster => {
    if (cluster === null) throw new Error('It starts with the tests.');
    return cluster;
  };

  /** Another one for each run: PostgreSQL may have been away since the last. */
  const kept = async (): Promise<Kept> => {
    const one = await openPostgres(started().databaseUrl);
    opened.push(one);
    return one;
  };

  it.each(runs)(
    'keeps every promise while $name (run $one)',
    async ({ fault, one }) => {
      const name = `${process.env['FAULTS_SEED'] ?? 'faults'} ${one}`;
      const place = { ...started(), folder, ways };
      const ran = await faultyRun({ place, kept, fault, spans: SPANS, name });
      process.stderr.write(
        `run ${one} (FAULTS_FROM=${from}), ${fault.name}: ${ran.commandsPerSecond.toFixed(0)} commands a second ` +
          `before it (200 are asked for, and three short games), ${ran.taken} in all, ${ran.events} events, ${ran.hops} came back elsewhere, ${JSON.stringify(ran.rows)} told anew alike, ` +
          `${ran.broken.length} promises broken\n`,
      );
      expect(ran.broken.slice(0, 20)).toEqual([]);
      expect(ran.commandsPerSecond).toBeGreaterThan(LEAST_A_SECOND);
      for (const kind of ['listings', 'sittings', 'results', 'standings']) expect(ran.rows[kind]).toBeGreaterThan(0);
    },
    RUN_MS,
  );
});
