import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import { murano } from '#engine/murano/game.js';
import { startCluster } from '#infra/cluster/start-cluster.js';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import { PACE } from '#relay/relay.js';
import { Follower } from '#tests/service/follower.js';
import { LiveTable } from '#tests/service/live-table.js';
import { UNHURRIED } from '#tests/service/served.js';
import { nobody } from '#tests/service/visitor.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask } from '#tests/store/postgres/server.js';
import { seqs } from '#tests/feed/heard.js';
import { clientOf } from './relayed.js';
import { takingsIn } from './takings.js';

const START_MS = 300_000;

describe('Two nodes, each a process of its own, with two relays between them', () => {
  let cluster: Cluster;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'laguna-cluster-'));
    cluster = await startCluster({ folder, nodes: 2, relays: 2, settings: UNHURRIED });
  }, START_MS);
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }, START_MS);

  const node = (one: 0 | 1): string => cluster.nodes[one]?.url ?? '';
  /** A table that is played at on the first node, and watched from the other. */
  const watchedFromAfar = async () => {
    const table = await LiveTable.at(node(0));
    const afar = new Follower({ visitor: nobody(node(1)), game: murano, table: table.id, viewer: 'public' });
    await afar.come();
    await afar.until(({ status }) => status === 'playing');
    const sees = async (): Promise<void> => {
      const seq = table.watching.fold?.seq ?? 0;
      await afar.until((fold) => fold.seq >= seq);
    };
    return { table, afar, sees };
  };
  const inOrder = ({ seqs: told }: Follower): void => {
    const [first = 0] = told;
    expect(told).toEqual(seqs(first, first + told.length - 1));
  };

  it('show on the one what is played on the other, each event once and in its order', async () => {
    const { table, afar, sees } = await watchedFromAfar();
    for (let move = 0; move < 40; move += 1) {
      await table.goesOn();
      await sees();
    }

    inOrder(afar);
    expect(afar.seqs.length).toBeGreaterThanOrEqual(40);
    expect(afar.digest).toBe(table.watching.digest);
    afar.call?.hangUp();
  });

  it('list on both what was opened on one', async () => {
    const table = await LiveTable.at(node(0));
    for (const one of [0, 1] as const)
      await eventually('it is listed', async () => {
        const { body } = await nobody(node(one)).ask<{ tables: { id: string; status: string }[] }>(
          'GET',
          '/api/tables',
        );
        return body.tables.some(({ id, status }) => id === table.id && status === 'playing');
      });
    expect(table.id).not.toBe('');
  });

  it('list on both how many watch on all of them, also where nobody has the table open', async () => {
    const table = await LiveTable.at(node(0));
    const more = await Promise.all([nobody(node(0)).call(), nobody(node(0)).call()]);
    for (const call of more) call.say('follow', { table: table.id });
    for (const one of [0, 1] as const)
      await eventually('three are listed', async () => {
        const { body } = await nobody(node(one)).ask<{ tables: { id: string; watchers?: number }[] }>(
          'GET',
          '/api/tables?status=playing',
        );
        return body.tables.find(({ id }) => id === table.id)?.watchers === 3;
      });
    for (const call of more) call.hangUp();
  });

  it('are told on when the relay that sends is stopped: the other takes over, and two at once do no harm', async () => {
    const { table, afar, sees } = await watchedFromAfar();
    const taken = await takingsIn(cluster.databaseUrl, PACE.leaseMs);
    const [held] = await ask(cluster.databaseUrl, `select holder from store.leases where name = 'relay'`);
    const stopped = cluster.relays.find(({ name }) => name.replace(' ', '-') === held?.['holder']);
    stopped?.hold();
    await table.goesOn();
    await sees();
    const [first] = await taken('relay');
    stopped?.goOn();
    for (let move = 0; move < 20; move += 1) await table.goesOn();
    await sees();

    expect(stopped).toBeDefined();
    expect(first?.holder).not.toBe(held?.['holder']);
    expect(first?.afterMs).toBeLessThan(5000);
    inOrder(afar);
    afar.call?.hangUp();
  });

  it('count what comes over Kafka and nobody can follow, and go on', async () => {
    const { table, afar, sees } = await watchedFromAfar();
    const sender = await clientOf(cluster.kafka.brokers).sender();
    const messages = ['{"table":', '{}'].map((value) => ({ key: table.id, value }));
    await sender.send([{ topic: EVENTS_TOPIC, messages }]);
    await sender.close();
    for (const one of [0, 1] as const)
      await eventually('it is counted', async () => {
        const { text } = await nobody(node(one)).ask('GET', '/metrics');
        return /^laguna_feed_poison 2$/m.test(text);
      });
    await table.goesOn();
    await sees();

    inOrder(afar);
    afar.call?.hangUp();
  });

  it('play on while Kafka hangs, and show afar what was missed when it is back', async () => {
    const { table, afar, sees } = await watchedFromAfar();
    const [broker] = cluster.kafka.nodes;
    process.kill(broker?.pid ?? NaN, 'SIGSTOP');
    for (let move = 0; move < 20; move += 1) await table.goesOn();
    process.kill(broker?.pid ?? NaN, 'SIGCONT');
    await sees();

    inOrder(afar);
    expect(afar.digest).toBe(table.watching.digest);
    afar.call?.hangUp();
  });
});
