import type { FloorCard, House } from '#events/burano/components.js';
import { MOST_HOUSES } from '#engine/burano/data/supply.js';
import type { Survey } from './survey.js';
import { countedOf } from './tally.js';
import type { Counted } from './tally.js';
import { WEIGHTS } from './weights.js';
import type { Outlook, Standing } from './standing.js';

/** What a street still waits for. */
export interface Search {
  /** What it will cost to find the cards that are missing. */
  readonly trouble: number;
  /** How many of the cards in hand are among them, or may be. */
  readonly useful: number;
  /** Spaces for which no card will come that breaks no rule. */
  readonly hopeless: readonly House[];
}

const FLOORS = [0, 1, 2];

export const searchFor = ({ hand }: Standing, survey: Survey, outlook: Outlook): Search => {
  const inHand = hand.map(countedOf);
  const staying = stayingCounted(outlook);
  const used = new Set<Counted>();
  const hopeless: House[] = [];
  let trouble = 0;
  let begun = 0;
  for (let house = survey.first; house <= survey.last; house += 1) {
    const there = survey.houses[house];
    if (there === undefined || there.floors === 0) continue;
    begun += 1;
    const wanted = coloursWanted(survey, house);
    for (const floor of FLOORS) {
      if ((there.floors & (1 << floor)) !== 0) continue;
      const own = inHand.find((card) => fits(card, floor, wanted) && !used.has(card));
      if (own !== undefined) used.add(own);
      const cost = own === undefined ? costOf(floor, wanted, staying, outlook.unseen) : WEIGHTS.inHand;
      if (cost === WEIGHTS.never) hopeless.push(house);
      trouble += cost;
    }
  }
  const unbegun = Math.max(0, MOST_HOUSES - begun);
  const others = Math.min(inHand.length - used.size, FLOORS.length * unbegun);
  return {
    trouble: trouble + unbegun * WEIGHTS.unbegun,
    useful: used.size + others * WEIGHTS.maybe,
    hopeless,
  };
};

/** The colours of a house that are not beside it too. */
const coloursWanted = ({ houses }: Survey, house: House): number =>
  (houses[house]?.colours ?? 0) & ~((houses[house - 1]?.colours ?? 0) | (houses[house + 1]?.colours ?? 0));

const fits = (card: Counted, floor: number, wanted: number): boolean =>
  card.floor === floor && (card.colour & wanted) !== 0;

const costOf = (floor: number, wanted: number, staying: readonly Counted[], unseen: readonly number[]): number => {
  if (staying.some((card) => fits(card, floor, wanted))) return WEIGHTS.inSupply;
  const left = unseenOf(unseen, floor, wanted);
  return left === 0 ? WEIGHTS.never : WEIGHTS.toCome + WEIGHTS.scarce * Math.max(0, ONE_COLOUR - left);
};

/** There are so many cards of a floor and colour. */
const ONE_COLOUR = 4;
const COLOUR_COUNT = 6;

const unseenOf = (unseen: readonly number[], floor: number, colours: number): number => {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1)
    if ((colours & (1 << colour)) !== 0) sum += unseen[floor * COLOUR_COUNT + colour] ?? 0;
  return sum;
};

const stayingCounted = ({ staying }: Outlook): readonly Counted[] => staying.map((card: FloorCard) => countedOf(card));
