import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '#events/wire/accounts.js';
import { aFolder, forget } from '#tests/service/served.js';
import { nobody } from '#tests/service/visitor.js';
import { unpack } from './archive.js';
import { playedOut, startOpen } from './played-out.js';
import { fixtureOf } from './recorded.js';
import { Rehearsal } from './rehearsal.js';

const STARTS_MS = 60_000;
/** Bots think on one thread, and all tables are played at once. */
const GAMES_MS = 300_000;

const RELEASE = '0.1.0';
const SUSPENDED = 'Mallory';
const FORGOTTEN = 'Fiona';

const run = promisify(execFile);
let folder: string;
let rehearsal: Rehearsal;

beforeAll(async () => {
  const fixture = fixtureOf(RELEASE);
  folder = await aFolder();
  await unpack(await fixture.data(), folder);
  rehearsal = new Rehearsal(await fixture.recorded(), folder);
  await rehearsal.start('stops');
}, STARTS_MS);

afterAll(async () => {
  await rehearsal.stop();
  await forget(folder);
});

describe(`The data folder of release ${RELEASE}`, () => {
  it('lets in whom it let in before, by password and by token, and nobody else', async () => {
    const { recorded, people, url } = rehearsal;
    const enter = (name: string, password: string) =>
      nobody(url).ask<SignedIn>('POST', '/api/sessions', { name, password });
    for (const { name, id, password } of recorded.players) {
      if (password === null) continue;
      const { status, body } = await enter(name, password);
      expect({ name, status, id: body.player.id }).toEqual({ name, status: 201, id });
    }
    expect((await enter('Anna', 'The password of Ben')).status).toBe(401);
    expect((await enter(FORGOTTEN, `The password of ${FORGOTTEN}`)).status).toBe(401);
    for (const { name } of recorded.players) {
      const { status } = await people.called(name).ask('GET', '/api/reports/mine');
      // A suspended player was signed out, and signs in again to watch.
      expect({ name, status }).toEqual({ name, status: name === SUSPENDED ? 401 : 200 });
    }
  });

  it('is listed, ranked and looked into as before', async () => {
    await rehearsal.answersAsItDid();
  });

  it(
    'tells every finished table, at every seq, to every viewer, as it was told before',
    async () => {
      let compared = 0;
      for (const table of rehearsal.finished) compared += await rehearsal.tellsAsItDid(table);
      expect(compared).toBeGreaterThan(5_000);
    },
    GAMES_MS,
  );

  it(
    'goes on at every table where it was, with the same choices for each player',
    async () => {
      for (const table of rehearsal.unfinished) {
        await rehearsal.tellsAsItDid(table);
        for (const [seat, choices] of Object.entries(table.choices)) {
          const player = rehearsal.people.called(String(table.players[Number(seat)]));
          expect((await player.ask('GET', `/api/tables/${table.id}/choices`)).body).toEqual(choices);
        }
      }
    },
    GAMES_MS,
  );

  it(
    'hands out every finished game as it was, with the head that was signed then, and it is proven',
    async () => {
      const { exports } = rehearsal.recorded;
      expect(Object.keys(exports).toSorted()).toEqual(rehearsal.finished.map(({ id }) => id).toSorted());
      for (const [id, text] of Object.entries(exports))
        expect((await nobody(rehearsal.url).ask('GET', `/api/tables/${id}/export`)).text).toBe(text);
      await rehearsal.provesAll(rehearsal.finished);
    },
    GAMES_MS,
  );

  it(
    'is played to the end at every table, also among bots and where the game had not begun, and all of it is proven',
    async () => {
      await rehearsal.stop();
      await rehearsal.start('goes on');
      const { unfinished, recorded } = rehearsal;
      for (const table of unfinished.filter(({ shown }) => shown['status'] === 'open'))
        await startOpen(rehearsal, table);
      await Promise.all(unfinished.map((table) => playedOut(rehearsal, table)));
      await rehearsal.provesAll(recorded.tables);
    },
    GAMES_MS,
  );

  it(
    'is played once more by npm run replay-all, and comes out as it was played',
    async () => {
      await rehearsal.stop();
      const { stdout } = await run(process.execPath, [join('dist', 'services', 'start', 'replay-all.js')], {
        env: { PATH: process.env['PATH'], LAGUNA_DATA: folder },
      });
      expect(stdout).toBe(`${rehearsal.recorded.tables.length} tables, all as they were played.\n`);
    },
    GAMES_MS,
  );
});
