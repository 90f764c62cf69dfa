import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import type { Identity } from './identity.js';
import { NotStarted } from './not-started.js';
import { commandAs } from './run-as.js';
import type { ServerLog } from './server-log.js';
import { settingsFor } from './settings.js';

/** A server that takes connections, until it ends. */
export interface Server {
  readonly pid: number;
  /** Resolves when it is gone, for whatever reason, with how it went. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface Launch {
  readonly postgres: string;
  readonly data: string;
  readonly sockets: string;
  readonly identity: Identity;
  readonly log: ServerLog;
}

/** Starts the server and waits until it takes connections, or until it is not wanted any more. */
export const launch = async (
  { postgres, data, sockets, identity, log }: Launch,
  stopping: AbortSignal,
): Promise<Server> => {
  const command = ['sh', '-c', ON_A_LEASH, postgres, '-D', data, ...settingsFor(sockets)];
  const { file, args, options } = commandAs(identity, command);
  const child = spawn(file, args, {
    ...options,
    cwd: '/',
    // In a session of its own, because a Ctrl+C is meant for us: there may be something to save yet.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = endOf(child, log);
  const ready = readinessOf(child, log);
  await once(child, 'spawn');

  const pid = child.pid ?? NaN;
  const settled = new AbortController();
  const signal = AbortSignal.any([stopping, settled.signal]);
  const tooLong = after(START_MS, 'nothing happened for too long', { ...UNHELD, signal });
  const outcome = await Promise.race([ready, ended, tooLong.catch(() => 'it was stopped meanwhile')]);
  settled.abort();
  if (outcome === READY) return { pid, ended, stop: () => stop(child, ended) };

  await stop(child, ended);
  throw new NotStarted(`PostgreSQL did not start on ${data}: ${outcome}`);
};

/**
 * The shell becomes the server, and leaves behind a watchdog that reads from us: a line means that all is well and
 * over, the end of it without a line that we are dead, and then the server has to end as well.
 */
const ON_A_LEASH = '(read -r _ <&3 || kill -INT $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&-';

/** Recovering from a crash on a slow disk is all that may take so long. */
const START_MS = 120_000;

/** A timer that keeps nobody from leaving. */
const UNHELD = { ref: false };

const READY = 'ready to accept connections';

const readinessOf = ({ stderr }: ChildProcess, log: ServerLog): Promise<string> =>
  new Promise((resolve) => {
    if (stderr === null) throw new Error('The server was started without a way to hear it.');
    createInterface({ input: stderr }).on('line', (line) => {
      log.add(line);
      if (line.endsWith(READY)) resolve(READY);
    });
  });

const endOf = async (child: ChildProcess, log: ServerLog): Promise<string> => {
  const leash = child.stdio[3];
  if (!(leash instanceof Writable)) throw new Error('The server was started without a leash.');
  leash.on('error', (fault) => log.add(`The watchdog of PostgreSQL is gone: ${fault.message}`));
  const closed = new Promise<null>((resolve) => child.once('close', () => resolve(null)));

  const how = await new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${String(code)}`));
    // It could not even be spawned.
    child.once('error', (fault) => resolve(fault.message));
  });
  leash.end('\n');
  await Promise.race([closed, after(LAST_WORDS_MS, null, UNHELD)]);
  return `${how}. Its last words:\n${log.lastWords()}`;
};

/** What a part of a killed server may take to hang up, before we no longer wait to hear all of it. */
const LAST_WORDS_MS = 1_000;

/** From the kindest on: cut all connections and leave a clean slate; leave now; be gone. None of them loses a commit. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', patienceMs: 30_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const;

const stop = async (child: ChildProcess, ended: Promise<string>): Promise<void> => {
  for (const { signal, patienceMs } of WAYS_TO_STOP) {
    child.kill(signal);
    const gone = await Promise.race([ended, after(patienceMs, null, UNHELD)]);
    if (gone !== null) return;
  }
  throw new Error(`PostgreSQL, pid ${String(child.pid)}, does not stop.`);
};
