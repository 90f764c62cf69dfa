import * as z from 'zod';
import { BUILDING_CARDS, GLASS, ISLANDS, PALACE_TILES, SHOP_TILES } from './components.js';
import type { Character } from './components.js';

const small = z.int().nonnegative();
const site = small;
const glass = z.enum(GLASS);

export const characterCard = z.templateLiteral(['character-', z.int().min(1).max(40)]) as z.ZodType<Character>;
/** Which colours of shops sell. */
export const shops = z.strictObject({ red: z.boolean(), blue: z.boolean(), grey: z.boolean() }).readonly();
export const beads = z.strictObject({ red: small, green: small, blue: small }).readonly();

/** What a seat may ask for. */
export const MuranoCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sail'), ship: small, to: small }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('endTurn') }),

  z.strictObject({ type: z.literal('takeGold') }),
  z.strictObject({ type: z.literal('buyFactory') }),
  z.strictObject({ type: z.literal('buyShop') }),
  z.strictObject({ type: z.literal('searchShops') }),
  z.strictObject({ type: z.literal('buyPalace') }),
  z.strictObject({ type: z.literal('searchPalaces') }),
  z.strictObject({ type: z.literal('takeShop'), tile: z.enum(SHOP_TILES) }),
  z.strictObject({ type: z.literal('takePalace'), tile: z.enum(PALACE_TILES) }),
  z.strictObject({ type: z.literal('buySpecial') }),
  z.strictObject({ type: z.literal('recruit') }),
  z.strictObject({ type: z.literal('keepCharacter'), card: characterCard }),
  z.strictObject({ type: z.literal('keepNobody') }),
  z.strictObject({ type: z.literal('placeGondolier'), berth: small }),
  z.strictObject({ type: z.literal('drawStreet') }),
  z.strictObject({ type: z.literal('layStreet'), site }),
  z.strictObject({ type: z.literal('buildFactory'), site }),
  z.strictObject({ type: z.literal('buildShop'), tile: z.enum(SHOP_TILES), site }),
  z.strictObject({ type: z.literal('buildPalace'), tile: z.enum(PALACE_TILES), site }),
  z.strictObject({ type: z.literal('buildSpecial'), site }),
  z.strictObject({ type: z.literal('keepBuilding'), card: z.enum(BUILDING_CARDS) }),
  z.strictObject({
    type: z.literal('collectIncome'),
    island: z.enum(ISLANDS),
    shops,
  }),
  z.strictObject({ type: z.literal('produce'), factories: small }),
  z.strictObject({ type: z.literal('sellBeads'), beads }),
  z.strictObject({ type: z.literal('returnBead'), bead: glass }),
  z.strictObject({ type: z.literal('dismissGondolier') }),
  z.strictObject({ type: z.literal('hireGondolier') }),

  z.strictObject({ type: z.literal('scoreCharacter'), card: characterCard, island: z.enum(ISLANDS) }),
  z.strictObject({
    type: z.literal('exchangeGold'),
    card: characterCard,
    island: z.enum(ISLANDS),
    gold: small,
  }),
  z.strictObject({ type: z.literal('deliverBeads'), card: characterCard, island: z.enum(ISLANDS), beads }),
  z.strictObject({ type: z.literal('finishScoring') }),
]);
export type MuranoCommand = z.infer<typeof MuranoCommand>;
