import { afterAll, beforeAll } from '@jest/globals';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import type { Server } from '../postgres/server.js';

/** All that is kept in the server's database, for all tests of a file. */
export const opened = (server: () => Server): (() => Kept) => {
  let kept: Kept | null = null;
  beforeAll(async () => {
    kept = await openPostgres(server().url);
  });
  afterAll(async () => kept?.store.close());
  return () => {
    if (kept === null) throw new Error('It is opened with the tests.');
    return kept;
  };
};
