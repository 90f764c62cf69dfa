import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { holderOf } from './claim.js';
import { hasCode } from './has-code.js';
import { placeIn } from './place.js';
import { APPLICATION, PORT } from './settings.js';
import type { Connection } from './start-embedded.js';

/**
 * What a folder holds: nothing, data at rest, or data that a Laguna runs on, with the way to its server. The server's
 * socket lies beside the claim's, where only whoever the server runs as may enter, and root.
 */
export type FoundData = 'none' | 'at rest' | Connection;

export const foundData = async (folder: string): Promise<FoundData> => {
  const place = placeIn(resolve(folder));
  const holder = await holderOf(place);
  if (holder !== null) return { host: dirname(holder.socket), port: PORT, user: APPLICATION, database: APPLICATION };
  return (await isThere(place.data)) ? 'at rest' : 'none';
};

const isThere = async (path: string): Promise<boolean> => {
  try {
    await access(path);
    return true;
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return false;
    throw fault;
  }
};
