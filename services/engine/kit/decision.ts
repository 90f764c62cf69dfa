import type { Happening } from '#events/seen-by.js';
import type { Refusal, RefusalCode } from '#events/refusal.js';

/** What a rule answers: what happens, or why nothing does. */
export type Decision<E extends Happening> = Accepted<E> | Refused;

export interface Accepted<E extends Happening> {
  readonly ok: true;
  readonly events: readonly E[];
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export const accept = <const E extends readonly Happening[]>(...events: E): Accepted<E[number]> => ({
  ok: true,
  events,
});

/** A refusal is a value: the rule's number and a sentence that a player understands. */
export const refuse = (rule: string, message: string, code: RefusalCode = 'illegal'): Refused => ({
  ok: false,
  refusal: { code, rule, message },
});
