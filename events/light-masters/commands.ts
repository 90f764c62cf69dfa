import * as z from 'zod';
import { CATEGORIES, CREATIONS, FRAGMENTS } from './components.js';

const small = z.int().nonnegative();
const market = small;
const fragment = z.enum(FRAGMENTS);

export const fragments = z
  .strictObject({ blue: small, green: small, yellow: small, red: small, clear: small })
  .readonly();

/** What a seat may ask for. */
export const LightMastersCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('collect') }),
  /** One fragment out of the warehouse, where somebody may choose which, or none of them. */
  z.strictObject({ type: z.literal('take'), fragment }),
  z.strictObject({ type: z.literal('takeNone') }),
  /** What the bench has no place for. */
  z.strictObject({ type: z.literal('giveBack'), fragment }),

  z.strictObject({ type: z.literal('exchange'), fragment, market }),
  /** With Expertise: which of the three fragments that the ring shows. */
  z.strictObject({ type: z.literal('pick'), fragments }),
  z.strictObject({ type: z.literal('buy'), market }),
  /** One fragment and no more. */
  z.strictObject({ type: z.literal('sell'), fragment }),
  /** Two fragments or more, which follow one by one until the sale is closed. */
  z.strictObject({ type: z.literal('sellSeveral') }),
  z.strictObject({ type: z.literal('sellOne'), fragment }),
  z.strictObject({ type: z.literal('closeSale') }),

  z.strictObject({ type: z.literal('complete'), pays: fragments }),
  z.strictObject({ type: z.literal('endTurn') }),

  z.strictObject({ type: z.literal('putFirst'), to: small }),
  z.strictObject({ type: z.literal('turnRing') }),
  z.strictObject({ type: z.literal('activate'), creation: z.enum(CREATIONS), category: z.enum(CATEGORIES) }),
  /** With the Wizard: the card at this place of the hand comes next. */
  z.strictObject({ type: z.literal('putNext'), from: small }),
  z.strictObject({ type: z.literal('move'), fragment, from: market, to: market }),
  z.strictObject({ type: z.literal('swap'), gives: fragment, takes: fragment }),
  z.strictObject({ type: z.literal('stopSwapping') }),
  z.strictObject({ type: z.literal('turnRingTo'), turned: small }),
]);
export type LightMastersCommand = z.infer<typeof LightMastersCommand>;
