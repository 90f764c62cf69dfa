import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn } from '#store/embedded/processes-in.js';
import { stopAllIn } from '#store/embedded/stop-all-in.js';
import type { Way } from '#store/embedded/stop-all-in.js';
import { eventually } from './eventually.js';
import { newFolder } from './folders.js';

const kindly: Way = { told: () => true, signal: 'SIGINT', patienceMs: 50 };
/** More than any kernel takes to bury somebody. */
const atOnce: Way = { told: () => true, signal: 'SIGKILL', patienceMs: 10_000 };

it('one that does not listen to kind words is killed, and a shell that looks around is left alone', async () => {
  const folder = newFolder();
  const deaf = standingIn(folder, 'postgres', `trap '' INT; echo here; read -r _`);
  const visitor = standingIn(folder, 'sh', 'echo here; read -r _');
  await eventually('both are there', () => deaf.heard() && visitor.heard());
  expect(await processesIn(folder)).toEqual([deaf.pid]);

  await expect(stopAllIn(folder, [kindly])).rejects.toThrow(`does not stop: pid ${String(deaf.pid)}`);
  await stopAllIn(folder, [kindly, atOnce]);

  expect(await processesIn(folder)).toEqual([]);
  expect(visitor.lives()).toBe(true);
  visitor.end();
});

/** A process of that name, which stands in a folder until it is told a line. */
const standingIn = (folder: string, name: string, script: string) => {
  const program = join(newFolder(), name);
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const child = spawn(program, { cwd: folder });
  let heard = false;
  child.stdout.once('data', () => (heard = true));
  return {
    pid: child.pid,
    heard: () => heard,
    lives: () => child.exitCode === null && child.signalCode === null,
    end: () => child.stdin.end('\n'),
  };
};
