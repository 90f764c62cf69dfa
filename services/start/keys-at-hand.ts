import { access, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { heard } from '#events/wire/heard.js';
import { PublicKeys } from '#events/wire/heads.js';
import type { KnownKey } from '#verify/signature.js';
import { keyFileIn, publicKeysIn } from './kept-key.js';
import type { Environment } from './settings.js';

/** Keys that a game may be signed with, and where we have them from. */
export interface KeysAtHand {
  readonly keys: readonly KnownKey[];
  readonly from: string;
}

/** Thrown where there should be keys and are none. */
export class NoKeys extends Error {
  override readonly name = 'NoKeys';
}

/** Those that somebody says, as a file or an address. */
export const keysAt = async (where: string): Promise<KeysAtHand> => {
  try {
    return { keys: heard(PublicKeys).parse(JSON.parse(await textAt(where))).keys, from: where };
  } catch {
    throw new NoKeys(`There are no keys at ${where}: they look like what /api/keys tells.`);
  }
};

/** Those beside the game as `keys.json`, or else those that nodes of this machine sign with; `null` where nobody's are here. */
export const keysBeside = async (
  file: string,
  { LAGUNA_DATA: folder, LAGUNA_KEY: named }: Pick<Environment, 'LAGUNA_DATA' | 'LAGUNA_KEY'>,
): Promise<KeysAtHand | null> => {
  const beside = join(dirname(file), KEPT_AS);
  if (file !== '-' && (await isThere(beside))) return keysAt(beside);
  const own = resolve(named ?? keyFileIn(folder));
  const keys = await publicKeysIn(own);
  return keys.length === 0 ? null : { keys, from: own };
};

/** What the keys of a server are called where somebody kept them. */
export const KEPT_AS = 'keys.json';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const textAt = async (where: string): Promise<string> =>
  /^https?:\/\//.test(where) ? (await fetch(where, { redirect: 'error' })).text() : readFile(where, 'utf8');
