import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Acts, Comparison, FoundPlayers, FoundTables } from '#events/wire/admin.js';
import type { Accesses } from '#events/wire/audit.js';
import type { Timeline, TimelineEntry } from '#events/wire/timeline.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { LiveTable } from './live-table.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { anAccount, anOfficer, played as playedAt, runAdmin, SEVERAL_STARTS_MS, statusOf } from './staff.js';
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

const played = (moves = 12): Promise<LiveTable> => playedAt(served.url, moves);

const timelineOf = async (who: Visitor, live: LiveTable, query = ''): Promise<readonly TimelineEntry[]> => {
  const { status, body } = await who.ask<Timeline>('GET', `/api/admin${live.path.slice(4)}/timeline${query}`);
  expect(status).toBe(200);
  return body.entries;
};

/** What stands out at a table. */
const notesAt = async (table: string): Promise<readonly string[]> => {
  const { body } = await admin.ask<Timeline>('GET', `/api/admin/tables/${table}/timeline?kind=anomaly`);
  return body.entries.flatMap((entry) => (entry.kind === 'anomaly' ? [entry.what] : []));
};

/** Resolves when the service has said it. */
const says = async (line: string): Promise<void> => {
  await until(
    () => statusOf(nobody(served.url), 'GET', '/api/health/live'),
    () => served.said().includes(line),
  );
};

