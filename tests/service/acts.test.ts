import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Acts, FiledReports } from '#events/wire/admin.js';
import type { MyReports } from '#events/wire/audit.js';
import { foundData } from '#store/embedded/found-data.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { anAccount, anOfficer, played, runAdmin, signedIn, SEVERAL_STARTS_MS, statusOf } from './staff.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

let served: Served;
let admin: Visitor;
let auditor: Visitor;

beforeAll(async () => {
  served = await serve(await aFolder());
  admin = await anOfficer(served, 'Olga', 'admin');
  auditor = await anOfficer(served, 'Uri', 'auditor');
}, SEVERAL_STARTS_MS);
afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

describe('A report', () => {
  it('lands where it is answered once, and its reporter sees the answer', async () => {
    const live = await played(served.url, 3);
    const [anna] = live.players;
    const said = { seq: 4, sentence: 'The bag  was never shaken: «strano»!' };
    expect(await statusOf(nobody(served.url), 'POST', `${live.path}/reports`, said)).toBe(401);
    expect(await statusOf(anna, 'POST', `${live.path}/reports`, { ...said, seq: 90_000 })).toBe(400);
    expect(await statusOf(anna, 'POST', `${live.path}/reports`, { ...said, sentence: 'two\nlines' })).toBe(400);
    expect(await statusOf(anna, 'POST', `${live.path}/reports`, said)).toBe(201);

    const list = async () =>
      (await admin.ask<FiledReports>('GET', `/api/admin/reports?status=open&table=${live.id}`)).body.reports;
    const [report] = await list();
    expect(report).toMatchObject({ ...said, table: live.id, by: { id: anna.id, name: 'Anna' }, status: 'open' });
    const resolve = `/api/admin/reports/${String(report?.id)}/resolve`;
    expect(await statusOf(admin, 'POST', resolve, {})).toBe(400);
    const answered = await Promise.all(
      ['Looked into: it was.', 'It was.'].map((reason) => statusOf(admin, 'POST', resolve, { reason })),
    );
    expect(answered.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await list()).toEqual([]);
    const mine = (await anna.ask<MyReports>('GET', '/api/reports/mine')).body.reports;
    expect(mine).toMatchObject([{ ...said, status: 'resolved', answer: { reason: expect.stringMatching(/was\.$/) } }]);
  });

  it('is not made too often', async () => {
    const live = await played(served.url, 1);
    const stranger = await aGuest(served.url, 'Often');
    const said = { seq: 1, sentence: 'Again.' };
    for (let time = 0; time < 5; time += 1)
      expect(await statusOf(stranger, 'POST', `${live.path}/reports`, said)).toBe(201);
    const sixth = await stranger.ask('POST', `${live.path}/reports`, said);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(60);
  });
});

/** Every act that there is, on somebody and something that it could be done to. */
const everyAct = async () => {
  const live = await played(served.url, 1);
  const [anna] = live.players;
  const said = { seq: 2, sentence: 'Look at this.' };
  const { body: report } = await anna.ask<{ id: string }>('POST', `${live.path}/reports`, said);
  const acts = [
    ...['end', 'void'].map((act) => `/api/admin/tables/${live.id}/${act}`),
    ...['suspend', 'unsuspend'].map((act) => `/api/admin/players/${String(anna.id)}/${act}`),
    `/api/admin/reports/${report.id}/resolve`,
  ];
  return { live, anna, report, acts };
};

const actsAt = async (query: string) => (await admin.ask<Acts>('GET', `/api/admin/acts?${query}`)).body.acts;

describe('Who may not act', () => {
  it('does nothing by it, whatever they try, and is logged each time', async () => {
    const { live, anna, report, acts } = await everyAct();
    const stranger = nobody(served.url);
    for (const path of acts) {
      const tries = [auditor, anna, stranger].map((who) => statusOf(who, 'POST', path, { reason: 'I may not.' }));
      expect({ path, statuses: await Promise.all(tries) }).toEqual({ path, statuses: [403, 404, 404] });
    }
    const lines = acts.flatMap((path) => [
      `Turned away: POST ${path} by ${String(auditor.id)}, who is auditor.`,
      `Turned away: POST ${path} by ${String(anna.id)}, who is player.`,
      `Turned away: POST ${path} by nobody, who is player.`,
    ]);
    while (!lines.every((line) => served.said().includes(line))) await statusOf(stranger, 'GET', '/api/health/live');
    expect(served.said()).not.toContain('I may not.');

    expect(await actsAt(`table=${live.id}`)).toEqual([]);
    expect(await actsAt(`player=${String(anna.id)}`)).toEqual([]);
    expect((await anna.ask('GET', live.path)).body).toMatchObject({ status: 'playing' });
    const open = (await admin.ask<FiledReports>('GET', `/api/admin/reports?status=open&table=${live.id}`)).body.reports;
    expect(open.map(({ id }) => id)).toEqual([report.id]);
  });
});

/** Both are on record before either is done: the database is held until both wait for it. */
const actsAtOnce = async (path: string): Promise<readonly number[]> => {
  const found = await foundData(served.folder);
  if (typeof found === 'string') throw new Error('The service runs on it.');
  const client = new pg.Client({ ...found });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table store.acts in share mode');
    const both = ['One says so.', 'The other says so.'].map((reason) => statusOf(admin, 'POST', path, { reason }));
    const waiting = `select 1 from pg_locks where relation = 'store.acts'::regclass and not granted`;
    while ((await client.query(waiting)).rowCount !== both.length) await statusOf(admin, 'GET', '/api/health/live');
    await client.query('commit');
    return await Promise.all(both);
  } finally {
    await client.end();
  }
};

