import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { api } from '#client/net/api.js';
import { TableSetting } from '#client/panel/lobby/table-setting.js';
import { NewTableHeaders } from '#events/wire/tables.js';
import { openTable } from '../lobby/shown-tables.js';

const keys: (string | undefined)[] = [];
let losesAnswer = false;

/** Opens a table for whoever asks; the answer may be lost on its way. */
const server = createServer(({ headers }, answer) => {
  keys.push(NewTableHeaders.parse(headers)['idempotency-key']);
  if (losesAnswer) answer.destroy();
  else
    answer.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(openTable('table', null, null)));
  losesAnswer = false;
});
const { fetch: fromAnywhere } = globalThis;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  // A page asks where it came from.
  globalThis.fetch = (asked, request) =>
    fromAnywhere(typeof asked === 'string' ? `http://127.0.0.1:${address.port}${asked}` : asked, request);
});

beforeEach(() => {
  keys.length = 0;
});

afterAll(async () => {
  globalThis.fetch = fromAnywhere;
  server.close();
  await once(server, 'close');
});

const setting = () => new TableSetting(api, { game: 'murano', seats: 2 }, ['anyone', 'anyone'], 'nonce');

it('A table whose opening got no answer is asked for again by the same key', async () => {
  losesAnswer = true;
  const table = setting();
  await expect(table.set()).rejects.toThrow('cannot be reached');
  expect(await table.set()).toBe('table');
  const [first, second] = keys;
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

it('Another table is asked for by another key', async () => {
  await setting().set();
  await setting().set();
  const [first, second] = keys;
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});
