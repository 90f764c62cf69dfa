import * as z from 'zod';
import { fragments } from './commands.js';
import { ADVANTAGE_COUNT, CATEGORIES, COLOURS, CREATIONS, FRAGMENTS } from './components.js';

const small = z.int().nonnegative();
const seat = small;
const lira = small;
const market = small;
const fragment = z.enum(FRAGMENTS);
const creation = z.enum(CREATIONS);
const advantage = z.int().min(1).max(ADVANTAGE_COUNT);
/** A place in a hand: nobody else sees where a card goes. */
const place = small.nullable();

/** What can happen in a game of Light Masters. Whatever an event costs or brings stands in it: folding needs no rules. */
export const LightMastersEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('SelectorPlaced'), at: small }),
  z.strictObject({ type: z.literal('RingPlaced'), turned: small }),
  /** One fragment of each colour, in the order of the markets. */
  z.strictObject({ type: z.literal('MarketsStocked'), fragments: z.array(z.enum(COLOURS)).readonly() }),
  z.strictObject({
    type: z.literal('AdvantagesLaid'),
    advantages: z
      .strictObject({ art: advantage, jewel: advantage, houseware: advantage, animal: advantage })
      .readonly(),
  }),
  /** In the order of the hand, the first card first. A card hidden from a viewer is `null`. */
  z.strictObject({ type: z.literal('HandDealt'), seat, cards: z.array(creation.nullable()).readonly() }),
  z.strictObject({ type: z.literal('StartPlayerDrawn'), seat }),

  /** `missing` were not in the warehouse and may be replaced; `lira` is gained, for Foresight. */
  z.strictObject({ type: z.literal('PairCollected'), seat, selector: small, fragments, missing: small, lira }),
  z.strictObject({ type: z.literal('FragmentTaken'), seat, fragment }),
  z.strictObject({ type: z.literal('NoneTaken'), seat }),
  z.strictObject({ type: z.literal('FragmentGivenBack'), seat, fragment }),

  /** `fragment` went into the market; `takes` come from the warehouse, or some of `offered`, which is chosen next. */
  z.strictObject({
    type: z.literal('FragmentExchanged'),
    seat,
    fragment,
    market,
    takes: fragments,
    offered: fragments,
  }),
  z.strictObject({ type: z.literal('FragmentsPicked'), seat, fragments }),
  z.strictObject({ type: z.literal('MarketBought'), seat, market, fragments, lira }),
  z.strictObject({ type: z.literal('FragmentSold'), seat, fragment, lira }),
  /** Several fragments are sold: one by one, for this much in all. */
  z.strictObject({ type: z.literal('SaleOpened'), seat, lira }),
  z.strictObject({ type: z.literal('OneSold'), seat, fragment }),
  z.strictObject({ type: z.literal('SaleClosed'), seat }),

  /** `lira` for the empty places of the bench, `bonus` for the second creation of a turn. */
  z.strictObject({ type: z.literal('CreationCompleted'), seat, creation, pays: fragments, lira, bonus: lira }),
  z.strictObject({ type: z.literal('EndTriggered'), seat }),
  /** `next` is `null` after the last turn of the game. */
  z.strictObject({ type: z.literal('TurnEnded'), seat, next: seat.nullable() }),

  z.strictObject({ type: z.literal('FirstPutAway'), seat, to: place, lira }),
  z.strictObject({ type: z.literal('RingTurned'), seat, turned: small, lira }),
  z.strictObject({
    type: z.literal('AdvantageActivated'),
    seat,
    creation,
    category: z.enum(CATEGORIES),
    advantage,
    pays: lira,
    gains: lira,
  }),
  z.strictObject({ type: z.literal('NextPut'), seat, from: place }),
  z.strictObject({ type: z.literal('FragmentMoved'), seat, fragment, from: market, to: market }),
  z.strictObject({ type: z.literal('FragmentSwapped'), seat, gives: fragment, takes: fragment, lira }),
  z.strictObject({ type: z.literal('SwappingStopped'), seat }),
]);
export type LightMastersEvent = z.infer<typeof LightMastersEvent>;
