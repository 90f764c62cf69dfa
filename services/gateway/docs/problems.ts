import { RefusalCode } from '#events/refusal.js';
import type { Problem } from '#events/wire/problem.js';
import * as refused from '../http/refused.js';

/** What a request can be refused with, each as it is really said; only the sentence differs from case to case. */
export const PROBLEMS = {
  ...(Object.fromEntries(
    RefusalCode.options.map((code) => [code, refused.refusedBy({ code, message: '' }).problem]),
  ) as Readonly<Record<RefusalCode, Problem>>),
  too_many_open: refused.tooManyOpen().problem,
  not_signed_in: refused.notSignedIn().problem,
  not_allowed: refused.notAllowed('').problem,
  not_found: refused.notFound('').problem,
  taken: refused.taken('').problem,
  too_big: refused.tooBig().problem,
  wrong_type: refused.wrongType().problem,
  failed: refused.failed().problem,
  storage_away: refused.away().problem,
};

export type ProblemName = keyof typeof PROBLEMS;
