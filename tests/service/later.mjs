import process from 'node:process';

/**
 * Read first by a service whose time a test moves on: at each SIGUSR2 it is ten seconds later there, and what was to
 * happen by then happens. An answer that is under way did not take longer for that: the patience with the storage, of
 * three seconds at most, goes by the time that really passes.
 */
const STEP_MS = 10_000;
const LONGEST_PATIENCE_MS = 3_000;

const { setTimeout: after, clearTimeout: never } = globalThis;
const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;

/** What waits, and for when. */
const waiting = new Map();

const setTimeout = (call, ms = 0, ...given) => {
  const happen = () => {
    waiting.delete(timer);
    call(...given);
  };
  const timer = after(happen, ms);
  if (ms > LONGEST_PATIENCE_MS) waiting.set(timer, { at: Date.now() + ms, happen });
  return timer;
};
Object.defineProperties(setTimeout, Object.getOwnPropertyDescriptors(after));
globalThis.setTimeout = setTimeout;

globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  never(timer);
};

process.on('SIGUSR2', () => {
  ahead += STEP_MS;
  for (const [timer, { at, happen }] of [...waiting]) {
    if (at > Date.now() || !waiting.has(timer)) continue;
    never(timer);
    happen();
  }
});
