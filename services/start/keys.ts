import { resolve } from 'node:path';
import { keptKey, keyFileIn, rotateKey } from './kept-key.js';
import { settingsFrom } from './settings.js';
import { runOn } from './told.js';

const USAGE = 'npm run keys -- show | rotate';

/** `npm run keys`: the key that this machine's nodes sign with. Only its public half is ever said. */
const keys = async (what: string): Promise<string> => {
  const { LAGUNA_DATA: folder, LAGUNA_KEY: named } = settingsFrom(process.env);
  const file = resolve(named ?? keyFileIn(folder));
  if (what === 'show') {
    const { id, publicKey } = await keptKey(file);
    return `${id} ${publicKey}`;
  }
  if (what !== 'rotate') return USAGE;
  const { old, fresh } = await rotateKey(file);
  return (
    `${fresh.id} ${fresh.publicKey}\nNodes sign with it from their next start on; ` +
    `${old.id} still counts for a day after the first of them, and stays among the keys that are told.`
  );
};

await runOn(process.argv.slice(2), USAGE, keys);
