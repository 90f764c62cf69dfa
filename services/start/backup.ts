import { BackupRefused } from '#store/backup/refused.js';
import { takeBackup } from '#store/backup/take-backup.js';
import { settingsFrom } from './settings.js';
import { amountOf, runOn } from './told.js';
import { withDatabase } from './with-database.js';

/** `npm run backup -- FILE`: of the database at DATABASE_URL, or of the one in LAGUNA_DATA, whether or not it runs. */
const backUp = async (file: string): Promise<string> => {
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  const nothing = new BackupRefused(`There is nothing to back up in ${folder}.`);
  const counts = await withDatabase(url, folder, nothing, (address) => takeBackup(address, file));
  return `${file} holds ${amountOf(counts)}. Keep it as you would keep a key: seeds and hashes of passwords stand in it.`;
};

await runOn(process.argv.slice(2), 'npm run backup -- FILE', backUp);
