import type { Writable } from 'node:stream';
import type { Cancel, Time } from '#clock/time.js';

/**
 * Says now and then that a stream is still there. Who takes none of it for so long is cut, as over a socket: their connection
 * may stand for days, and all that they were sent is kept for them.
 */
export const keepsBeating = (stream: Writable, time: Time): void => {
  let untaken = 0;
  let next: Cancel = () => undefined;
  const taken = (): void => void (untaken -= 1);
  const beat = (): void => {
    if (untaken >= MOST_UNTAKEN) {
      stream.destroy();
      return;
    }
    next = time.after(BEAT_MS, beat);
    // What was ended is given the same time to be taken.
    untaken += 1;
    if (!stream.writableEnded) stream.write(': still here\n\n', taken);
  };
  next = time.after(BEAT_MS, beat);
  stream.once('close', () => {
    next();
  });
};

/** Shorter than what proxies take for silence. */
const BEAT_MS = 20_000;

/** A reader that is only slow has taken one of them by then. */
const MOST_UNTAKEN = 3;
