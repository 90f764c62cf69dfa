import * as z from 'zod';
import { RefusalCode } from '../refusal.js';
import type { Refusal } from '../refusal.js';

/** Why an HTTP request had no effect (RFC 9457); `rule` where the rules of a game said no. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  rule: z.string().exactOptional(),
  /** The seq of the event that an undo cannot go past. */
  blockedBy: z.int().positive().exactOptional(),
});
export type Problem = z.infer<typeof Problem>;

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** A refusal as HTTP says it. `type` names the code, so that a client need not read sentences. */
export const problemOf = ({ code, rule, message, blockedBy }: Refusal): Problem => ({
  type: `${REFUSAL}${code}`,
  ...REFUSED[code],
  detail: message,
  ...(rule === undefined ? {} : { rule }),
  ...(blockedBy === undefined ? {} : { blockedBy }),
});

/** The refusal that a problem was made of; `null` where it tells of something else. */
export const refusalIn = ({ type, detail, rule, blockedBy }: Problem): Refusal | null => {
  const code = RefusalCode.safeParse(type.startsWith(REFUSAL) ? type.slice(REFUSAL.length) : null);
  if (!code.success) return null;
  return {
    code: code.data,
    message: detail,
    ...(rule === undefined ? {} : { rule }),
    ...(blockedBy === undefined ? {} : { blockedBy }),
  };
};

const REFUSAL = 'urn:laguna:refusal:';

const REFUSED: Readonly<Record<RefusalCode, Pick<Problem, 'title' | 'status'>>> = {
  not_your_turn: { title: 'Not your turn', status: 422 },
  illegal: { title: 'Against the rules', status: 422 },
  stale: { title: 'The table moved on', status: 409 },
  not_seated: { title: 'Not seated at this table', status: 422 },
  finished: { title: 'The game is over', status: 422 },
  unknown_table: { title: 'No such table', status: 404 },
  unknown_rules: { title: 'Rules not known here', status: 501 },
  malformed: { title: 'Not understood', status: 400 },
  too_fast: { title: 'Too fast', status: 429 },
  not_saved: { title: 'Not saved, try again', status: 503 },
  suspended: { title: 'Suspended', status: 403 },
};

/** What can go wrong on a socket, apart from a command that is refused. */
export const TroubleCode = z.enum([
  'malformed',
  'too_big',
  'too_fast',
  'no_hello',
  'wrong_protocol',
  'not_signed_in',
  'unknown_table',
  'unknown_rules',
  'going_away',
]);
export type TroubleCode = z.infer<typeof TroubleCode>;

/** After which nothing more is said; a table that is not there, or cannot be shown here, is no reason to go. */
export type FatalCode = Exclude<TroubleCode, 'unknown_table' | 'unknown_rules'>;

/** With what a socket is closed where its trouble is fatal: 4000 to 4999 are an application's own (RFC 6455). */
export const CLOSE_CODES: Readonly<Record<FatalCode, number>> = {
  malformed: 4000,
  too_big: 4001,
  too_fast: 4002,
  no_hello: 4003,
  wrong_protocol: 4004,
  not_signed_in: 4005,
  /** The node stops: come back, to another one. */
  going_away: 4008,
};
