import { problemOf } from '#events/wire/problem.js';
import type { Problem } from '#events/wire/problem.js';
import type { Refusal } from '#events/refusal.js';

/** A request that has no effect, and what is said about it. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly problem: Problem,
    /** After how many seconds it may fare better. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem.detail);
  }
}

export const refusedBy = (refusal: Refusal): Refused => new Refused(problemOf(refusal));

export const malformed = (detail: string): Refused => refusedBy({ code: 'malformed', message: detail });
export const unknownTable = (): Refused => refusedBy({ code: 'unknown_table', message: 'There is no such table.' });
export const notSeated = (): Refused => refusedBy({ code: 'not_seated', message: 'You do not sit at this table.' });
export const tooFast = (retryAfter: number): Refused =>
  new Refused(problemOf({ code: 'too_fast', message: 'Too many requests: please wait a little.' }), retryAfter);

/** A guess: people come and go. */
const UNTIL_SOME_CLOSE_S = 10;

/** What a suspended player is told, wherever they ask. */
export const SUSPENDED: Refusal = {
  code: 'suspended',
  message: 'You are suspended: you may watch, and no more.',
};

export const tooManyOpen = (): Refused =>
  new Refused(
    {
      type: 'urn:laguna:problem:too_many_open',
      title: 'Too many open',
      status: 429,
      detail: 'Too many sockets and streams are open from your address: please come back when some are closed.',
    },
    UNTIL_SOME_CLOSE_S,
  );

export const notSignedIn = (detail = 'Sign in first.'): Refused => said('not_signed_in', 'Not signed in', 401, detail);
export const notAllowed = (detail: string): Refused => said('not_allowed', 'Not allowed', 403, detail);
export const notFound = (detail: string): Refused => said('not_found', 'Not found', 404, detail);
/** The same words wherever there is nothing, or nothing for whoever asks. */
export const NOTHING_HERE = 'There is nothing at this address.';

export const taken = (detail: string): Refused => said('taken', 'Taken', 409, detail);
export const tooBig = (): Refused => said('too_big', 'Too big', 413, 'The body is larger than any request needs.');
export const wrongType = (): Refused =>
  said('wrong_type', 'Wrong type', 415, 'The body is of a kind that is not read here.');
export const failed = (): Refused =>
  said('failed', 'Something failed', 500, 'Something failed here: please try again.');
export const away = (): Refused => said('storage_away', 'Try again', 503, 'The storage is away: please try again.');

/** Whatever else HTTP can complain about. */
export const said = (code: string, title: string, status: number, detail: string): Refused =>
  new Refused({ type: `urn:laguna:problem:${code}`, title, status, detail });
