import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startOnALeash } from '../on-a-leash.js';

/** What runs in a process, and how it says that it does. */
export interface Task {
  readonly name: string;
  /** A command of services/start. */
  readonly script: string;
  /** The line that says it is ready. */
  readonly ready: RegExp;
  readonly environment: Environment;
}

/** One process of a cluster, as somebody would start it by hand. */
export interface Part {
  readonly process: ChildProcess;
  /** What its first words were that say it is ready. */
  readonly ready: string;
  /** The last of what it said, on both of its voices. */
  readonly said: () => string;
  /** Its exit code, when it has ended for whatever reason. */
  readonly ended: Promise<number | null>;
  /** As Ctrl-C does, or worse. Resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** Starts a command of services/start, and waits for the line that says it is ready; fails with what it said where it ends. */
export const startPart = async ({ name, script, ready, environment }: Task): Promise<Part> => {
  const child = startOnALeash(process.execPath, [`dist/services/start/${script}.js`], { ...ours(), ...environment });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let said = '';
  const words = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-LONGEST);
        const line = ready.exec(said)?.[0];
        if (line !== undefined) resolve(line);
      });
    // Not when it exits: its last words may be those that were waited for, and be still on their way.
    child.once('close', () => reject(new Error(`${name} did not start: ${said}`)));
    child.once('error', reject);
  });
  return {
    ...{ process: child, ready: words, ended, said: () => said },
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      child.kill('SIGCONT');
      await gone;
    },
  };
};

const LONGEST = 100_000;

/** Without what is set for Laguna: what counts here is said part by part. */
const ours = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:PORT|DATABASE_URL|LAGUNA_|KAFKA_)/.test(name)),
  );
