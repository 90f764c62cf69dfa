import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './has-code.js';
import { NotStarted } from './not-started.js';
import type { Place } from './place.js';
import { PORT } from './settings.js';
import { somebodyListensOn } from './somebody-listens-on.js';
import { stopAllIn } from './stop-all-in.js';
import type { Way } from './stop-all-in.js';

/**
 * Stops what a Laguna that died left running on these data, and sees to it that the locks which its server left do not
 * keep out the next one. Only for whoever holds the claim: to anybody else, the server of a Laguna that lives looks the
 * same.
 */
export const stopLeftovers = async ({ data, unborn }: Place, sockets: string): Promise<void> => {
  const lock = join(data, 'postmaster.pid');
  const server = await pidIn(lock);
  await stopAllIn(unborn, [AT_ONCE]);
  await stopAllIn(data, [kindly(server), NOW, AT_ONCE]);

  const socket = join(sockets, `.s.PGSQL.${PORT}`);
  if (await somebodyListensOn(socket))
    throw new NotStarted(`A server that cannot be seen from here, such as in another container, runs on ${data}.`);
  for (const stale of [socket, `${socket}.lock`]) await rm(stale, { force: true });
  if ((await pidIn(lock)) !== null) await makeStale(lock);
};

/** The server ends its parts and leaves a clean slate. They have other uses for the same signal. */
const kindly = (server: number | null): Way => ({
  told: (pid) => pid === server,
  signal: 'SIGINT',
  patienceMs: 5_000,
});

/** Nothing acknowledged is lost by either of these: the next start recovers it. */
const NOW: Way = { told: () => true, signal: 'SIGQUIT', patienceMs: 3_000 };
const AT_ONCE: Way = { told: () => true, signal: 'SIGKILL', patienceMs: 5_000 };

/** The first line of the lock file is the pid of the server. */
const pidIn = async (lock: string): Promise<number | null> => {
  try {
    return Number.parseInt(await readFile(lock, 'utf8'), 10);
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return null;
    throw fault;
  }
};

/**
 * The pid in a lock may have come again, or be dead and not yet buried, and would keep out the next server. With that of
 * the process that starts it, the server takes the lock for a stale one, but still looks whether anybody is attached to
 * the shared memory that the lock names. Removing the lock would take that last check away.
 */
const makeStale = async (lock: string): Promise<void> => {
  const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
  const ours = `${lock}.ours`;
  await writeFile(ours, [process.pid, ...rest].join('\n'));
  await chmod(ours, READABLE);
  await rename(ours, lock);
};

/** By whoever the server runs as; the data around it are closed to everybody else. */
const READABLE = 0o644;