/** Asks again until it is so: notes are written a little later. */
const until = async <T>(ask: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> => {
  for (;;) {
    const found = await ask();
    if (isSo(found)) return found;
  }
};

const accessesOf = async (live: LiveTable, who = admin) =>
  (await who.ask<Accesses>('GET', `${live.path}/accesses`)).body.accesses;

describe('The command on the server', () => {
  it('gives and takes roles while the service runs, and lists who has one', async () => {
    const paula = await anAccount(served.url, 'Paula');
    expect(await statusOf(paula, 'GET', '/api/admin/me')).toBe(404);
    expect(await runAdmin(served.folder, 'grant', 'PAULA')).toEqual({ code: 0, said: 'PAULA is admin from now on.\n' });
    expect(await statusOf(paula, 'GET', '/api/admin/me')).toBe(200);
    expect(await runAdmin(served.folder, 'grant', 'Paula')).toEqual({ code: 0, said: 'Paula is admin already.\n' });
    expect((await runAdmin(served.folder, 'list')).said).toBe('admin  Olga\nadmin  Paula\nauditor  Uri\n');
    expect((await runAdmin(served.folder, 'revoke', 'Paula')).code).toBe(0);
    expect(await statusOf(paula, 'GET', '/api/admin/me')).toBe(404);

    const { body } = await admin.ask<Acts>('GET', `/api/admin/acts?player=${String(paula.id)}`);
    expect(body.acts.map(({ kind, by, role }) => [kind, by, role])).toEqual([
      ['revoke', undefined, undefined],
      ['grant', undefined, 'admin'],
    ]);
  });

  it(
    'says what is wrong where it cannot',
    async () => {
      await aGuest(served.url, 'Quentin');
      expect(await runAdmin(served.folder, 'grant', 'Quentin')).toEqual({
        code: 1,
        said: 'There is no account called Quentin. A guest takes an account first.\n',
      });
      for (const args of [[], ['grant'], ['grant', 'Olga', 'queen'], ['list', 'all'], ['crown', 'Olga']])
        expect(await runAdmin(served.folder, ...args)).toMatchObject({
          code: 2,
          said: expect.stringMatching(/^npm run admin/),
        });
      expect(await runAdmin('/tmp/no-laguna-here', 'list')).toEqual({
        code: 1,
        said: 'There is no Laguna in /tmp/no-laguna-here: start it once, and make the account there.\n',
      });
    },
    SEVERAL_STARTS_MS,
  );
});

describe('The console', () => {
  it('is not there for whoever has no role, who is logged without what they sent', async () => {
    const anna = await anAccount(served.url, 'Anna Ordinary');
    const routes = [
      ...['me', 'tables', 'players?name=O', 'acts', 'accesses', 'reports', 'tables/nowhere/timeline'],
      ...['tables/nowhere/timeline.csv', 'tables/nowhere/compare?from=1&to=2', 'tables/nowhere/events.ndjson'],
      'nothing-at-all',
    ];
    const gone = { title: 'Not found', status: 404, detail: 'There is nothing at this address.' };
    for (const who of [anna, nobody(served.url)])
      for (const route of routes) expect((await who.ask('GET', `/api/admin/${route}`)).body).toMatchObject(gone);
    for (const method of ['POST', 'DELETE'])
      expect(await statusOf(anna, method, '/api/admin/nothing-at-all', { reason: 'my own secret' })).toBe(404);

    for (const route of routes)
      for (const who of [String(anna.id), 'nobody'])
        await says(`Turned away: GET /api/admin/${route.replace(/\?.*/, '')} by ${who}, who is player.`);
    await says(`Turned away: DELETE /api/admin/nothing-at-all by ${String(anna.id)}, who is player.`);
    expect(served.said()).not.toContain('my own secret');
    expect(served.said()).not.toContain(anna.token);
  });

  it('lets an auditor look', async () => {
    const live = await played(2);
    expect(await statusOf(auditor, 'GET', '/api/admin/me')).toBe(200);
    expect(await statusOf(auditor, 'GET', `${live.path}/state?as=auditor`)).toBe(200);
    expect(await statusOf(auditor, 'GET', '/api/admin/nothing-at-all')).toBe(404);
  });

  it('finds tables by player, status and date, page by page', async () => {
    const live = await played(1);
    const [anna] = live.players;
    const find = async (query: string) => (await admin.ask<FoundTables>('GET', `/api/admin/tables?${query}`)).body;
    const mine = `player=${String(anna.id)}&status=playing&game=murano&from=0&to=${Date.now() + 1000}`;
    // The list is told by the projector, which comes after the move.
    await eventually('the table is listed', async () => (await find(mine)).tables.length > 0);
    expect((await find(mine)).tables.map(({ table }) => table.id)).toEqual([live.id]);
    expect((await find(`player=${String(anna.id)}&from=${Date.now() + 1000}`)).tables).toEqual([]);
    const first = await find('limit=1');
    const second = await find(`limit=1&cursor=${String(first.cursor)}`);
    expect([...first.tables, ...second.tables].map(({ table }) => table.id)[0]).toBe(live.id);
    expect(second.tables[0]?.table.id).not.toBe(live.id);
    expect(await statusOf(admin, 'GET', '/api/admin/tables?limit=101')).toBe(400);

    const people = (await admin.ask<FoundPlayers>('GET', '/api/admin/players?name=oLg')).body.players;
    expect(people).toEqual([{ id: admin.id, name: 'Olga', isGuest: false, role: 'admin', suspended: false }]);
  });
});

describe('Looking at what is hidden', () => {
  it('shows what a seat could know at a moment, and is on record before', async () => {
    const live = await played();
    const [anna] = live.players;
    const at = 14;
    const own = (await anna.ask<{ state: object }>('GET', `${live.path}/state?at=${at}`)).body;
    const asHer = (await admin.ask('GET', `${live.path}/state?at=${at}&as=seat:0&reason=A%20complaint`)).body;
    expect(asHer).toEqual(own);
    const asAll = (await admin.ask('GET', `${live.path}/state?at=${at}&as=public`)).body;
    expect(asAll).toEqual((await nobody(served.url).ask('GET', `${live.path}/state?at=${at}`)).body);

    expect(await accessesOf(live)).toEqual([
      {
        ...{ id: expect.any(String), at: expect.any(Number), table: live.id, by: { id: admin.id, name: 'Olga' } },
        ...{ eyes: 'seat:0', first: at, last: at, reason: 'A complaint' },
      },
    ]);
    const lines = async (who: Visitor, query: string) =>
      (await who.ask('GET', `${live.path}/events?after=3&limit=30${query}`)).text;
    expect(await lines(admin, '&as=seat:0')).toBe(await lines(anna, ''));
    const [latest] = await accessesOf(live);
    expect(latest).toMatchObject({ eyes: 'seat:0', first: 4 });
    expect(await statusOf(admin, 'GET', `${live.path}/state?as=seat:5`)).toBe(400);
  });

  it('is for nobody without a role, nor for who sits there', async () => {
    const live = await played(3);
    const open = await LiveTable.at(served.url);
    for (const who of [live.players[0], nobody(served.url)])
      expect(await statusOf(who, 'GET', `${live.path}/state?as=auditor`)).toBe(403);
    const { body } = await admin.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    await admin.ask('PUT', `/api/tables/${body.id}/seats/0`, {});
    expect(await statusOf(admin, 'GET', `/api/tables/${body.id}/state?as=auditor`)).toBe(403);
    expect(await accessesOf(live)).toEqual([]);
    expect(await accessesOf(open)).toEqual([]);
  });

  it('is told to the players when the game is over, and then anybody may look with any eyes', async () => {
    const live = await played(3);
    const [anna, ben] = live.players;
    expect(await statusOf(auditor, 'GET', `${live.path}/state?as=seat:1`)).toBe(200);
    expect(await statusOf(ben, 'GET', `${live.path}/accesses`)).toBe(409);
    expect(await statusOf(await aGuest(served.url, 'Stranger'), 'GET', `${live.path}/accesses`)).toBe(403);
    expect(await statusOf(admin, 'POST', `/api/admin/tables/${live.id}/end`, { reason: 'It hangs.' })).toBe(200);

    const told = (await ben.ask<Accesses>('GET', `${live.path}/accesses`)).body.accesses;
    expect(told).toMatchObject([{ by: { name: 'Uri' }, eyes: 'seat:1' }]);
    expect(await statusOf(anna, 'GET', `${live.path}/state?as=seat:1`)).toBe(200);
    expect(await statusOf(nobody(served.url), 'GET', `${live.path}/events?as=auditor`)).toBe(200);
    expect(await accessesOf(live)).toHaveLength(1);
  });

  it('compares two moments, place by place', async () => {
    const live = await played(4);
    const path = `/api/admin/tables/${live.id}/compare`;
    const { body } = await admin.ask<Comparison>('GET', `${path}?from=5&to=9&as=auditor`);
    expect(body.differences).toContainEqual({ path: '/seq', before: 5, after: 9 });
    const same = (await admin.ask<Comparison>('GET', `${path}?from=9&to=9`)).body;
    expect(same).toEqual({ from: 9, to: 9, differences: [] });
    expect(await statusOf(admin, 'GET', `${path}?from=5&to=90000`)).toBe(404);
    expect(await accessesOf(live)).toMatchObject([{ eyes: 'auditor', first: 5, last: 9 }]);
  });
});

describe('The time line of a table', () => {
  it('has events, refusals, seats that came and went, looks, reports and acts in one', async () => {
    const live = await played(4);
    const { seq, seat, choices } = await live.turn();
    const [mover, waiting] = seat === 0 ? live.players : [live.players[1], live.players[0]];
    const call = await mover.call();
    call.say('follow', { table: live.id });
    await call.hears('snapshot');
    const [command] = choices;
    const asked = { seen: seq, command };
    const key = { 'idempotency-key': randomUUID() };
    expect((await waiting.ask('POST', `${live.path}/commands`, asked, key)).status).toBe(422);
    expect(await statusOf(mover, 'POST', `${live.path}/reports`, { seq: 3, sentence: 'He saw my card.' })).toBe(201);
    call.hangUp();
    await admin.ask('GET', `${live.path}/state?as=auditor`);
    expect(await statusOf(admin, 'POST', `/api/admin/tables/${live.id}/end`, { reason: 'As asked.' })).toBe(200);

    const kinds = ['refusal', 'connection'];
    const all = await until(
      () => timelineOf(admin, live),
      (entries) => kinds.every((kind) => entries.some((entry) => entry.kind === kind && isLast(entry))),
    );
    const isOf = (kind: string) => all.filter((entry) => entry.kind === kind);
    expect(isOf('event').map((entry) => ('seq' in entry ? entry.seq : 0))).toEqual(
      isOf('event').map((_, at) => at + 1),
    );
    expect(isOf('event').at(-2)).toMatchObject({ event: { type: 'TableClosed', by: 'admin' } });
    expect(isOf('connection')).toMatchObject([
      { seat, online: true },
      { seat, online: false },
    ]);
    expect(isOf('act')).toMatchObject([{ act: { kind: 'end', by: { name: 'Olga' }, reason: 'As asked.' } }]);
    expect(isOf('access')).toMatchObject([{ access: { eyes: 'auditor' } }]);
    expect(isOf('report')).toMatchObject([{ report: { seq: 3, sentence: 'He saw my card.', status: 'open' } }]);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other));

    // What was asked for in vain is for the eyes of that seat.
    expect(isOf('refusal')).toEqual([
      { kind: 'refusal', at: expect.any(Number), seq: expect.any(Number), seat: 1 - seat, code: 'not_your_turn' },
    ]);
    const [refused] = await timelineOf(admin, live, `?kind=refusal&as=seat:${1 - seat}`);
    expect(refused).toMatchObject({ rule: 'K5', command });
    expect(await timelineOf(admin, live, `?kind=refusal&as=seat:${seat}&text=K5`)).toEqual([]);
    expect(await timelineOf(admin, live, `?kind=refusal&as=auditor&text="k5"`)).toHaveLength(1);
    expect(await timelineOf(admin, live, `?kind=connection,refusal&seat=${seat}`)).toHaveLength(2);
  });

  it('comes page by page, and as a sheet', async () => {
    const live = await played(6);
    const all = await timelineOf(admin, live, '?kind=event');
    const pages: TimelineEntry[] = [];
    let cursor = '';
    do {
      const path = `/api/admin/tables/${live.id}/timeline?kind=event&limit=7${cursor}`;
      const { body } = await admin.ask<Timeline>('GET', path);
      expect(body.entries.length).toBeLessThanOrEqual(7);
      pages.push(...body.entries);
      cursor = body.cursor === undefined ? '' : `&cursor=${body.cursor}`;
    } while (cursor !== '');
    expect(pages).toEqual(all);

    const sheet = await admin.ask('GET', `/api/admin/tables/${live.id}/timeline.csv?kind=event`);
    expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = sheet.text.trimEnd().split('\r\n');
    expect(rows[0]).toBe('at,kind,seq,seat,by,what,details');
    expect(rows).toHaveLength(all.length + 1);
    expect(rows[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,event,1,,,TableOpened,"\{""commitment"":/);
  });

  it('is taken along as lines while the game goes on, as the eyes see it that are asked for', async () => {
    const live = await played(6);
    const [anna] = live.players;
    const soFar = async (as: string) =>
      (await admin.ask('GET', `/api/admin/tables/${live.id}/events.ndjson?as=${as}&reason=Kept`)).text;
    const events = async (who: Visitor) => (await who.ask('GET', `${live.path}/events`)).text;
    expect(await soFar('public')).toBe(await events(nobody(served.url)));
    expect(await accessesOf(live)).toEqual([]);
    expect(await soFar('seat:0')).toBe(await events(anna));
    const { body } = await anna.ask<{ seq: number }>('GET', live.path);
    expect(await accessesOf(live)).toMatchObject([{ eyes: 'seat:0', first: 1, last: body.seq, reason: 'Kept' }]);
    expect((await soFar('auditor')).split('\n')).toHaveLength(body.seq + 1);
    expect(await statusOf(admin, 'GET', `/api/admin/tables/${live.id}/events.ndjson?as=seat:7`)).toBe(400);
  });

  it('tells of a burst of refusals, by which the table is found', async () => {
    const live = await played(1);
    const { seq, seat } = await live.turn();
    const waiting = live.players[seat === 0 ? 1 : 0];
    for (let time = 0; time < 12; time += 1)
      await waiting.ask(
        'POST',
        `${live.path}/commands`,
        { seen: seq, command: { type: 'pass' } },
        {
          'idempotency-key': randomUUID(),
        },
      );
    const found = await until(
      async () => (await admin.ask<FoundTables>('GET', '/api/admin/tables?anomaly=refusal_burst')).body.tables,
      (tables) => tables.length > 0,
    );
    expect(found).toMatchObject([{ table: { id: live.id }, anomalies: { refusal_burst: 1 } }]);
    // On a busy machine a command may take a second, at any table: whatever is found by that says so itself.
    const slow = (await admin.ask<FoundTables>('GET', '/api/admin/tables?anomaly=slow_command')).body.tables;
    for (const { table } of slow) expect(await notesAt(table.id)).toContain('slow_command');
    expect((await notesAt(live.id)).filter((what) => what !== 'slow_command')).toEqual(['refusal_burst']);
    expect(await timelineOf(admin, live, '?kind=anomaly')).toContainEqual(
      expect.objectContaining({ what: 'refusal_burst', amount: 10 }),
    );
  });
});

/** A seat that came and went, and a refusal. */
const isLast = (entry: TimelineEntry): boolean => entry.kind !== 'connection' || !entry.online;
