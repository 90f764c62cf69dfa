import type { Cursor, Outbox, OutboxEvent } from '#store/outbox.js';

/** How long anybody else on the server may have something to write that holds the outbox back. */
const HELD_BACK_MS = 10_000;

/** The next `count` events behind a cursor, as soon as all of them are told. */
export const told = async (
  outbox: Pick<Outbox, 'tail'>,
  from: Cursor,
  count: number,
): Promise<readonly OutboxEvent[]> => {
  const until = performance.now() + HELD_BACK_MS;
  for (;;) {
    const events = await outbox.tail(from, count);
    if (events.length === count || performance.now() > until) return events;
  }
};
