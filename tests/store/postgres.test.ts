import { afterAll, beforeAll, describe } from '@jest/globals';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { contract } from './contract/contract.js';
import type { Stores } from './contract/stores.js';
import { away } from './postgres/away.js';
import { cutUnderLoad } from './postgres/cut-under-load.js';
import { forEver } from './postgres/for-ever.js';
import { groupCommit } from './postgres/group-commit.js';
import { line } from './postgres/line.js';
import { looksAgain } from './postgres/looks-again.js';
import { migrations } from './postgres/migrations.js';
import { outboxInPostgres } from './postgres/outbox.js';
import { theServer } from './postgres/server.js';
import { session } from './postgres/session.js';

/** Two nodes over one database that is at the schema of this release. */
const nodesAt = async (url: string): Promise<Stores> => {
  const [one, two] = await Promise.all([openPostgres(url), openPostgres(url)]);
  return { store: one.store, other: two.store, outbox: one.outbox };
};

describe('the store in PostgreSQL', () => {
  const server = theServer();
  let nodes: Stores | null = null;
  beforeAll(async () => {
    nodes = await nodesAt(server().url);
  });
  afterAll(async () => {
    await nodes?.store.close();
    await nodes?.other.close();
  });

  contract(
    () => {
      if (nodes === null) throw new Error('The nodes start with the tests.');
      return nodes;
    },
    () => nodesAt(server().url),
  );
  groupCommit(server);
  looksAgain();
  line();
  outboxInPostgres(server);
  migrations(server);
  forEver(server);
  away(server);
  session(server);
  cutUnderLoad(server);
});
