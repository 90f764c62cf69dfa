import { pino } from 'pino';
import { PROJECTOR_LAG, startProjector } from '#projector/projector.js';
import { tellingFeed } from '#projector/telling-feed.js';
import { openDatabase } from './database.js';
import { TELLING_PACE } from './feeds.js';
import { asked, runProcess } from './run-process.js';
import { settingsFor } from './settings.js';
import { countsOf, serveWatch, STORAGE_AWAY } from './watch.js';

/** `npm run start:projector`: tells of tables and players for lists and standings. Of several, one does; the others stand by. */
const main = async (): Promise<void> => {
  const set = settingsFor({ who: 'a projector', names: ['DATABASE_URL'] }, process.env);
  const log = pino({ level: set.LAGUNA_LOG_LEVEL, base: { node: set.LAGUNA_NODE } });
  const onFault = (fault: unknown): void => {
    log.warn({ err: fault }, 'projector');
  };
  const database = await openDatabase(set.DATABASE_URL, set.LAGUNA_DATA);
  const { opened } = database;
  const feed = tellingFeed(opened.outbox, { ...TELLING_PACE, onFault });
  const projector = startProjector({ ...opened, feed, onFault, node: set.LAGUNA_NODE });
  const registry = countsOf([
    {
      ...{ name: 'laguna_projector_active', help: 'Whether it is this projector that tells.' },
      value: () => Number(projector.isActive),
    },
    { ...PROJECTOR_LAG, value: () => projector.lag() },
  ]);
  const watch = await serveWatch(set.PORT, set.LAGUNA_HOST, registry, () => ({
    isActive: projector.isActive,
    needs: { [STORAGE_AWAY]: () => opened.outbox.now() },
  }));
  process.stdout.write('The projector follows.\n');
  await asked();
  await projector.stop();
  watch.close();
  await database.stop();
};

await runProcess(main);
