import pg from 'pg';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import { eventually } from '#tests/store/embedded/eventually.js';

/** Has the relay send everything once more, and looks how long it takes, from its first batch on. */
export const relayRate = async (cluster: Cluster): Promise<{ readonly events: number; readonly perSecond: number }> => {
  const [relay] = cluster.relays;
  if (relay === undefined) throw new Error('There is one.');
  await relay.end();
  const client = new pg.Client(cluster.databaseUrl);
  await client.connect();
  try {
    const one = async (text: string): Promise<string> =>
      String(Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {})[0]);
    const place = `select cursor from store.followers where name like 'kafka %'`;
    const end = await one(place);
    const events = Number(await one('select count(*) from store.events'));
    await client.query(`update store.followers set cursor = '0.0' where name like 'kafka %'`);
    await client.query(`update store.leases set until = now() where name = 'relay'`);
    const starting = relay.again();
    await eventually('it begins', async () => (await one(place)) !== '0.0');
    const since = performance.now();
    const sentBefore = Number(await one(SENT));
    await eventually('it is through', async () => (await one(place)) === end);
    const tookMs = performance.now() - since;
    await starting;
    return { events, perSecond: (events - sentBefore) / (tookMs / 1000) };
  } finally {
    await client.end();
  }
};

/** How many stand before where it is. */
const SENT = `
  select count(*) from store.events e, store.followers f where f.name like 'kafka %' and
    (e.xid, e.position) <= (split_part(f.cursor, '.', 1)::xid8, split_part(f.cursor, '.', 2)::bigint)`;
