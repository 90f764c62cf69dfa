import * as z from 'zod';

const small = z.int().nonnegative();

/** What a seat may ask for. */
export const EuroCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('claim'), tile: small, hand: small }),
  z.strictObject({ type: z.literal('gather'), tile: small }),
  z.strictObject({ type: z.literal('build'), tile: small }),
  z.strictObject({ type: z.literal('buy'), slot: small }),
  z.strictObject({ type: z.literal('pass') }),
]);
