import { migrate } from '#store/postgres/migrate.js';
import { runProcess } from './run-process.js';
import { settingsFor } from './settings.js';

/** `npm run migrate`: brings the database at DATABASE_URL to the schema of this release, as its owner, before others start. */
await runProcess(async () => {
  const set = settingsFor({ who: 'a migration', names: ['DATABASE_URL'] }, process.env);
  await migrate(set.DATABASE_URL);
  process.stdout.write('The database is at the schema of this release.\n');
});
