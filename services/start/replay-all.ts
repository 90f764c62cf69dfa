import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { BackupRefused } from '#store/backup/refused.js';
import { NotStarted } from '#store/embedded/not-started.js';
import { PostgresHistories } from '#store/postgres/postgres-histories.js';
import { FROM_THE_START, replayAll } from './replaying.js';
import type { Reached } from './replaying.js';
import { settingsFrom, WronglySet } from './settings.js';
import { withDatabase } from './with-database.js';

/** `npm run replay-all`: whether every table there ever was comes out by today's rules as it was played. */
const main = async (): Promise<number> => {
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  const mark = join(folder, 'replay-all.json');
  const rules = await rulesHash();
  const from = process.argv.includes('--anew') ? FROM_THE_START : await reachedBefore(mark, rules);
  const nothing = new NotStarted(`There are no tables in ${folder}.`);
  const reached = await withDatabase(url, folder, nothing, async (address) => {
    const histories = await PostgresHistories.at(address);
    const left = await histories.count(from.after);
    const progress = progressOf(from, left);
    const keep = (now: Reached): Promise<void> => writeFile(mark, JSON.stringify({ rules, ...now }));
    let keeping = Promise.resolve();
    const done = await replayAll({
      ...{ address, histories, from, threads: availableParallelism(), isStopped: () => stopped },
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

let stopped = false;
process.once('SIGINT', () => (stopped = true));
process.once('SIGTERM', () => (stopped = true));

const STOPPED = 130;

const said = ({ tables, divergences }: Reached): number => {
  for (const { table, why } of divergences) process.stdout.write(`${table}: ${why}\n`);
  if (stopped) {
    process.stdout.write(`Stopped after ${tables} tables: the next run goes on from there.\n`);
    return STOPPED;
  }
  const otherwise = divergences.length === 0 ? 'all as they were played' : `${divergences.length} come out otherwise`;
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
  const text = await readFile(mark, 'utf8').catch(() => 'null');
  const kept = Mark.safeParse(JSON.parse(text));
  return kept.success && kept.data.rules === rules ? kept.data : FROM_THE_START;
};

/** What a table is played by: where it changes, what was found before says nothing any more. */
const rulesHash = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of ['../engine', '../verify', '../../events']) {
    const at = fileURLToPath(new URL(folder, import.meta.url));
    const files = (await readdir(at, { recursive: true })).filter((name) => name.endsWith('.js')).sort();
    for (const file of files) hash.update(file).update(await readFile(join(at, file)));
  }
  return hash.digest('base64url');
};

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
  process.exitCode = await main();
} catch (fault) {
  const isPlain = fault instanceof BackupRefused || fault instanceof NotStarted || fault instanceof WronglySet;
  process.stderr.write(
    `${fault instanceof Error ? ((isPlain ? null : fault.stack) ?? fault.message) : String(fault)}\n`,
  );
  process.exitCode = 1;
}
