import { createHmac, createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commitToSeed } from '#events/chain/commitment.js';
import type { TableId } from '#events/envelope.js';
import { newestGames } from '#engine/registry.js';
import { withDatabase } from '#start/with-database.js';
import type { HistoryKept } from '#store/histories.js';
import { PostgresHistories } from '#store/postgres/postgres-histories.js';
import { gather, NONCE, PLEDGED } from './company.js';
import type { Company } from './company.js';
import { listenIn } from './listening-in.js';
import { pry, withWrongToken } from './prying.js';
import type { Passers } from './prying.js';
import { found, hex, secretsOf } from './secrets-of.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { anOfficer, SEVERAL_STARTS_MS } from './staff.js';
import { aGuest, nobody, Visitor } from './visitor.js';
import { wiretap } from './wiretap.js';

/** Some hundred moves by three, each told to five, while everybody asks for everything. */
const WHOLE_GAME_MS = 120_000;
/** How the end of a game's secrecy begins, in whatever is told: as an event, or where all of it is told at once. */
const REVEAL = ['"type":"SeedRevealed"', ',SeedRevealed,', '"state":{"status":"finished"'];

let served: Served;
let officers: readonly Visitor[];

beforeAll(async () => {
  served = await serve(await aFolder(), { ...UNHURRIED, LAGUNA_LOG_LEVEL: 'trace' });
  officers = [await anOfficer(served, 'Olga', 'admin'), await anOfficer(served, 'Otto', 'auditor')];
}, SEVERAL_STARTS_MS);

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

/** All that is secret at a table of this house, and what the house signs with. */
const secretsHere = async (id: TableId) => {
  const { seed, never } = secretsOf(await keptOf(id));
  return { seed, never: new Set([...never, hex(await signingSecret())]) };
};

const keptOf = (id: TableId): Promise<HistoryKept> =>
  withDatabase(undefined, served.folder, new Error('There is no database.'), async (address) => {
    const histories = await PostgresHistories.at(address);
    const [kept] = await histories.of([id]);
    await histories.close();
    if (kept === undefined) throw new Error('This table was never played.');
    return kept;
  });

/** What this node signs with: without its wrapping, the last 32 bytes of the file. */
const signingSecret = async (): Promise<Uint8Array> => {
  const pem = await readFile(join(served.folder, 'keys', 'signing.pem'), 'utf8');
  return createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }).subarray(-32);
};

/** So many events are between asking for everything and asking again. */
const BETWEEN = 150;

/** Everybody asks for everything, again and again, while others play. */
const pryWhilePlayed = async (company: Company, passers: Passers) => {
  const all = { statuses: new Set<number>(), missed: new Set<string>(), denied: new Set<number>() };
  let rounds = 0;
  const [one = nobodyElse()] = company.everybody;
  const hangUp = await listenIn(company, passers);
  try {
    while (!company.isOver()) {
      const seen = one.fold?.seq ?? 0;
      const { statuses, missed, denied } = await pry(company, passers);
      for (const status of statuses) all.statuses.add(status);
      for (const what of missed) all.missed.add(what);
      // As long as the game goes on: afterwards anybody may look with any eyes.
      if (await isPlayed(company)) {
        rounds += 1;
        for (const status of denied) all.denied.add(status);
      }
      await one.until(({ seq, status }) => seq >= seen + BETWEEN || status === 'finished');
      if (one.fold?.status === 'finished') await company.over();
    }
  } finally {
    await hangUp();
  }
  return { rounds, statuses: [...all.statuses], missed: [...all.missed], denied: [...all.denied] };
};

const nobodyElse = (): never => {
  throw new Error('Somebody has to be there.');
};

const isPlayed = async ({ path }: Company): Promise<boolean> =>
  (await nobody(served.url).ask('GET', path)).body['status'] === 'playing';

/** What the database said, which lies beside it. */
const databaseSaid = (): Promise<string> => readFile(join(served.folder, 'postgres.log'), 'utf8');

