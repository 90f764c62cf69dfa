import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { BackupRefused } from '#store/backup/refused.js';
import { NotStarted } from '#store/embedded/not-started.js';
import { PostgresHistories } from '#store/postgres/postgres-histories.js';
import { FROM_THE_START, replayAll } from './replaying.js';
import type { Reached } from './replaying.js';
import { settingsFrom, WronglySet } from './settings.js';
import { withDatabase } from './with-database.js';

/** `npm run replay-all`: whether every table there ever was comes out by today's rules as it was played. */
const main = async (args: readonly string[]): Promise<number> => {
  const asked = askedIn(args);
  if (asked === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  const mark = join(folder, 'replay-all.json');
  const rules = await rulesHash(url);
  const from = asked.isAnew ? FROM_THE_START : await reachedBefore(mark, rules);
  const nothing = new NotStarted(`There are no tables in ${folder}.`);
  const reached = await withDatabase(url, folder, nothing, async (address) => {
    const histories = await PostgresHistories.at(address);
    const left = await histories.count(from.after);
    const progress = progressOf(from, left);
    const keep = (now: Reached): Promise<void> => write(mark, JSON.stringify({ rules, ...now }));
    let keeping = Promise.resolve();
    const done = await replayAll({
      ...{ address, histories, from, threads: asked.threads, isStopped: () => stopped },
      tell: (now) => {
        if (progress(now)) keeping = keeping.then(() => keep(now));
      },
    });
    await histories.close();
    await keeping;
    if (stopped) await keep(done);
    else await rm(mark, { force: true });
    return done;
  });
  return said(reached);
};

const USAGE = `npm run replay-all -- [--anew] [--threads N]
  --anew     from the first table on, also where an earlier run was stopped
  --threads  on so many threads, instead of one for each core`;

const askedIn = (args: readonly string[]): { readonly isAnew: boolean; readonly threads: number } | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { anew: { type: 'boolean' }, threads: { type: 'string' } },
    });
    const threads = values.threads === undefined ? availableParallelism() : Number(values.threads);
    return Number.isInteger(threads) && threads > 0 && threads <= MOST_THREADS
      ? { isAnew: values.anew === true, threads }
      : null;
  } catch {
    // An option that there is not: the usage says which there are.
    return null;
  }
};

/** Each has a connection of its own. */
const MOST_THREADS = 64;

let stopped = false;
/** Once: whoever asks again does not want to wait for anything. */
const stop = (): void => {
  stopped = true;
  process.stderr.write('Stopping as soon as the tables in hand are done.\n');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

const STOPPED = 130;

const said = ({ tables, divergences }: Reached): number => {
  const otherwise = divergences.length === 0 ? 'all as they were played' : `${divergences.length} come out otherwise`;
  if (stopped) {
    process.stdout.write(
      `Stopped after ${tables} tables, ${otherwise}: the next run goes on from there, and names what it found at its end.\n`,
    );
    return STOPPED;
  }
  for (const { table, why } of divergences) process.stdout.write(`${table}: ${why}\n`);
  process.stdout.write(`${tables} tables, ${otherwise}.\n`);
  return divergences.length === 0 ? 0 : 1;
};

const Mark = z.object({
  rules: z.string(),
  after: z.string(),
  tables: z.int(),
  divergences: z.array(z.object({ table: z.string(), why: z.string() })),
});

/** Where an earlier run was stopped, if it played by these very rules. */
const reachedBefore = async (mark: string, rules: string): Promise<Reached> => {
  const kept = Mark.safeParse(
    await readFile(mark, 'utf8')
      .then(JSON.parse)
      .catch(() => null),
  );
  return kept.success && kept.data.rules === rules ? kept.data : FROM_THE_START;
};

/** All of it or nothing: a mark that was half written when the power went would be no place to go on from. */
const write = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
};

/** What tables are played by, and which tables: where either changes, what was found before says nothing any more. */
const rulesHash = async (url: string | undefined): Promise<string> => {
  const hash = createHash('sha256').update(url === undefined ? '' : placeOf(new URL(url)));
  for (const folder of ['../engine', '../verify', '../../events']) {
    const at = fileURLToPath(new URL(folder, import.meta.url));
    const files = (await readdir(at, { recursive: true })).filter((name) => name.endsWith('.js')).sort();
    for (const file of files) hash.update(file).update(await readFile(join(at, file)));
  }
  return hash.digest('base64url');
};

/** Which database it is, and not who comes to it. */
const placeOf = ({ host, pathname, searchParams }: URL): string => `${searchParams.get('host') ?? host}${pathname}`;

const WIDTH = 30;
const TOLD_EVERY_MS = 250;
const LOGGED_EVERY_MS = 5_000;

/** A bar on a terminal, a line now and then in a log; says whether it said anything. */
const progressOf = (from: Reached, left: number): ((now: Reached) => boolean) => {
  const begun = performance.now();
  let due = 0;
  return ({ tables }) => {
    const [all, ms] = [from.tables + left, performance.now() - begun];
    if (ms < due && tables < all) return false;
    due = ms + (process.stderr.isTTY ? TOLD_EVERY_MS : LOGGED_EVERY_MS);
    const full = all === 0 ? WIDTH : Math.min(WIDTH, Math.round((WIDTH * tables) / all));
    const pace = Math.round(((tables - from.tables) * 1000) / ms);
    const line = `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${tables} of ${all} tables, ${pace} a second`;
    process.stderr.write(
      process.stderr.isTTY && tables < all ? `\r${line}` : `${process.stderr.isTTY ? '\r' : ''}${line}\n`,
    );
    return true;
  };
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (fault) {
  const isPlain = fault instanceof BackupRefused || fault instanceof NotStarted || fault instanceof WronglySet;
  process.stderr.write(
    `${fault instanceof Error ? ((isPlain ? null : fault.stack) ?? fault.message) : String(fault)}\n`,
  );
  process.exitCode = 1;
}
