import { takeBackup } from '#store/backup/take-backup.js';
import { withDatabase } from './found-database.js';
import { settingsFrom } from './settings.js';
import { amountOf, runOn } from './told.js';

/** `npm run backup -- FILE`: of the database at DATABASE_URL, or of the one in LAGUNA_DATA, whether or not it runs. */
const backUp = async (file: string): Promise<string> => {
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  const counts = await withDatabase(url, folder, (address) => takeBackup(address, file));
  return `${file} holds ${amountOf(counts)}. Keep it as you would keep a key: seeds and hashes of passwords stand in it.`;
};

await runOn(process.argv.slice(2), 'npm run backup -- FILE', backUp);
