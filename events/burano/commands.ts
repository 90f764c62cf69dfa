import * as z from 'zod';
import { CHARACTERS, FLOOR_CARDS, HOUSES } from './components.js';

export const floorCard = z.enum(FLOOR_CARDS);
export const floor = z.literal([1, 2, 3]);
export const house = z
  .int()
  .min(0)
  .max(HOUSES - 1);
export const column = z.int().nonnegative();
export const character = z.enum(CHARACTERS);

/** What a seat may ask for. */
export const BuranoCommand = z.discriminatedUnion('type', [
  /** `floors` from below; the coins follow from how many they are (rule T3). */
  z.strictObject({ type: z.literal('takeFloors'), column, floors: z.array(floor).max(3).readonly() }),
  /** A card at a house; the scaffolds that it needs go with it (rule G6). */
  z.strictObject({ type: z.literal('placeFloor'), card: floorCard, house }),
  z.strictObject({ type: z.literal('finishPlacing') }),
  z.strictObject({ type: z.literal('welcome'), house, character }),
  z.strictObject({ type: z.literal('returnFloor'), card: floorCard }),
  z.strictObject({ type: z.literal('dismiss'), character }),
]);
export type BuranoCommand = z.infer<typeof BuranoCommand>;
