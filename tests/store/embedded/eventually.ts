import { setTimeout as after } from 'node:timers/promises';

/** A first start, with all cores busy elsewhere. */
const PATIENCE_MS = 25_000;
const POLL_MS = 10;

/** Waits for something to come true. */
export const eventually = async (what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`It never came true that ${what}.`);
    await after(POLL_MS);
  }
};
