import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { fromBase64url } from '#events/base64url.js';
import { open, origin } from '#events/chain/digest.js';
import type { Digest } from '#events/envelope.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import type { Acts, FiledReports } from '#events/wire/admin.js';
import type { Accesses, MyReports } from '#events/wire/audit.js';
import type { TablesAsShown } from '#events/wire/tables.js';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import { foundData } from '#store/embedded/found-data.js';
import { anotherNode } from './another-node.js';
import { historyIn } from './history-in.js';
import { LiveTable } from './live-table.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { anAccount, anOfficer, PASSWORD, runAdmin, signedIn, SEVERAL_STARTS_MS, statusOf } from './staff.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

let served: Served;
let admin: Visitor;

beforeAll(async () => {
  served = await serve(await aFolder());
  admin = await anOfficer(served, 'Olga', 'admin');
}, SEVERAL_STARTS_MS);
afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

const game: Game = murano;
const SHOWINGS: SeenBy<Happening> = { ...tableSeenBy, ...game.seenBy };

/** Every event of an export opens with the seed that its last one reveals, each after the one before. */
const isWhole = (ndjson: string): boolean => {
  const lines = historyIn(ndjson);
  const seed = fromBase64url(String(lines.at(-1)?.event['seed']));
  const [first] = lines;
  if (seed === null || first === undefined) return false;
  let previous: Digest = origin(first.table);
  return lines.every((line) => {
    const { digest, commitment = null } = line;
    const isOpen = open(previous, line, SHOWINGS, { digest, commitment }, seed);
    previous = digest;
    return isOpen;
  });
};

