import { afterAll, beforeAll } from '@jest/globals';
import type { Pool } from 'pg';
import { connect } from '#store/postgres/connect.js';
import type { Connected } from '#store/postgres/connect.js';
import { LIMITS } from '#store/postgres/limits.js';
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

/** Connections as the service's own, for what a test puts together itself. */
export const pooled = (server: () => Server): (() => Pool) => {
  let connected: Connected | null = null;
  beforeAll(async () => {
    connected = await connect(server().url, LIMITS);
  });
  afterAll(async () => connected?.source.destroy());
  return () => {
    if (connected === null) throw new Error('They come with the tests.');
    return connected.pool;
  };
};
