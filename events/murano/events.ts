import * as z from 'zod';
import { beads, characterCard, shops } from './commands.js';
import { BUILDING_CARDS, GLASS, ISLANDS, PALACE_TILES, SHOP_TILES, STREET_TILES } from './components.js';

const small = z.int().nonnegative();
const seat = small;
const site = small;
const gold = small;
const vp = small;

/** A hidden component, as seen by whom it is hidden from, is `null`. */
const maybe = <T extends z.ZodType>(token: T) => token.nullable();
const many = <T extends z.ZodType>(token: T) => z.array(token).readonly();

const shop = z.enum(SHOP_TILES);
const palace = z.enum(PALACE_TILES);
const street = z.enum(STREET_TILES);
const building = z.enum(BUILDING_CARDS);

/** What can happen in a game of Murano. Whatever an event costs or brings stands in it: folding needs no rules. */
export const MuranoEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ShipsAnchored'), ships: many(small) }),
  z.strictObject({ type: z.literal('PalaceRemoved'), tile: maybe(palace) }),
  z.strictObject({ type: z.literal('StartPlayerDrawn'), seat }),

  z.strictObject({ type: z.literal('ShipSailed'), seat, ship: small, to: small, gold }),
  z.strictObject({ type: z.literal('TurnPassed'), seat, gold }),
  z.strictObject({ type: z.literal('TurnEnded'), seat, next: seat }),

  z.strictObject({ type: z.literal('GoldTaken'), seat, gold }),
  z.strictObject({ type: z.literal('FactoryBought'), seat, gold }),
  z.strictObject({ type: z.literal('ShopDrawn'), seat, tile: maybe(shop), gold }),
  z.strictObject({ type: z.literal('ShopsSearched'), seat, tiles: many(maybe(shop)), gold }),
  z.strictObject({ type: z.literal('ShopTaken'), seat, tile: maybe(shop), rest: many(maybe(shop)) }),
  z.strictObject({ type: z.literal('PalaceDrawn'), seat, tile: maybe(palace), gold }),
  z.strictObject({ type: z.literal('PalacesSearched'), seat, tiles: many(maybe(palace)), gold }),
  z.strictObject({ type: z.literal('PalaceTaken'), seat, tile: maybe(palace), rest: many(maybe(palace)) }),
  z.strictObject({ type: z.literal('SpecialBought'), seat, gold }),

  z.strictObject({ type: z.literal('CharactersDrawn'), seat, cards: many(maybe(characterCard)) }),
  z.strictObject({
    type: z.literal('CharacterKept'),
    seat,
    card: maybe(characterCard),
    under: many(maybe(characterCard)),
    gold,
  }),
  z.strictObject({ type: z.literal('NobodyKept'), seat, under: many(maybe(characterCard)) }),

  z.strictObject({ type: z.literal('GondolierPlaced'), seat, berth: small, gold, vp }),
  z.strictObject({ type: z.literal('GondolierDismissed'), seat, gold }),
  z.strictObject({ type: z.literal('GondolierHired'), seat, gold }),

  z.strictObject({ type: z.literal('StreetDrawn'), seat, tile: street }),
  z.strictObject({ type: z.literal('StreetLaid'), seat, tile: street, site }),
  z.strictObject({ type: z.literal('FactoryBuilt'), seat, site, vp }),
  z.strictObject({ type: z.literal('ShopBuilt'), seat, tile: shop, site, vp }),
  z.strictObject({ type: z.literal('PalaceBuilt'), seat, tile: palace, site, vp }),
  z.strictObject({ type: z.literal('SpecialBuilt'), seat, site, vp }),
  z.strictObject({ type: z.literal('BuildingsDrawn'), seat, cards: many(maybe(building)) }),
  z.strictObject({ type: z.literal('BuildingKept'), seat, card: building, under: many(maybe(building)), vp }),

  z.strictObject({
    type: z.literal('IncomeCollected'),
    seat,
    island: z.enum(ISLANDS),
    shops,
    gold,
  }),
  /** `lost` for the smoke, `vp` for the Guild Hall; `owes` when the Trading Station wants a bead back. */
  z.strictObject({
    type: z.literal('GlassProduced'),
    seat,
    factories: small,
    beads,
    lost: vp,
    vp,
    owes: z.boolean(),
  }),
  z.strictObject({ type: z.literal('BeadsSold'), seat, beads, gold }),
  z.strictObject({ type: z.literal('BeadReturned'), seat, bead: z.enum(GLASS) }),

  z.strictObject({ type: z.literal('EndTriggered'), seat }),
  z.strictObject({ type: z.literal('ScoringBegun'), seat }),
  /** `gold` and `beads` are what was given for it, `berth` the gondolier it used up. */
  z.strictObject({
    type: z.literal('CharacterScored'),
    seat,
    card: characterCard,
    island: z.enum(ISLANDS),
    berth: small,
    gold,
    beads,
    vp,
  }),
  /** `vp` for the gondoliers on berths that no character used; `next` is `null` after the last seat. */
  z.strictObject({ type: z.literal('ScoringFinished'), seat, vp, next: seat.nullable() }),
]);
export type MuranoEvent = z.infer<typeof MuranoEvent>;
