/** Time as far as showing needs it: how much has passed, and being called later. */
export interface Clock {
  /** In milliseconds, from whenever. */
  now(): number;
  /** Calls once, after so many milliseconds, unless what it answers is called before. */
  after(ms: number, call: () => void): () => void;
}

/** The browser's own. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const waiting = setTimeout(call, ms);
    return () => {
      clearTimeout(waiting);
    };
  },
};
