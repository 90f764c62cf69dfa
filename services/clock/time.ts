/** What time it is, and being called later: handed in, so that a test turns the clock by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, call: () => void): Cancel;
}

/** Not to be called after all; no harm where it was. */
export type Cancel = () => void;

export const realTime: Time = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
