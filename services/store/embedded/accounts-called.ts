import { readFile } from 'node:fs/promises';
import { hasCode } from './has-code.js';
import type { Owner } from './owner.js';

/** The accounts of these names that this machine has. */
export const accountsCalled = async (names: readonly string[]): Promise<readonly Owner[]> =>
  (await accounts())
    .filter(([name]) => names.includes(name ?? ''))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }));

/** A line of it reads `name:password:uid:gid:...`. */
const accounts = async (): Promise<readonly (readonly string[])[]> => {
  try {
    return (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return [];
    throw fault;
  }
};
