/** What is known at once, mostly, and else later: who waits for it only where it must saves a turn of promises each time. */
export type Soon<T> = T | Promise<T>;

/** Goes on with it, at once where it is known. */
export const soonThen = <T, Next>(soon: Soon<T>, next: (known: T) => Soon<Next>): Soon<Next> =>
  soon instanceof Promise ? soon.then(next) : next(soon);
