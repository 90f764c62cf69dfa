import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { fromBase64url } from '#events/base64url.js';
import { open, origin } from '#events/chain/digest.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { ExportedEvent } from '#events/wire/play.js';
import { murano } from '#engine/murano/game.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { luckOf } from '#tests/laws/luck.js';
import type { Luck } from '#tests/laws/luck.js';
import { historyIn } from './history-in.js';
import { gather, holdsWhatIsTold } from './company.js';
import type { Company } from './company.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { aGuest, nobody } from './visitor.js';

/** So many tables are played all the time: one with a bot, all with somebody who watches. */
const TABLES = 3;
/** The service ends at an instant of its own: some events on, and then some milliseconds. */
const MOST_EVENTS = 40;
const MOST_MS = 25;

/** A table, and what its people were shown before each crash. */
interface Kept {
  readonly company: Company;
  readonly shown: { readonly seq: number; readonly digest: string }[];
}

/**
 * Plays on while the service, or its database, or both, are killed so many times, and looks whether anything that was
 * acknowledged or shown got lost or came twice.
 */
export const crashed = async (times: number, name: string): Promise<void> => {
  const luck = luckOf(name);
  const folder = await aFolder();
  let served = await serve(folder);
  const environment = { ...UNHURRIED, PORT: new URL(served.url).port };
  const all: Kept[] = [];
  try {
    for (let time = 0; time < times; time += 1) {
      await fillUp(all, served.url);
      await atSomeInstant(playing(all), luck);
      for (const { company, shown } of all)
        shown.push(
          ...company.everybody.flatMap(({ fold, digest }) => (fold && digest ? [{ seq: fold.seq, digest }] : [])),
        );
      const end = END[time % END.length];
      if (end !== undefined) served = await end(served, () => serve(folder, environment));
      for (const { company } of playing(all)) await company.come();
    }
    for (const { company } of all) await company.over();
    for (const kept of all) await isWhole(kept, served);
    expect(served.said()).not.toMatch(/"level":(?:50|60)/);
    expect(await served.stop()).toBe(0);
  } finally {
    await served.kill();
    await forget(folder);
  }
};

const playing = (all: readonly Kept[]): readonly Kept[] => all.filter(({ company }) => !company.isOver());

const fillUp = async (all: Kept[], url: string): Promise<void> => {
  for (let count = playing(all).length; count < TABLES; count += 1) {
    const players = await Promise.all(['Anna', 'Ben'].map((name) => aGuest(url, name)));
    all.push({ company: await gather({ game: murano, players, bots: all.length % 2, watchers: 1 }), shown: [] });
  }
};

const atSomeInstant = async (all: readonly Kept[], luck: Luck): Promise<void> => {
  const { company } = luck.pick(all);
  const watched = luck.pick(company.everybody);
  const upTo = (watched.fold?.seq ?? 0) + luck.below(MOST_EVENTS);
  await watched.until((table) => table.seq >= upTo || table.status === 'finished');
  // Nothing is waited for here: the instant lies anywhere between two things that can be seen from outside.
  await after(luck.below(MOST_MS));
};

const killDatabase = async ({ folder }: Served): Promise<void> => {
  const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

/** Days that ask nobody: each says which service is there afterwards. */
const END: readonly ((served: Served, again: () => Promise<Served>) => Promise<Served>)[] = [
  async (served, again) => {
    await served.kill();
    return again();
  },
  async (served, again) => {
    await killDatabase(served);
    await served.kill();
    return again();
  },
  async (served) => {
    await killDatabase(served);
    // The service stays, and starts its database again.
    await eventually('it may store again', () => isReady(served));
    return served;
  },
];

const isReady = async ({ url }: Served): Promise<boolean> =>
  (await nobody(url).ask('GET', '/api/health/ready')).status === 200;

const isWhole = async ({ company, shown }: Kept, { url }: Served): Promise<void> => {
  const answered = await nobody(url).ask('GET', `${company.path}/export`);
  expect(answered.status).toBe(200);
  const history = historyIn(answered.text);
  expect(history.map(({ seq }) => seq)).toEqual(history.map((_, index) => index + 1));
  isChained(history);
  for (const { seq, digest } of shown) expect([seq, history[seq - 1]?.digest]).toEqual([seq, digest]);
  isGivenOnce(history);
  for (const [seat, { taken, refused }] of company.choosers.entries()) {
    const last = new Map(history.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const])));
    for (const [id, seq] of taken) expect([id, last.get(`${seat}-${id}`)]).toEqual([id, seq]);
    expect(refused.filter((code) => code !== 'not_saved' && code !== 'going_away')).toEqual([]);
  }
  await holdsWhatIsTold(company);
};

const showings: SeenBy<Happening> = { ...tableSeenBy, ...murano.seenBy };

/** Every digest, from the first event on, by the seed that was revealed at the end. */
const isChained = (history: readonly ExportedEvent[]): void => {
  const revealed = history.at(-1)?.event['seed'];
  const seed = fromBase64url(typeof revealed === 'string' ? revealed : '');
  const [first] = history;
  if (seed === null || first === undefined) throw new Error('A game that is over ends with its seed.');
  let previous = origin(first.table);
  for (const { table, seq, at, edition, event, digest, commitment = null } of history) {
    const step = { table, seq, at, edition, event };
    expect([seq, open(previous, step, showings, { digest, commitment }, seed)]).toEqual([seq, true]);
    previous = digest;
  }
};

/** The events of a command stand together, and what was asked for stands at the first of them. */
const isGivenOnce = (history: readonly ExportedEvent[]): void => {
  const runs = history.flatMap(({ command }, at) =>
    command !== null && command !== history[at - 1]?.command ? [command] : [],
  );
  expect(new Set(runs).size).toBe(runs.length);
  const given = history.flatMap(({ command, given: asked }) => (asked === undefined ? [] : [command]));
  expect(given).toEqual(runs);
};
