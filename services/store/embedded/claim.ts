import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { hasCode } from './has-code.js';
import { NotStarted } from './not-started.js';
import type { Place } from './place.js';
import { roomForSockets } from './room-for-sockets.js';
import { somebodyListensOn } from './somebody-listens-on.js';

/** That the data are this process's alone, until it lets go of them or dies. */
export interface Claim {
  /** Where sockets may be made; only whoever the server runs as may enter. */
  readonly sockets: string;
  readonly release: () => Promise<void>;
}

/**
 * Claims the data, or throws where another Laguna holds them. A claim is a socket that its holder listens on, and a file
 * that names it. The kernel hangs up however the holder dies, while a pid comes again after a reboot, and is somebody
 * else's in the next container on the same volume.
 */
export const claimData = async ({ folder, lock }: Place): Promise<Claim> => {
  const room = await roomForSockets(folder);
  const name = `instance-${unique()}`;
  const own: Holder = { pid: process.pid, socket: join(room.folder, name) };
  const server = createServer((caller) => caller.destroy()).unref();

  const release = async (): Promise<void> => {
    await rm(join(lock, name), { force: true });
    await new Promise((closed) => server.close(closed));
    await room.leave();
  };
  try {
    await listen(server, own.socket);
    await publish(name, own, lock);
  } catch (fault) {
    await release();
    throw fault;
  }
  return { sockets: room.folder, release };
};

/** Who claims the data: found by its socket, called by its pid. */
const Holder = z.object({ pid: z.int(), socket: z.string() });
type Holder = z.infer<typeof Holder>;

const unique = (): string => randomBytes(4).toString('hex');

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));

/**
 * The lock is a folder with one file, named like no other before it. The kernel renames a folder only over one that is
 * empty, so that of all who come at once one gets in; and who removes a stale claim removes that one by its name, and
 * never the claim of somebody who was faster.
 */
const publish = async (name: string, own: Holder, lock: string): Promise<void> => {
  const draft = `${lock}.${unique()}`;
  await mkdir(draft);
  try {
    await writeFile(join(draft, name), JSON.stringify(own));
    while (!(await renamed(draft, lock))) await removeStale(lock);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const renamed = async (draft: string, lock: string): Promise<boolean> => {
  try {
    await rename(draft, lock);
    return true;
  } catch (fault) {
    if (hasCode(fault, 'ENOTEMPTY', 'EEXIST')) return false;
    throw fault;
  }
};

/** Who holds the data now; null where nobody does. */
export const holderOf = async ({ lock }: Pick<Place, 'lock'>): Promise<Holder | null> => {
  for (const name of await entriesIn(lock)) {
    const holder = await holderIn(join(lock, name));
    if (holder !== null && (await somebodyListensOn(holder.socket))) return holder;
  }
  return null;
};

const entriesIn = async (lock: string): Promise<readonly string[]> => {
  try {
    return await readdir(lock);
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return [];
    throw fault;
  }
};

const removeStale = async (lock: string): Promise<void> => {
  for (const name of await readdir(lock)) {
    const holder = await holderIn(join(lock, name));
    if (holder !== null && (await somebodyListensOn(holder.socket)))
      throw new NotStarted(
        `Laguna already runs on this data, pid ${holder.pid} (says ${lock}). Stop it, or wait for it.`,
      );

    await rm(join(lock, name), { force: true });
    if (holder !== null) await rm(holder.socket, { force: true });
  }
};

/** Null where it is gone, or a power cut left it without its words: a holder that lives has whole ones. */
const holderIn = async (file: string): Promise<Holder | null> => {
  try {
    return Holder.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (fault) {
    if (hasCode(fault, 'ENOENT') || fault instanceof SyntaxError || fault instanceof z.ZodError) return null;
    throw fault;
  }
};
