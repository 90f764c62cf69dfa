import { describe, expect, it } from '@jest/globals';
import { appendStatement } from '#store/postgres/append-statement.js';
import { connect } from '#store/postgres/connect.js';
import { LIMITS } from '#store/postgres/limits.js';
import { migrate } from '#store/postgres/migrate.js';
import { ask } from './server.js';
import type { Server } from './server.js';

export const session = (server: () => Server): void => {
  describe('a connection of the store', () => {
    it('is durable and sees what is committed, whatever the server was told for others', async () => {
      const url = await server().database();
      await migrate(url);
      const name = new URL(url).pathname.slice(1);
      await ask(url, `alter database ${name} set synchronous_commit = off`);
      await ask(url, `alter database ${name} set default_transaction_isolation = 'serializable'`);

      const { source, pool } = await connect(url, LIMITS);
      const { rows } = await pool.query<Readonly<Record<string, string>>>(
        `select current_setting('synchronous_commit') as durable, current_setting('transaction_isolation') as sees`,
      );
      expect(rows).toEqual([{ durable: 'on', sees: 'read committed' }]);
      await source.destroy();
    });

    it('never asks for less than a server that waits for its copies too', async () => {
      const url = await server().database();
      await migrate(url);
      await ask(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = remote_apply`);

      const { source, pool } = await connect(url, LIMITS);
      const { rows } = await pool.query(`select current_setting('synchronous_commit') as durable`);
      expect(rows).toEqual([{ durable: 'remote_apply' }]);
      await source.destroy();
    });

    it('looks rows up by index also where the tables were small when it came', async () => {
      const { source, pool } = await connect(server().url, LIMITS);
      const { rows } = await pool.query<Readonly<Record<string, string>>>(
        `explain select from store.commands where table_id = 't' and id = 'c'`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('commands_pkey');
      await source.destroy();
    });

    it('reads no more of a table than the rows that an append asks for', async () => {
      const { source, pool } = await connect(server().url, LIMITS);
      const client = await pool.connect();
      const { text, values = [] } = appendStatement([]);
      await client.query(`prepare appending as ${text}`);
      const nulls = values.map(() => 'null').join();
      const { rows } = await client.query<Readonly<Record<string, string>>>(`explain execute appending (${nulls})`);
      client.release(true);

      const plan = rows.map((row) => row['QUERY PLAN'] ?? '');
      const lookedUp = plan.filter((_, line) => plan[line - 1]?.includes('Scan using'));
      expect(lookedUp.length).toBeGreaterThan(3);
      expect(lookedUp.filter((line) => !line.includes('Index Cond'))).toEqual([]);
      expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
      await source.destroy();
    });
  });
};
