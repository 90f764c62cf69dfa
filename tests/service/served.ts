import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The service as a user starts it: a process of its own, on a port of its own, with its data in a folder. */
export interface Served {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  /** What it said so far, on both of its voices. */
  readonly said: () => string;
  /** Its exit code, when it has ended for whatever reason. */
  readonly ended: Promise<number | null>;
  /** As Ctrl-C does; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** As a power cut does. */
  kill(): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** Load tests ask and say more than a person may. */
export const UNHURRIED: Environment = {
  LAGUNA_BOT_MOVE_MS: '0',
  LAGUNA_MESSAGES_PER_SECOND: '100000',
  LAGUNA_REQUESTS_PER_SECOND: '100000',
  LAGUNA_SOCKETS_PER_ADDRESS: '100000',
};

export const aFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'laguna-served-'));

export const serve = async (folder: string, environment: Environment = UNHURRIED): Promise<Served> => {
  const child = launch({ LAGUNA_DATA: folder, ...environment });
  const url = await child.at;
  const { said, ended, stop, kill } = child;
  return { url, folder, process: child.process, said, ended, stop, kill };
};

/** What it says, and with what it ends, where it does not start. */
export const refuses = async (
  environment: Environment,
): Promise<{ readonly code: number | null; readonly said: string }> => {
  const child = launch(environment);
  const code = await child.ended;
  return { code, said: child.said() };
};

/** What was killed leaves a database that writes a little longer, until it notices. */
export const forget = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 20 });

const launch = (environment: Environment) => {
  const child = spawn(process.execPath, ['dist/services/start/main.js'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const at = new Promise<string>((resolve, reject) => {
    let isThere = false;
    const hear = (text: Buffer): void => {
      said += text.toString();
      // Looked for once: what is searched is copied, and it may go on to say a hundred megabytes.
      const url = isThere ? undefined : /^Laguna is at (\S+)$/m.exec(said)?.[1];
      if (url === undefined) return;
      isThere = true;
      resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => reject(new Error(`It ended with ${String(code)} and said: ${said}`)));
  });
  // Who waits for its end only does not mind that it never said where it is.
  at.catch(() => undefined);
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    ...{ process: child, at, ended },
    said: () => said,
    stop: () => end('SIGINT'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
};
