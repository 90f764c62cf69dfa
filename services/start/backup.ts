import { BackupRefused } from '#store/backup/refused.js';
import { takeBackup } from '#store/backup/take-backup.js';
import { foundData } from '#store/embedded/found-data.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Address } from '#store/postgres/address.js';
import { settingsFrom } from './settings.js';
import { amountOf, runOn } from './told.js';

/** `npm run backup -- FILE`: of the database at DATABASE_URL, or of the one in LAGUNA_DATA, whether or not it runs. */
const backUp = async (file: string): Promise<string> => {
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  const counts = await withDatabase(url, folder, (address) => takeBackup(address, file));
  return `${file} holds ${amountOf(counts)}. Keep it as you would keep a key: seeds and hashes of passwords stand in it.`;
};

const withDatabase = async <T>(
  url: string | undefined,
  folder: string,
  use: (address: Address) => Promise<T>,
): Promise<T> => {
  if (url !== undefined) return use(url);
  const found = await foundData(folder);
  if (found === 'none') throw new BackupRefused(`There is nothing to back up in ${folder}.`);
  if (found !== 'at rest') return use(found);

  const embedded = await startEmbedded({ folder });
  try {
    return await use(embedded.connection);
  } finally {
    await embedded.stop();
  }
};

await runOn(process.argv.slice(2), 'npm run backup -- FILE', backUp);
