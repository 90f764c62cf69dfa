import type { Cursor, Outbox } from '#store/outbox.js';

/**
 * When the oldest event happened that waits behind a cursor, in milliseconds since 1970; null where nothing waits there.
 * What is not told for long tells that a follower hangs, however few events they are.
 */
export const waitingSince = async (outbox: Outbox, taken: Cursor): Promise<number | null> => {
  const [next] = await outbox.tail(taken, 1);
  return next?.event.at ?? null;
};
