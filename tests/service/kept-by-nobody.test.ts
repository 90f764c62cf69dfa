import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Described } from '#tests/gateway/docs/described.js';
import { LiveTable } from './live-table.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { anOfficer, SEVERAL_STARTS_MS } from './staff.js';
import { nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

let served: Served;
let live: LiveTable;
/** The path of every call that only reads. */
let paths: readonly string[];

beforeAll(async () => {
  served = await serve(await aFolder());
  live = await LiveTable.at(served.url);
  const { body } = await nobody(served.url).ask<Described>('GET', '/api/openapi.json');
  paths = Object.entries(body.paths).flatMap(([path, calls]) => ('get' in calls ? [path] : []));
});
afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

/** What each path says to somebody of how long its answer may be kept, of those that do not say: by nobody. */
const keptFor = async (who: Visitor): Promise<Readonly<Record<string, string | null>>> => {
  const said = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await who.ask('GET', addressOf(path, who));
      return [path, headers.get('cache-control')] as const;
    }),
  );
  return Object.fromEntries(said.filter(([, kept]) => kept !== 'no-store'));
};

const addressOf = (path: string, { id }: Visitor): string => {
  const address = path.replace('players/{id}', `players/${String(id)}`).replace('{id}', live.id);
  return `${address.replace('{asset}', 'swagger-ui.css')}${ASKED[path] ?? ''}`;
};

const ASKED: Readonly<Record<string, string>> = {
  '/api/standings': '?game=murano',
  '/api/admin/tables/{id}/compare': '?from=1&to=2',
};

/** The same for everybody, and held against what is there each time. */
const KEPT = { '/api/docs/{asset}': 'no-cache', '/api/keys': 'no-cache' };

describe('What is answered while a game goes on', () => {
  it('is kept by nobody, whoever asks, but for what is the same for all of them', async () => {
    expect(paths.length).toBeGreaterThan(30);
    for (const who of [nobody(served.url), ...live.players]) expect(await keptFor(who)).toEqual(KEPT);
  });

  it(
    'is kept by nobody where somebody with a role asks',
    async () => {
      expect(await keptFor(await anOfficer(served, 'Olga', 'admin'))).toEqual(KEPT);
    },
    SEVERAL_STARTS_MS,
  );

  it('is kept by nobody where it is no answer', async () => {
    const asked = [`${live.path}/export`, `${live.path}/choices`, `${live.path}/state?as=auditor`, '/api/nowhere'];
    const refused = await Promise.all(asked.map((path) => nobody(served.url).ask('GET', path)));
    expect(refused.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      [409, 401, 403, 404].map((status) => [status, 'no-store']),
    );
  });
});
