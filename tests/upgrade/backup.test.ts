import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aFolder, forget } from '#tests/service/served.js';
import { nobody } from '#tests/service/visitor.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { playedOut } from './played-out.js';
import { fixtureOf } from './recorded.js';
import type { RecordedTable } from './recorded.js';
import { Rehearsal } from './rehearsal.js';

const STARTS_MS = 60_000;
const GAMES_MS = 180_000;

const RELEASE = '0.1.0';

const run = promisify(execFile);
let folder: string;
let rehearsal: Rehearsal;
let said: string;

beforeAll(async () => {
  const { recorded, backup } = fixtureOf(RELEASE);
  folder = await aFolder();
  const { stdout } = await run(process.execPath, [join('dist', 'services', 'start', 'restore.js'), backup], {
    env: { PATH: process.env['PATH'], LAGUNA_DATA: folder },
  });
  said = stdout;
  rehearsal = new Rehearsal(await recorded(), folder);
  await rehearsal.start('stops');
}, STARTS_MS);

afterAll(async () => {
  await rehearsal.stop();
  await forget(folder);
});

/** Players with a password: guests do not come back. */
const isAccount = (name: string | null): boolean =>
  rehearsal.people.all.some((person) => person.name === name && person.password !== null);

const isAmongAccounts = ({ players }: RecordedTable): boolean => players.every(isAccount);

describe(`A backup of release ${RELEASE}`, () => {
  it('is restored by npm run restore, with every table and every event', async () => {
    const { tables } = rehearsal.recorded;
    const events = tables.reduce((sum, { head }) => sum + head.seq, 0);
    expect(said).toContain(`Restored ${tables.length} tables with ${events} events, and `);
    await rehearsal.people.signIn();
  });

  it('is listed, ranked and looked into as before, with lists that are told anew', async () => {
    // This service signs with a key of its own, beside those of old.
    const answers = rehearsal.recorded.answers.filter(
      ({ by, path }) => path !== '/api/keys' && (by === null || isAccount(by)),
    );
    const last = rehearsal.recorded.tables.length;
    await eventually('every table is listed', async () => {
      const { body } = await rehearsal.people.called('Olga').ask<{ tables: object[] }>('GET', '/api/admin/tables');
      return body.tables.length === last;
    });
    await rehearsal.answersAsItDid(answers);
  });

  it(
    'tells every table, at every seq, as it was told before',
    async () => {
      for (const table of rehearsal.finished) await rehearsal.tellsAsItDid(table, ['auditor']);
      for (const table of rehearsal.unfinished) {
        const eyes = table.players.flatMap((name, seat) => (isAccount(name) ? [`seat:${seat}`] : []));
        await rehearsal.tellsAsItDid(table, ['public', ...eyes]);
      }
    },
    GAMES_MS,
  );

  it(
    'is played to the end by those who signed in again, and all that is over is proven',
    async () => {
      await rehearsal.stop();
      await rehearsal.start('goes on');
      const { unfinished, finished } = rehearsal;
      const played = unfinished.filter((table) => table.shown['status'] === 'playing' && isAmongAccounts(table));
      expect(played.length).toBeGreaterThan(1);
      await Promise.all(played.map((table) => playedOut(rehearsal, table)));
      await rehearsal.provesAll([...finished, ...played]);
      for (const { id } of played)
        expect((await nobody(rehearsal.url).ask('GET', `/api/tables/${id}`)).body).toMatchObject({
          status: 'finished',
        });
    },
    GAMES_MS,
  );
});
