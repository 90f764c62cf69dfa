import { lchown, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './has-code.js';

/** Whose a file is, or a process. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Null where there is nothing. */
export const ownerOf = async (path: string): Promise<Owner | null> => {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return null;
    throw fault;
  }
};

/** Hands a folder over with all that is in it, itself last: whoever owns it then owns the rest. */
export const handOver = async (folder: string, { uid, gid }: Owner): Promise<void> => {
  if ((await lstat(folder)).uid === uid) return;

  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
};
