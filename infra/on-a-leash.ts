import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Writable } from 'node:stream';

/** The shell becomes the program, and leaves a watchdog behind: where we end without a word, the program ends as well. */
const ON_A_LEASH = '(read -r _ <&3 || kill -KILL $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&-';

/** A program that ends with us, however we do. Ctrl-C is meant for us, who end one after the other. */
export const startOnALeash = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess => {
  const child = spawn('sh', ['-c', ON_A_LEASH, program, ...args], {
    ...{ env, detached: true },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const leash = child.stdio[3];
  if (!(leash instanceof Writable)) throw new Error('A program is started on a leash.');
  // The watchdog may be gone before the program is.
  leash.on('error', () => undefined);
  child.once('exit', () => leash.end('\n'));
  return child;
};
