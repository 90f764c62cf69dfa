import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commitToSeed } from '#events/chain/commitment.js';
import type { TableId } from '#events/envelope.js';
import { DeadLetter } from '#events/wire/fed.js';
import { DEAD_TOPIC, EVENTS_TOPIC, PUBLIC_TOPIC } from '#events/wire/topics.js';
import { newestGames } from '#engine/registry.js';
import { startCluster } from '#infra/cluster/start-cluster.js';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import { PostgresHistories } from '#store/postgres/postgres-histories.js';
import { gather, NONCE } from '#tests/service/company.js';
import { found, hex, secretsOf } from '#tests/service/secrets-of.js';
import { UNHURRIED } from '#tests/service/served.js';
import { aGuest } from '#tests/service/visitor.js';
import { readTopic } from './read-topic.js';
import type { Read } from './read-topic.js';
import { clientOf } from './relayed.js';

const START_MS = 300_000;
/** Some hundred moves by two, each on another node, told to four. */
const WHOLE_GAME_MS = 240_000;
/** So much of a game becomes poison, of its beginning: its secrets are told long after that. */
const EARLY = 30;

describe('What is secret at a table', () => {
  let cluster: Cluster;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    cluster = await startCluster({ folder, settings: UNHURRIED });
  }, START_MS);
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }, START_MS);

  const client = () => clientOf(cluster.kafka.brokers);
  const secretsAt = async (table: TableId) => {
    const histories = await PostgresHistories.at(cluster.databaseUrl);
    const [kept] = await histories.of([table]);
    await histories.close();
    if (kept === undefined) throw new Error('This table was never played.');
    return secretsOf(kept);
  };

  /** An event of the table where it does not belong: each node puts it aside, whole. */
  const poisonOf = async (table: string): Promise<void> => {
    const early = await readTopic(client(), EVENTS_TOPIC, (all) => all.filter(isOf(table)).length >= EARLY);
    const messages = early
      .filter(isOf(table))
      .slice(0, EARLY)
      .map(({ value }) => ({ key: `not ${table}`, value }));
    const sender = await client().sender();
    await sender.send([{ topic: EVENTS_TOPIC, messages }]);
    await sender.close();
  };

  it.each(newestGames().map((game) => ({ game, title: game.title })))(
    'stands in no message of any topic in a whole game of $title, played across two nodes, before it is revealed',
    async ({ game }) => {
      const [a, b] = cluster.nodes;
      if (a === undefined || b === undefined) throw new Error('There are two.');
      const players = [await aGuest(a.url, 'Anna'), await aGuest(b.url, 'Ben')];
      const company = await gather({ game, players, watchers: 2 });
      const { id } = company;
      await poisonOf(id);
      await company.over();

      const { seed, never } = await secretsAt(id as TableId);
      const all = new Set([hex(seed), ...never]);
      for (const topic of [EVENTS_TOPIC, PUBLIC_TOPIC]) {
        const told = (await readTopic(client(), topic, (every) => every.some(isReveal(id)))).filter(isOf(id));
        const [whole, before] = [textsOf(told), textsOf(told.slice(0, told.findIndex(isReveal(id))))];
        expect(before.length).toBeGreaterThan(2 * EARLY);
        expect(found(before, all)).toEqual([]);
        expect(found(whole, never)).toEqual([]);
        // It was there to be read: what may be known of the luck was, and at the end the seed.
        expect(found(before, new Set([Buffer.from(commitToSeed(seed), 'base64url').toString('hex')]))).toHaveLength(1);
        expect(before.join('\n')).toContain(NONCE);
        expect(new Set(found(whole, all))).toEqual(new Set([hex(seed)]));
      }

      const isPoison = ({ value }: Read): boolean => inside(value).includes(`"table":"${id}"`);
      const dead = await readTopic(client(), DEAD_TOPIC, (every) => every.filter(isPoison).length >= EARLY);
      expect(
        found(
          dead.flatMap(({ key, value }) => [key, value, inside(value)]),
          all,
        ),
      ).toEqual([]);
    },
    WHOLE_GAME_MS,
  );
});

const isOf =
  (table: string) =>
  ({ key }: Read): boolean =>
    key === table;

const isReveal =
  (table: string) =>
  ({ key, value }: Read): boolean =>
    key === table && value.includes('"type":"SeedRevealed"');

const textsOf = (all: readonly Read[]): readonly string[] => all.map(({ key, value }) => `${key} ${value}`);

/** What a letter was put aside for, as it stood on the topic. */
const inside = (letter: string): string =>
  Buffer.from(DeadLetter.parse(JSON.parse(letter)).value ?? '', 'base64').toString();
