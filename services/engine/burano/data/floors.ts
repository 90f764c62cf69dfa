import { FLOOR_CARDS, STOREYS } from '#events/burano/components.js';
import type { Colour, Floor, FloorCard, Shop, Storey } from '#events/burano/components.js';
import { PAINTED } from './painted.js';
import type { Symbols } from './painted.js';

/** All about a floor card. */
export interface FloorFacts extends Symbols {
  readonly floor: Floor;
  readonly colour: Colour;
  readonly shop: Shop | null;
}

export const factsOf = (card: FloorCard): FloorFacts => FACTS[card];

const NOTHING: Symbols = {
  pedestrian: 0,
  flower: 0,
  plant: 0,
  cat: 0,
  redAwning: 0,
  blueAwning: 0,
  streetlight: 0,
  chimney: 0,
  closedWindow: 0,
};

const FLOOR_OF: Readonly<Record<Storey, Floor>> = { first: 1, second: 2, third: 3 };

const FACTS = Object.fromEntries(
  FLOOR_CARDS.map((card): [FloorCard, FloorFacts] => {
    const [storey, colour] = card.split('-') as [Storey, Colour, string];
    const painted = PAINTED[card];
    return [card, { ...NOTHING, ...painted, shop: painted.shop ?? null, floor: FLOOR_OF[storey], colour }];
  }),
) as Readonly<Record<FloorCard, FloorFacts>>;

export const storeyOf = (floor: Floor): Storey => STOREYS[floor - 1] ?? 'first';
