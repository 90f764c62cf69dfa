import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Accounts } from '#gateway/accounts/accounts.js';
import { NotRead } from '#store/not-read.js';
import { connect } from '#store/postgres/connect.js';
import type { Connected } from '#store/postgres/connect.js';
import { PostgresPeople } from '#store/postgres/postgres-people.js';
import { theServer } from '#tests/store/postgres/server.js';
import { Wire } from '#tests/store/postgres/wire.js';

const SOON = { connectMs: 1000, statementMs: 1000, silenceMs: 1000, patienceMs: 1000, lanes: 2 };
const ANNA = { name: 'Anna', password: 'a long password' };
const ADDRESS = '192.0.2.1';
/** More mistakes than are free. */
const OFTEN = 8;

const server = theServer();
let wire: Wire;
let connected: Connected;

beforeAll(async () => {
  wire = await Wire.to(server().url);
  connected = await connect(wire.url, SOON);
});
afterAll(async () => {
  await connected.source.destroy();
  await wire.refuse();
});

it('Who cannot be told whether their password is right while the storage is away has not guessed', async () => {
  const accounts = new Accounts(new PostgresPeople(connected.source, connected.pool));
  await accounts.register(ANNA, null);
  await wire.refuse();
  for (let time = 0; time < OFTEN; time += 1) await expect(accounts.enter(ANNA, ADDRESS)).rejects.toThrow(NotRead);
  await wire.restore();
  expect((await accounts.enter(ANNA, ADDRESS)).player.name).toBe(ANNA.name);
});