describe('What is secret at a table', () => {
  it.each(newestGames().map((game) => ({ game, title: game.title })))(
    'is told to nobody, answered nowhere, counted nowhere and written down nowhere in a whole game of $title before it is revealed',
    async ({ game }) => {
      const tap = await wiretap(served.url);
      const players = [await aGuest(tap.url, 'Anna'), await aGuest(tap.url, 'Ben')];
      const bots = game.seats.max > 2 ? 1 : 0;
      const company = await gather({ game, players, bots, watchers: 2 });
      const others = [await aGuest(tap.url, 'Carla'), nobody(tap.url), withWrongToken(tap.url)];
      const staff = officers.map(({ id, token }) => new Visitor(tap.url, id, token));
      const pried = await pryWhilePlayed(company, { players, strangers: others, staff });
      expect(pried.rounds).toBeGreaterThan(0);
      expect(pried.statuses).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409]));
      // What it is about was asked rightly, by whoever may ask it, and nobody else was told.
      expect(pried.missed).toEqual([]);
      expect(new Set(pried.denied)).toEqual(new Set([401, 403, 404]));

      const { text: metrics } = await nobody(tap.url).ask('GET', '/metrics');
      const { text: exported } = await nobody(tap.url).ask('GET', `${company.path}/export`);
      await tap.stop();
      const { seed, never } = await secretsHere(company.id as TableId);
      const all = new Set([hex(seed), ...never]);
      const [before, whole] = [tap.before(REVEAL), tap.heard()];
      // It was there to be heard: what may be known of the luck was.
      const told = hex(Buffer.from(commitToSeed(seed), 'base64url'));
      expect(found(before, new Set([...all, told]))).toEqual([told]);
      expect(before.join('\n')).toContain(NONCE);
      // A nonce that was committed to is told when it is revealed, and not before.
      expect(tap.before(['"type":"RevealsAsked"']).join('\n')).not.toContain(PLEDGED);
      expect(before.join('\n')).toContain(PLEDGED);
      for (const way of ['text/event-stream', 'text/csv', 'x-ndjson', '"differences":', '"kind":"access"'])
        expect(before.some((line) => line.includes(way))).toBe(true);
      expect(found(whole, never)).toEqual([]);

      expect(served.said()).toContain(company.id);
      const database = await databaseSaid();
      expect(database).toContain('database system is ready');
      expect(found([served.said(), database, metrics], all)).toEqual([]);
      expect(served.said()).not.toContain(PLEDGED);
      for (const { token } of [...players, ...staff]) expect(served.said()).not.toContain(token);

      // The same search finds it where it may be.
      expect(found([exported], all)).toEqual([hex(seed)]);
    },
    WHOLE_GAME_MS,
  );
});

describe('The search for it', () => {
  const secret = createHmac('sha256', 'some').update('secret').digest();
  const numbers = [...secret];

  it.each([
    ['base64url', `{"seed":"${secret.toString('base64url')}"}`],
    ['base64', `seed=${secret.toString('base64')};`],
    ['base64 in the middle of more', `xyz${secret.toString('base64url')}abc`],
    ['hex', `\\x${secret.toString('hex')}`],
    ['hex in capitals', secret.toString('hex').toUpperCase()],
    ['a list of numbers', JSON.stringify({ seed: numbers })],
    ['a buffer in JSON', JSON.stringify(secret)],
    ['an array of bytes in JSON', JSON.stringify(new Uint8Array(secret))],
    ['JSON within JSON', JSON.stringify(JSON.stringify(new Uint8Array(secret)))],
    ['a buffer on a console', inspect(secret)],
    ['an array of bytes on a console', inspect(new Uint8Array(secret))],
  ])('finds it as %s', (_, text) => {
    expect(found([text], new Set([hex(secret)]))).toEqual([hex(secret)]);
  });
});
