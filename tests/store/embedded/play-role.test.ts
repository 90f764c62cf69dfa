import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import { migrate } from '#store/postgres/migrate.js';
import { PLAY_ROLE } from '#store/postgres/rights.js';
import { newFolder } from './folders.js';

it('the embedded server has the role that plays, which may take away nothing that happened', async () => {
  const embedded = await startEmbedded({ folder: newFolder() });
  await migrate(embedded.connection);
  const client = new Client(embedded.connection);
  await client.connect();
  await client.query(`set role ${PLAY_ROLE}`);

  await expect(client.query('delete from store.events')).rejects.toThrow('permission denied');
  await expect(client.query("update store.tables set game = 'chess'")).rejects.toThrow('permission denied');
  expect((await client.query('select from store.events')).rowCount).toBe(0);
  await client.end();
  await embedded.stop();
});