describe('An act that comes to nothing', () => {
  it('stays on record, and is withdrawn by another', async () => {
    const live = await played(served.url, 2);
    const statuses = await actsAtOnce(`/api/admin/tables/${live.id}/end`);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422]);

    const [withdrawn, ...ends] = await actsAt(`table=${live.id}`);
    expect(ends.map(({ kind }) => kind)).toEqual(['end', 'end']);
    expect(withdrawn).toMatchObject({ kind: 'withdraw', by: { id: admin.id }, reason: expect.stringMatching(/over/) });
    expect(ends.map(({ id }) => id)).toContain(withdrawn?.withdraws);
    const { text } = await nobody(served.url).ask('GET', `${live.path}/events`);
    expect(text.match(/"type":"TableClosed"/g)).toHaveLength(1);
  });
});

describe('What an admin does', () => {
  it('ends a game that goes on, in front of everybody, and not twice', async () => {
    const live = await played(served.url, 3);
    const end = `/api/admin/tables/${live.id}/end`;
    expect(await statusOf(admin, 'POST', end, { reason: ' ' })).toBe(400);
    expect(await statusOf(admin, 'POST', end, { reason: 'Both asked for it.' })).toBe(200);
    await live.watching.until(({ status }) => status === 'finished');
    const { body } = await nobody(served.url).ask('GET', live.path);
    expect(body).toMatchObject({ status: 'finished', result: { standings: [] } });
    expect(body).not.toHaveProperty('voided');
    expect(await statusOf(admin, 'POST', end, { reason: 'Again.' })).toBe(409);
    expect(await statusOf(nobody(served.url), 'GET', `${live.path}/export`)).toBe(200);
  });

  it('voids a game, which everybody is told', async () => {
    const live = await played(served.url, 1);
    const path = `/api/admin/tables/${live.id}/void`;
    expect(await statusOf(admin, 'POST', path, { reason: 'A player was two.' })).toBe(200);
    expect((await nobody(served.url).ask('GET', live.path)).body).toMatchObject({ status: 'finished', voided: true });
    expect(await statusOf(admin, 'POST', path, { reason: 'Again.' })).toBe(409);

    const over = await played(served.url, 1);
    await admin.ask('POST', `/api/admin/tables/${over.id}/end`, { reason: 'It hangs.' });
    const before = (await nobody(served.url).ask('GET', over.path)).body;
    expect(await statusOf(admin, 'POST', `/api/admin/tables/${over.id}/void`, { reason: 'A cheat.' })).toBe(200);
    // Its events are over: only what is shown of it changes.
    expect((await nobody(served.url).ask('GET', over.path)).body).toEqual({ ...before, voided: true });
  });

  it('suspends a player, whose sessions end and who may watch and no more', async () => {
    const live = await played(served.url, 1);
    const mallory = await anAccount(served.url, 'Mallory');
    const { body: opened } = await mallory.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const seats = `/api/tables/${opened.id}/seats`;
    await mallory.ask('PUT', `${seats}/0`, {});
    await mallory.ask('PUT', `${seats}/1`, { bot: 'random' });
    await mallory.ask('POST', `/api/tables/${opened.id}/start`, {});
    const call = await mallory.call();
    const suspend = `/api/admin/players/${String(mallory.id)}/suspend`;
    expect(await statusOf(admin, 'POST', suspend, { reason: 'Insults.' })).toBe(200);
    expect(await call.closed).toBe(4005);
    expect(await statusOf(mallory, 'GET', '/api/games')).toBe(401);
    expect(await statusOf(admin, 'POST', suspend, { reason: 'Insults.' })).toBe(409);

    const back = await signedIn(served.url, 'Mallory');
    const told = { type: 'urn:laguna:refusal:suspended', status: 403 };
    const key = { 'idempotency-key': 'k' };
    const asked = { seen: 1, command: { type: 'pass' } };
    expect((await back.ask('POST', `/api/tables/${opened.id}/commands`, asked, key)).body).toMatchObject(told);
    expect((await back.ask('PUT', `${live.path}/seats/0`, {})).body).toMatchObject(told);
    expect((await back.ask('POST', '/api/tables', { game: 'murano', seats: 2 })).body).toMatchObject(told);
    expect(await statusOf(back, 'GET', `${live.path}/state`)).toBe(200);
    const line = await back.call();
    line.say('command', { table: opened.id, id: 'one', ...asked });
    expect(await line.hears('answer')).toMatchObject({ ok: false, refusal: { code: 'suspended' } });
    expect((await runAdmin(served.folder, 'grant', 'Mallory')).code).toBe(1);

    expect(await statusOf(admin, 'POST', suspend.replace(/suspend$/, 'unsuspend'), { reason: 'Sorry.' })).toBe(200);
    expect(await statusOf(back, 'POST', '/api/tables', { game: 'murano', seats: 2 })).toBe(201);
    line.hangUp();
    expect(await statusOf(admin, 'POST', `/api/admin/players/${String(auditor.id)}/suspend`, { reason: 'x' })).toBe(
      409,
    );
    expect(await statusOf(admin, 'POST', '/api/admin/players/nobody/suspend', { reason: 'x' })).toBe(404);
  });
});
