import { signal } from '@preact/signals';

const ahead = signal(0);

/** The server's clock, which what happens is stamped by: a browser's own may be wrong. */
export const serverClock = {
  /** An answer that nobody kept on its way says when it was given, to the second. */
  hears: (headers: Headers, now: number): void => {
    const given = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(given) || headers.get('cache-control') !== 'no-store') return;
    const heard = given + HALF_A_SECOND_MS - now;
    if (Math.abs(heard - ahead.peek()) > UNSURE_MS) ahead.value = heard;
  },
  /** What time it is there when it is so late by this browser. */
  at: (here: number): number => here + ahead.value,
};

/** In the middle of the second that was said. */
const HALF_A_SECOND_MS = 500;
/** What the second hides, and the way that an answer takes: so much may pass for no difference at all. */
const UNSURE_MS = 1_500;
