import { setTimeout as after } from 'node:timers/promises';
import { hasCode } from './has-code.js';
import { NotStarted } from './not-started.js';
import { processesIn } from './processes-in.js';

/** A way of stopping: who is told, what, and how long it may take them. */
export interface Way {
  readonly told: (pid: number) => boolean;
  readonly signal: NodeJS.Signals;
  readonly patienceMs: number;
}

/** Stops the processes of PostgreSQL that stand in a folder, trying one way after the other until none is left. */
export const stopAllIn = async (folder: string, ways: readonly Way[]): Promise<void> => {
  for (const { told, signal, patienceMs } of ways) {
    for (const pid of (await processesIn(folder)).filter(told)) send(signal, pid);
    if (await emptied(folder, patienceMs)) return;
  }
  throw new NotStarted(`What runs in ${folder} does not stop: pid ${(await processesIn(folder)).join(', ')}.`);
};

const send = (signal: NodeJS.Signals, pid: number): void => {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if (!hasCode(fault, 'ESRCH')) throw fault;
  }
};

const POLL_MS = 10;

const emptied = async (folder: string, patienceMs: number): Promise<boolean> => {
  const deadline = performance.now() + patienceMs;
  while ((await processesIn(folder)).length > 0) {
    if (performance.now() > deadline) return false;
    await after(POLL_MS);
  }
  return true;
};
