import * as z from 'zod';
import { RELICS, STONES } from './components.js';

/** What a seat may ask for. */
export const QuarryCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dig') }),
  z.strictObject({ type: z.literal('pan') }),
  z.strictObject({ type: z.literal('search') }),
  z.strictObject({ type: z.literal('take'), relic: z.enum(RELICS) }),
  z.strictObject({ type: z.literal('lay'), stone: z.enum(STONES) }),
  z.strictObject({ type: z.literal('peg'), plot: z.int().nonnegative() }),
  z.strictObject({ type: z.literal('rest') }),
]);
export type QuarryCommand = z.infer<typeof QuarryCommand>;
