import { types } from 'node:util';

/** What is known after a statement failed. */
export type Failure =
  /** The connection broke while it was under way: nobody knows whether it was kept. */
  | 'lost'
  /** PostgreSQL took it back: another one was in the way, and the same again may do. */
  | 'crossed'
  /** PostgreSQL took it back: there is no room, no time, or it only reads just now. */
  | 'refused'
  /** PostgreSQL took it back: it cannot be kept as it stands. */
  | 'unfit';

/** What a statement that failed on an open connection means. */
export const failureOf = (error: unknown): Failure => {
  const state = sqlState(error);
  if (state === null || LOST.test(state)) return 'lost';
  if (state.startsWith(CROSSED)) return 'crossed';
  return REFUSED.test(state) ? 'refused' : 'unfit';
};

/** Whether somebody else was first to have what only one can have. */
export const isTaken = (error: unknown): boolean => sqlState(error) === UNIQUE_VIOLATION;

const UNIQUE_VIOLATION = '23505';

/** The server is going down or lost its head; it may have committed before it said so. */
const LOST = /^(?:08|57P0)/;
/** A deadlock or a clash of serialisable transactions. */
const CROSSED = '40';
/** No resources (a full disk is 53100), cancelled for time, a lock that is not to be had, input or output, a standby. */
const REFUSED = /^(?:53|57014|55|58|25006|XX)/;

const sqlState = (error: unknown): string | null =>
  types.isNativeError(error) && 'severity' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/**
 * What went wrong, without the values that pg and TypeORM hang onto it: a seed may be among them, and errors end up in
 * log lines.
 */
export const bare = (error: unknown): Error => {
  if (!types.isNativeError(error)) return new Error('The storage failed without saying how.');
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return new Error(`${error.message}${code}`);
};
