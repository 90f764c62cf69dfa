import * as z from 'zod';

export const RefusalCode = z.enum([
  'not_your_turn',
  'illegal',
  'stale',
  'not_seated',
  'finished',
  'unknown_table',
  'unknown_rules',
  'malformed',
  'too_fast',
  'not_saved',
  'suspended',
]);
export type RefusalCode = z.infer<typeof RefusalCode>;

/** Why a command had no effect: a value with a sentence that a player understands and, where a rule said no, its number. */
export const Refusal = z.strictObject({
  code: RefusalCode,
  rule: z.string().optional(),
  message: z.string(),
  /** The seq of the event that an undo cannot go past. */
  blockedBy: z.int().positive().exactOptional(),
});
export type Refusal = z.infer<typeof Refusal>;
