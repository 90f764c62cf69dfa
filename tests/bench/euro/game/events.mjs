import * as z from 'zod';
import { byAll, byAllAsNews, inPart, sees } from '../../engine-under-test.mjs';
import { GOODS } from '../euro.mjs';

const small = z.int().nonnegative();
const seat = small;
const cards = z.array(small.nullable()).readonly();

/** What can happen; a card that is hidden from a viewer is `null`. */
export const EuroEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('TilesLaid'),
    terrains: z.array(small).readonly(),
    goods: z.array(small).readonly(),
  }),
  z.strictObject({ type: z.literal('CardsDealt'), hands: z.array(cards).readonly(), market: cards, deck: cards }),
  z.strictObject({ type: z.literal('TileClaimed'), seat, tile: small, card: small, vp: small }),
  z.strictObject({ type: z.literal('CardDrawn'), seat, card: small.nullable() }),
  z.strictObject({ type: z.literal('DeckRecycled'), deck: cards }),
  z.strictObject({ type: z.literal('GoodsGathered'), seat, tile: small, kind: z.enum(GOODS), count: small }),
  z.strictObject({ type: z.literal('LevelBuilt'), seat, tile: small, vp: small }),
  z.strictObject({ type: z.literal('TileScored'), seat, tile: small, vp: small }),
  z.strictObject({ type: z.literal('CardBought'), seat, slot: small, card: small, refill: small.nullable() }),
  z.strictObject({ type: z.literal('IncomeTaken'), seat }),
  z.strictObject({ type: z.literal('TurnEnded'), seat }),
]);

/** Who may know it. */
export const euroSeenBy = {
  TilesLaid: byAllAsNews,
  CardsDealt: inPart((event, viewer) => ({
    ...event,
    hands: event.hands.map((hand, seat) => (sees(viewer, seat) ? hand : backs(hand))),
    deck: backs(event.deck),
  })),
  TileClaimed: byAllAsNews,
  CardDrawn: inPart((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, card: null })),
  DeckRecycled: inPart((event) => ({ ...event, deck: backs(event.deck) })),
  GoodsGathered: byAll,
  LevelBuilt: byAll,
  TileScored: byAll,
  CardBought: byAllAsNews,
  IncomeTaken: byAll,
  TurnEnded: byAll,
};

export const backs = (cards) => cards.map(() => null);
