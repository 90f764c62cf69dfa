import { beforeEach, expect, it } from '@jest/globals';
import { api } from '#client/net/api.js';
import { sitDown } from '#client/net/sit-down.js';
import { TableSetting } from '#client/panel/lobby/table-setting.js';
import { NewTableHeaders } from '#events/wire/tables.js';
import { openTable } from '../lobby/shown-tables.js';
import { answeredBy } from './answered-by.js';

const keys: (string | undefined)[] = [];
let losesAnswer = false;

// A table is opened for whoever asks; the answer may be lost on its way.
answeredBy(({ headers }, answer) => {
  keys.push(NewTableHeaders.parse(headers)['idempotency-key']);
  if (losesAnswer) answer.destroy();
  else
    answer.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(openTable('table', null, null)));
  losesAnswer = false;
});

beforeEach(() => {
  keys.length = 0;
});

const setting = () =>
  new TableSetting({ ...api, sitDown }, { game: 'murano', seats: 2 }, ['anyone', 'anyone'], 'nonce');

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
