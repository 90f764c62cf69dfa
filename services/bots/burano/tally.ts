import { COLOURS, FLOORS, FLOOR_CARDS, SHOPS } from '#events/burano/components.js';
import type { FloorCard } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { SHOP_POINTS } from '#engine/burano/data/supply.js';

/** What of a card counts for somebody, as numbers: a street is weighed thousands of times in a decision. */
export interface Counted {
  readonly floor: number;
  /** One bit for each colour. */
  readonly colour: number;
  readonly flower: number;
  readonly plant: number;
  readonly cat: number;
  /** What the Boy looks for. */
  readonly fun: number;
  readonly pedestrian: number;
  readonly red: number;
  readonly blue: number;
  readonly light: number;
  readonly chimney: number;
  readonly window: number;
  /** One bit for each kind of shop, and its points. */
  readonly shop: number;
  readonly shopPoints: number;
}

export const countedOf = (card: FloorCard): Counted => COUNTED[card];

const COUNTED = Object.fromEntries(
  FLOOR_CARDS.map((card): [FloorCard, Counted] => {
    const facts = factsOf(card);
    return [
      card,
      {
        floor: facts.floor - 1,
        colour: 1 << COLOURS.indexOf(facts.colour),
        flower: facts.flower,
        plant: facts.plant,
        cat: facts.cat,
        fun: facts.cat + facts.redAwning + facts.blueAwning + facts.streetlight + facts.chimney,
        pedestrian: facts.pedestrian,
        red: facts.redAwning,
        blue: facts.blueAwning,
        light: facts.streetlight,
        chimney: facts.chimney,
        window: facts.closedWindow,
        shop: facts.shop === null ? 0 : 1 << SHOPS.indexOf(facts.shop),
        shopPoints: facts.shop === null ? 0 : SHOP_POINTS[facts.shop],
      },
    ];
  }),
) as Readonly<Record<FloorCard, Counted>>;

/** What the cards of one floor show on the average. */
export const AVERAGE = FLOORS.map((_, floor) => {
  const cards = FLOOR_CARDS.map(countedOf).filter((card) => card.floor === floor);
  const mean = (count: (card: Counted) => number): number =>
    cards.reduce((sum, card) => sum + count(card), 0) / cards.length;
  return {
    flower: mean(({ flower }) => flower),
    plant: mean(({ plant }) => plant),
    cat: mean(({ cat }) => cat),
    fun: mean(({ fun }) => fun),
    pedestrian: mean(({ pedestrian }) => pedestrian),
    red: mean(({ red }) => red),
    blue: mean(({ blue }) => blue),
    chimney: mean(({ chimney }) => chimney),
    shopPoints: mean(({ shopPoints }) => shopPoints),
    window: mean(({ window }) => window),
  };
});
