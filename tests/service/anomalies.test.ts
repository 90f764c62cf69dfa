import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FoundTables } from '#events/wire/admin.js';
import type { Timeline } from '#events/wire/timeline.js';
import { foundData } from '#store/embedded/found-data.js';
import { talkTo } from '#store/postgres/talk.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { LiveTable } from './live-table.js';
import type { Turn } from './live-table.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { anOfficer, SEVERAL_STARTS_MS } from './staff.js';
import { aGuest } from './visitor.js';
import type { Visitor } from './visitor.js';

let served: Served;
let admin: Visitor;

beforeAll(async () => {
  served = await serve(await aFolder(), { ...UNHURRIED, NODE_OPTIONS: '--import ./tests/service/later.mjs' });
  admin = await anOfficer(served, 'Olga', 'admin');
}, SEVERAL_STARTS_MS);
afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

const foundBy = async (query: string): Promise<FoundTables['tables']> =>
  (await admin.ask<FoundTables>('GET', `/api/admin/tables?${query}`)).body.tables;

const notesAt = async (table: string): Promise<Timeline['entries']> =>
  (await admin.ask<Timeline>('GET', `/api/admin/tables/${table}/timeline?kind=anomaly`)).body.entries;

/** On a busy machine any command may take long, which stands out as well: what else does. */
const oddAt = async (table: string): Promise<Timeline['entries']> =>
  (await notesAt(table)).filter((note) => note.kind !== 'anomaly' || note.what !== 'slow_command');

/**
 * What stands out is written down a little after it was answered: then by this filter only this table is found, and by
 * others where that stands out there too.
 */
const isFoundBy = async (anomaly: string, table: string, other: readonly string[]): Promise<void> => {
  await eventually(`a table is found by ${anomaly}`, async () => (await foundBy(`anomaly=${anomaly}`)).length > 0);
  expect(await foundBy(`anomaly=${anomaly}`)).toMatchObject([{ table: { id: table }, anomalies: { [anomaly]: 1 } }]);
  expect((await foundBy('anomaly=any')).map((found) => found.table.id)).toContain(table);
  const noted = (await notesAt(table)).map((note) => note.kind === 'anomaly' && note.what);
  for (const another of other)
    expect([another, (await foundBy(`anomaly=${another}`)).some((found) => found.table.id === table)]).toEqual([
      another,
      noted.some((what) => what === another),
    ]);
};

/** The storage takes no events for so long that a person feels it. */
const whileStorageIsBusy = async <T>(does: () => Promise<T>): Promise<T> => {
  const found = await foundData(served.folder);
  if (typeof found === 'string') throw new Error('The service runs on its data.');
  return talkTo(found, async (client) => {
    await client.query('begin');
    await client.query('lock table store.events in share mode');
    const done = does();
    const waits = `select from pg_locks where not granted and waitstart < clock_timestamp() - interval '1.1 seconds'`;
    await eventually('somebody has waited for long', async () => (await client.query(waits)).rowCount !== 0);
    await client.query('commit');
    return done;
  });
};

const gives = (who: Visitor, table: string, seen: number, command: unknown) =>
  who.ask('POST', `/api/tables/${table}/commands`, { seen, command }, { 'idempotency-key': randomUUID() });

/** So long may a seat think at that table, and so long again after the warning. */
const tenSecondsLater = (): boolean => served.process.kill('SIGUSR2');

/** Two people at a table with the shortest clock there is, and what one of them is about to do. */
const aLateMove = async () => {
  const [anna, ben] = [await aGuest(served.url, 'Anna'), await aGuest(served.url, 'Ben')];
  const clock = { kind: 'move', seconds: 10 };
  const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2, clock });
  const path = `/api/tables/${body.id}`;
  for (const [seat, who] of [anna, ben].entries()) await who.ask('PUT', `${path}/seats/${seat}`, {});
  await anna.ask('POST', `${path}/start`, {});
  for (const [seat, visitor] of [anna, ben].entries()) {
    const { choices, seq } = (await visitor.ask<Pick<Turn, 'seq' | 'choices'>>('GET', `${path}/choices`)).body;
    const [command] = choices;
    if (command !== undefined) return { id: body.id, path, visitor, seat, seq, command };
  }
  throw new Error('Nobody is to decide.');
};

describe('A table that stands out', () => {
  it('since a command took long is found by that, and says how long', async () => {
    const live = await LiveTable.at(served.url);
    const { visitor, seat, seq, choices } = await live.turn();
    expect((await whileStorageIsBusy(() => gives(visitor, live.id, seq, choices[0]))).status).toBe(200);

    await isFoundBy('slow_command', live.id, ['refusal_burst', 'clock_dispute']);
    const [note, ...more] = await notesAt(live.id);
    expect(note).toMatchObject({ what: 'slow_command', seat });
    expect(note?.kind === 'anomaly' && (note.amount ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(more).toEqual([]);
  });

  it('since a seat is refused again and again is found by that', async () => {
    const live = await LiveTable.at(served.url);
    const { seq, seat } = await live.turn();
    const other = seat === 0 ? 1 : 0;
    const waiting = live.players[other];
    for (let time = 0; time < 9; time += 1) await gives(waiting, live.id, seq, { type: 'pass' });
    const line = await waiting.call();
    // What is refused on a socket counts as what is refused over HTTP.
    line.say('command', { table: live.id, id: `${other}-tenth`, seen: seq, command: { type: 'pass' } });
    expect(await line.hears('answer')).toMatchObject({ ok: false });
    line.hangUp();

    await isFoundBy('refusal_burst', live.id, ['slow_command', 'clock_dispute']);
    expect(await oddAt(live.id)).toMatchObject([{ what: 'refusal_burst', seat: other, amount: 10 }]);
  });

  it('since a bot stood in for somebody who was about to move is found by that', async () => {
    const { id, path, visitor, seat, seq, command } = await aLateMove();
    const hasHappened = async (type: string): Promise<boolean> =>
      (await visitor.ask('GET', `${path}/events?after=0`)).text.includes(`"${type}"`);
    for (const type of ['SeatWarned', 'StandInSat']) {
      tenSecondsLater();
      await eventually(`${type} has happened`, () => hasHappened(type));
    }
    // What was decided before, and comes just after: whether it still counts is for the rules to say.
    expect([200, 409]).toContain((await gives(visitor, id, seq, command)).status);

    await isFoundBy('clock_dispute', id, ['slow_command', 'refusal_burst']);
    expect(await oddAt(id)).toMatchObject([{ what: 'clock_dispute', seat }]);
  });
});
