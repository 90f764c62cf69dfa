/** Grows only with a change that an older client cannot live with; adding a field or a message is none. */
export const PROTOCOL = 1;

/** The longest command is far below 1 KiB; what is longer than this is no game, and is not even parsed. */
export const MESSAGE_BYTES = 16 * 1024;

/** Faster than anyone can click, and slow enough that one socket cannot keep a table's queue busy. */
export const MESSAGES_PER_SECOND = 20;

/** A client that comes back follows all its tables at once. */
export const MESSAGE_BURST = 40;

/** Ample on a bad line. A socket that says nothing holds memory and belongs to nobody. */
export const HELLO_WITHIN_MS = 5_000;

/** A page of history: some 200 KB, so that a slow reader does not hold a whole game in the server's memory. */
export const EVENTS_AT_ONCE = 1_000;
