import * as z from 'zod';
import { character, column, floor, floorCard, house } from './commands.js';
import { ENDINGS, FLOORS, HOUSES, RATINGS } from './components.js';

const small = z.int().nonnegative();
const seat = small;
const coins = small;
const space = z
  .int()
  .min(0)
  .max(HOUSES * FLOORS.length - 1);
const many = <T extends z.ZodType>(item: T) => z.array(item).readonly();

/** What a street brought in the end, line by line (rules F1 to F4). */
export const Sheet = z
  .strictObject({
    characters: many(z.strictObject({ house, character, points: z.int() }).readonly()),
    shops: small,
    tokens: small,
    /** Closed windows, and the points they cost. */
    windows: small,
    penalty: small,
    total: z.int(),
    coins,
    cats: small,
  })
  .readonly();
export type Sheet = z.infer<typeof Sheet>;

/** What can happen in a game of Walking in Burano. Whatever an event costs or brings stands in it: folding needs no rules. */
export const BuranoEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('StartPlayerDrawn'), seat }),
  /** The cards slid away from the decks, and these came in, row by row from the first floor, each first beside the decks. */
  z.strictObject({ type: z.literal('SupplyRefilled'), drawn: many(many(floorCard)) }),

  /** Everybody sees `cards` leave the supply; `kept` are the same in hand, where only their owner sees them. */
  z.strictObject({
    type: z.literal('FloorsTaken'),
    seat,
    column,
    cards: many(floorCard),
    kept: many(floorCard.nullable()),
    coins,
  }),
  /** `coins` and `tokens` are the price; `scaffolds` is where the seat's scaffolds stand now, the others lie aside. */
  z.strictObject({
    type: z.literal('FloorPlaced'),
    seat,
    card: floorCard,
    house,
    coins,
    tokens: small,
    scaffolds: many(space),
    completes: z.boolean(),
  }),
  /** `visits` are the houses that await a character, `surplus` the cards in hand beyond the limit. */
  z.strictObject({ type: z.literal('PlacingFinished'), seat, visits: many(house), surplus: small }),
  z.strictObject({ type: z.literal('CharacterCame'), seat, house, character }),
  /** No character was left that might come to these houses (rule V3). */
  z.strictObject({ type: z.literal('NobodyCame'), seat, houses: many(house) }),
  z.strictObject({ type: z.literal('FloorReturned'), seat, floor, card: floorCard.nullable() }),
  /** `lost` are the coins beyond the limit; `next` is `null` where the round is over. */
  z.strictObject({ type: z.literal('TurnEnded'), seat, lost: coins, next: seat.nullable() }),

  z.strictObject({ type: z.literal('FloorsRemoved'), cards: many(floorCard) }),
  z.strictObject({ type: z.literal('CharacterDismissed'), seat, character }),
  z.strictObject({ type: z.literal('RoundBegun'), start: seat }),

  /** The round is the last one: this seat has five complete houses. */
  z.strictObject({ type: z.literal('StreetCompleted'), seat }),
  /** The round is the last one: there is nothing to take for this seat, which goes on to placing. */
  z.strictObject({ type: z.literal('SupplyFoundEmpty'), seat }),
  z.strictObject({
    type: z.literal('GameEnded'),
    why: z.enum(ENDINGS),
    sheets: many(Sheet),
    rating: z.enum(RATINGS).nullable(),
  }),
]);
export type BuranoEvent = z.infer<typeof BuranoEvent>;
