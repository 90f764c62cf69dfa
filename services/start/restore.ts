import { restoreBackup } from '#store/backup/restore-backup.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Embedded } from '#store/embedded/start-embedded.js';
import { settingsFrom } from './settings.js';
import { amountOf, runOn } from './told.js';

/** `npm run restore -- FILE`: into the empty database at DATABASE_URL, or a new one in LAGUNA_DATA. */
const restore = async (file: string): Promise<string> => {
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  let embedded: Embedded | null = null;
  try {
    const counts = await restoreBackup(file, async () => {
      if (url !== undefined) return url;
      embedded = await startEmbedded({ folder });
      return embedded.connection;
    });
    return `Restored ${amountOf(counts)}. Everybody signs in again.`;
  } finally {
    await stopped(embedded);
  }
};

const stopped = async (embedded: Embedded | null): Promise<void> => {
  await embedded?.stop();
};

await runOn(process.argv.slice(2), 'npm run restore -- FILE', restore);
