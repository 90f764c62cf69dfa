import { compareProjections } from '#projector/compare.js';
import { rebuild } from '#projector/rebuild.js';
import type { RebuildParts } from '#projector/rebuild.js';
import { NotAlone } from '#projector/tell-build.js';
import { NotStarted } from '#store/embedded/not-started.js';
import type { Outbox } from '#store/outbox.js';
import { LIMITS } from '#store/postgres/limits.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Place } from '#store/projections.js';
import { ProgressBar } from './progress-bar.js';
import { runProcess } from './run-process.js';
import { settingsFrom } from './settings.js';
import { withDatabase } from './with-database.js';

const USAGE = 'npm run projections -- rebuild | compare';

/** Whoever waits in front of a screen has more patience than somebody who plays. */
const PATIENT = { ...LIMITS, statementMs: 600_000, silenceMs: 600_000 };

/**
 * `npm run projections -- rebuild`: lists, standings and histories told anew from the first event, while the service runs.
 * `npm run projections -- compare`: whether what is shown is what the events tell; ends with 1 where it is not.
 */
const main = async (): Promise<void> => {
  const [task, ...more] = process.argv.slice(2);
  const doTask = TASKS.find(([name]) => name === task)?.[1];
  if (doTask === undefined || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const { DATABASE_URL: url, LAGUNA_DATA: folder, LAGUNA_NODE: node } = settingsFrom(process.env);
  const nothing = new NotStarted(`There are no data in ${folder}.`);
  await withDatabase(url, folder, nothing, async (address) => {
    await migrate(address);
    const { store, outbox, projections, leases } = await openPostgres(address, PATIENT);
    const bar = new ProgressBar(process.stderr);
    try {
      await doTask({
        outbox,
        projections,
        leases,
        node,
        onTold: (place, events) => void show(bar, outbox, place, events),
      });
    } catch (fault) {
      throw fault instanceof NotAlone ? new NotStarted(fault.message) : fault;
    } finally {
      bar.end();
      await store.close();
    }
  });
};

const doRebuild = async (parts: RebuildParts): Promise<void> => {
  const began = performance.now();
  let told = 0;
  await rebuild({
    ...parts,
    onTold: (place, events) => {
      told += events;
      parts.onTold(place, events);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${told} events were told anew in ${seconds.toFixed(1)} s, and are shown.\n`);
};

const doCompare = async (parts: RebuildParts): Promise<void> => {
  const { rows, differences } = await compareProjections(parts);
  const amount = Object.entries(rows).map(([kind, count]) => `${count} ${kind}`);
  if (differences.length === 0) {
    process.stdout.write(`What is shown is what the events tell: ${amount.join(', ')}.\n`);
    return;
  }
  for (const { kind, row } of differences) process.stdout.write(`${kind}: ${row}\n`);
  process.stdout.write('What is shown is not what the events tell; npm run projections -- rebuild puts it right.\n');
  process.exitCode = 1;
};

const TASKS = [
  ['rebuild', doRebuild],
  ['compare', doCompare],
] as const;

/** Nobody waits for a look at how far it is, and nothing fails with it. */
const show = async (bar: ProgressBar, outbox: Outbox, { cursor }: Place, events: number): Promise<void> => {
  try {
    bar.show(await outbox.share(cursor), events);
  } catch {
    bar.show(null, events);
  }
};

await runProcess(main);