/** In which tables of the database one of these texts stands anywhere. */
const whereIs = async (...texts: readonly string[]): Promise<readonly string[]> => {
  const found = await foundData(served.folder);
  if (typeof found === 'string') throw new Error('The service runs on it.');
  const client = new pg.Client({ ...found });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'store' order by 1`,
    );
    const names = [];
    for (const { name } of tables.rows) {
      const { rowCount } = await client.query(
        `select from store.${name} one, unnest($1::text[]) text where position(text in to_jsonb(one)::text) > 0 limit 1`,
        [texts],
      );
      if (rowCount !== 0) names.push(name);
    }
    return names;
  } finally {
    await client.end();
  }
};

describe('Who is forgotten', () => {
  it('is nobody any more everywhere but in the chain, which stays whole', async () => {
    const live = await LiveTable.at(served.url);
    const guest = live.players[0];
    for (let move = 0; move < 6; move += 1) await live.goesOn();
    const credentials = { name: 'Annabella Unforgotten', password: PASSWORD };
    expect(await statusOf(guest, 'POST', '/api/accounts', credentials)).toBe(201);
    const anna = await signedIn(served.url, credentials.name);
    expect(anna.id).toBe(guest.id);
    const said = { seq: 2, sentence: 'This was not fair.' };
    expect(await statusOf(anna, 'POST', `${live.path}/reports`, said)).toBe(201);
    const { body: opened } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    expect(await statusOf(anna, 'PUT', `/api/tables/${opened.id}/seats/1`, {})).toBe(200);
    await admin.ask('POST', `/api/admin/tables/${live.id}/end`, { reason: 'Enough was played.' });
    const before = (await nobody(served.url).ask('GET', `${live.path}/export`)).text;
    const other = (await live.players[1].ask<MyReports>('GET', '/api/reports/mine')).body.reports;
    expect(await whereIs(String(anna.id), credentials.name)).toEqual(
      expect.arrayContaining(['claims', 'lobby', 'players', 'reporters', 'tokens']),
    );

    const call = await anna.call();
    expect(await statusOf(anna, 'DELETE', '/api/accounts/current', {})).toBe(401);
    expect(await statusOf(anna, 'DELETE', '/api/accounts/current', { password: 'not at all hers' })).toBe(401);
    expect(await statusOf(anna, 'DELETE', '/api/accounts/current', { password: PASSWORD })).toBe(204);

    expect(await call.closed).toBe(4005);
    expect(await statusOf(anna, 'GET', '/api/games')).toBe(401);
    expect(await statusOf(nobody(served.url), 'POST', '/api/sessions', credentials)).toBe(401);
    expect(await whereIs(String(anna.id), credentials.name)).toEqual([]);
    const shown = await nobody(served.url).ask<{ seats: readonly object[] }>('GET', live.path);
    expect(shown.body.seats[0]).toEqual({ seat: 0, player: { id: expect.stringMatching(/^gone-/), name: '–' } });
    const hers = await nobody(served.url).ask<TablesAsShown>('GET', `/api/tables?player=${String(anna.id)}`);
    expect(hers.body.tables).toEqual([]);
    expect((await nobody(served.url).ask('GET', `/api/tables/${opened.id}`)).body).toMatchObject({
      seats: [{ seat: 0 }, { seat: 1 }],
    });
    const filed = (await admin.ask<FiledReports>('GET', `/api/admin/reports?table=${live.id}`)).body.reports;
    expect(filed).toEqual([
      { ...said, id: expect.any(String), at: expect.any(Number), table: live.id, status: 'open' },
    ]);
    expect(other).toEqual([]);

    const after = (await nobody(served.url).ask('GET', `${live.path}/export`)).text;
    expect(after).toBe(before);
    expect(isWhole(after)).toBe(true);
    expect(isWhole(after.replace('"TableStarted"', '"TableStopped"'))).toBe(false);
  });

  it(
    'leaves an id that leads nowhere in what was done to them and in what they looked at, and nothing else',
    async () => {
      const name = 'Paula Unremembered';
      const live = await LiveTable.at(served.url);
      const auditor = await anOfficer(served, name, 'auditor');
      const id = String(auditor.id);
      expect(await statusOf(auditor, 'GET', `${live.path}/state?as=seat:0`)).toBe(200);
      expect((await runAdmin(served.folder, 'revoke', name)).code).toBe(0);
      for (const act of ['suspend', 'unsuspend'])
        expect(await statusOf(admin, 'POST', `/api/admin/players/${id}/${act}`, { reason: 'A mistake.' })).toBe(200);
      const paula = await signedIn(served.url, name);
      expect(await statusOf(paula, 'DELETE', '/api/accounts/current', { password: PASSWORD })).toBe(204);

      expect(await whereIs(id)).toEqual(['accesses', 'acts']);
      expect(await whereIs(name)).toEqual([]);
      const gone = { id, name: '–' };
      const { acts } = (await admin.ask<Acts>('GET', `/api/admin/acts?player=${id}`)).body;
      expect(acts.map(({ kind, player }) => [kind, player])).toEqual(
        ['unsuspend', 'suspend', 'revoke', 'grant'].map((kind) => [kind, gone]),
      );
      await admin.ask('POST', `/api/admin/tables/${live.id}/end`, { reason: 'Enough was played.' });
      const told = await live.players[0].ask<Accesses>('GET', `${live.path}/accesses`);
      expect(told.body.accesses).toMatchObject([{ by: gone, eyes: 'seat:0' }]);
    },
    SEVERAL_STARTS_MS,
  );

  it('needs no password as a guest, and leaves a seat at a game that goes on taken', async () => {
    const live = await LiveTable.at(served.url);
    const [anna, ben] = live.players;
    const state = (await nobody(served.url).ask('GET', `${live.path}/state`)).body;
    expect(await statusOf(ben, 'DELETE', '/api/accounts/current')).toBe(204);
    expect((await nobody(served.url).ask('GET', `${live.path}/state`)).body).toEqual(state);
    expect((await anna.ask('GET', live.path)).body).toMatchObject({
      status: 'playing',
      seats: [{ player: { name: 'Anna' } }, { player: { name: '–' } }],
    });
    expect(await whereIs(String(ben.id))).toEqual([]);
  });

  it('holds no role', async () => {
    expect(await statusOf(admin, 'DELETE', '/api/accounts/current', { password: PASSWORD })).toBe(409);
    expect(await statusOf(nobody(served.url), 'DELETE', '/api/accounts/current', {})).toBe(401);
    const carla = await anAccount(served.url, 'Carla');
    const cookie = { cookie: `laguna=${String(carla.token)}`, origin: 'https://evil.example' };
    const asked = await nobody(served.url).ask('DELETE', '/api/accounts/current', { password: PASSWORD }, cookie);
    expect(asked.status).toBe(403);
    expect((await aGuest(served.url, 'Carla II')).id).not.toBeNull();
  });
});

describe('Somebody who sat down just now', () => {
  it('gets up when they go, though no list tells of them yet', async () => {
    const host = await aGuest(served.url, 'Elsa');
    const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const path = `/api/tables/${body.id}`;
    // Whoever tells lists is not told at once of what this one stores.
    const node = await anotherNode(served.folder);
    const dora = await aGuest(node.url, 'Dora');
    expect(await statusOf(dora, 'PUT', `${path}/seats/0`, {})).toBe(200);
    expect(await statusOf(dora, 'DELETE', '/api/accounts/current', {})).toBe(204);

    expect((await nobody(node.url).ask('GET', path)).body['seats']).toEqual([{ seat: 0 }, { seat: 1 }]);
    await node.stop();
  });
});
