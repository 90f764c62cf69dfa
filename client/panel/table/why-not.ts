import type { Refusal } from '#events/refusal.js';
import { refusalIn } from '#events/wire/problem.js';
import type { Refused } from '../../net/api.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { troubleOf } from '../trouble.js';

/** Why what was asked for over HTTP was not done: the table said no, or it was some trouble that can be anywhere. */
export type WhyNot =
  { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'trouble'; readonly trouble: TroubleKind };

export const whyNot = (fault: Refused): WhyNot => {
  const refusal = fault.problem === null ? null : refusalIn(fault.problem);
  return refusal === null ? { kind: 'trouble', trouble: troubleOf(fault) } : { kind: 'refused', refusal };
};
