import { GAMES } from '#engine/registry.js';
import { clockWork } from '#gateway/clock/clock-work.js';
import { journal } from '#gateway/log.js';
import { Games } from '#gateway/tables/games.js';
import { onDuty } from '#feed/on-duty.js';
import { openDatabase } from './database.js';
import { asked, runProcess } from './run-process.js';
import { settingsFor } from './settings.js';
import { countsOf, serveWatch, STORAGE_AWAY } from './watch.js';

/** A standby takes over within the lease and one renewal: less than five seconds. */
const LEASE = { forMs: 3000, everyMs: 750 };

/** `npm run start:clock`: rings when a deadline has come, until it is told to stop. Of several, one does; the others stand by. */
const main = async (): Promise<void> => {
  const set = settingsFor({ who: 'a clock', names: ['DATABASE_URL'] }, process.env);
  const log = journal(set.LAGUNA_LOG_LEVEL).child({ node: set.LAGUNA_NODE });
  const onFault = (fault: unknown): void => {
    log.warn({ err: fault }, 'clock');
  };
  // Other nodes have to know what it does.
  const database = await openDatabase(set.DATABASE_URL, set.LAGUNA_DATA, 'aloud');
  const { store, outbox, lobby, deadlines, attendance, leases } = database.opened;
  const parts = {
    ...{ store, lobby, deadlines, attendance, onFault, games: new Games(GAMES) },
    botScript: new URL('../gateway/bots/child-main.js', import.meta.url),
    settings: {
      hotTables: set.LAGUNA_HOT_TABLES,
      botMoveMs: set.LAGUNA_BOT_MOVE_MS,
      botWorkers: set.LAGUNA_BOT_WORKERS,
    },
  };
  const duty = onDuty({ leases, name: 'clock', holder: set.LAGUNA_NODE, ...LEASE, onFault }, () => clockWork(parts));

  const registry = countsOf([
    {
      ...{ name: 'laguna_clock_active', help: 'Whether it is this clock that rings.' },
      value: () => Number(duty.isActive),
    },
    {
      name: 'laguna_clock_late_seconds',
      help: 'How long ago the earliest deadline was that is still to be rung.',
      value: async () => {
        const next = await deadlines.next();
        return next === null ? 0 : Math.max(0, (Date.now() - next) / 1000);
      },
    },
  ]);
  const watch = await serveWatch(set.PORT, set.LAGUNA_HOST, registry, () => ({
    isActive: duty.isActive,
    needs: { [STORAGE_AWAY]: () => outbox.now() },
  }));
  process.stdout.write('The clock runs.\n');
  await asked();
  await duty.stop();
  watch.close();
  await database.stop();
};

await runProcess(main);
