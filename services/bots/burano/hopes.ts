import type { Character } from '#events/burano/components.js';
import { MOST_HOUSES } from '#engine/burano/data/supply.js';
import type { HouseSurvey, Survey } from './survey.js';
import { AVERAGE } from './tally.js';
import { WEIGHTS } from './weights.js';

/** What each floor still to be built may show, and how likely it is to be built at all. */
export interface Hope {
  readonly survey: Survey;
  /** From 0 to 1. */
  readonly likely: number;
}

const LIGHTS = [0, 5, 9, 15];
const SHOP_KINDS = [0, 2, 5, 9, 15];

type Symbol = 'flower' | 'plant' | 'cat' | 'fun' | 'pedestrian' | 'red' | 'blue' | 'chimney' | 'shopPoints' | 'window';

export const averageOf = (floor: number, symbol: Symbol): number => AVERAGE[floor]?.[symbol] ?? 0;

const toBuild = ({ survey }: Hope, floor: number): number => Math.max(0, MOST_HOUSES - (survey.built[floor] ?? 0));

const further = (hope: Hope, floor: number, symbol: Symbol): number =>
  toBuild(hope, floor) * averageOf(floor, symbol) * hope.likely * WEIGHTS.choosy;

/** What a character may bring in the end: below that house, or for the whole street. */
export const characterHope = (character: Character, hope: Hope, house: HouseSurvey): number =>
  HOPES[character](hope, house);

const HOPES: Readonly<Record<Character, (hope: Hope, house: HouseSurvey) => number>> = {
  woman: ({ likely }, house) => 2 + house.flower + missing(house, 'flower', likely),
  man: ({ likely }, house) => 2 + house.plant + missing(house, 'plant', likely),
  girl: ({ likely }, house) => 2 + 3 * (house.cat + missing(house, 'cat', likely)),
  boy: ({ likely }, house) => 2 + 2 * (house.fun + missing(house, 'fun', likely)),

  mayor: (hope) => hope.survey.pedestrian + further(hope, 0, 'pedestrian'),
  policeman: (hope) => between(LIGHTS, lightsApart(hope.survey) + LIGHT_TO_COME * toBuild(hope, 1) * hope.likely),
  'santa-claus': (hope) => 3 * (hope.survey.chimney + further(hope, 2, 'chimney')),
  'shop-owner': (hope) => {
    const kinds = bitsIn(hope.survey.shops);
    const lacking = (SHOP_KINDS.length - 1 - kinds) / (SHOP_KINDS.length - 1);
    return between(SHOP_KINDS, kinds + SHOP_TO_COME * toBuild(hope, 0) * hope.likely * lacking);
  },
  tailor: (hope) => 4 * Math.min(awnings(hope, 'red'), awnings(hope, 'blue')),
  florist: (hope) => bestThree(hope, 'flower'),
  gardener: (hope) => bestThree(hope, 'plant'),
};

/** How many streetlights apart, and kinds of shop, a card still to be built may add. */
const LIGHT_TO_COME = 0.3;
const SHOP_TO_COME = 0.6;

const awnings = (hope: Hope, symbol: 'red' | 'blue'): number =>
  hope.survey[symbol] + further(hope, 0, symbol) + further(hope, 1, symbol) + further(hope, 2, symbol);

const missing = (house: HouseSurvey, symbol: 'flower' | 'plant' | 'cat' | 'fun', likely: number): number => {
  let sum = 0;
  for (let floor = 0; floor < 3; floor += 1)
    if ((house.floors & (1 << floor)) === 0) sum += averageOf(floor, symbol) * WEIGHTS.choosy;
  return sum * likely;
};

/** Streetlights apart, taken from the left. */
const lightsApart = ({ houses }: Survey): number => {
  let lights = 0;
  let dark = -1;
  houses.forEach(({ card }, house) => {
    if (house <= dark || (card[1]?.light ?? 0) === 0) return;
    lights += 1;
    dark = house + 1;
  });
  return lights;
};

/** The best three spaces side by side on one floor, those still to be built as they may become. */
const bestThree = (hope: Hope, symbol: 'flower' | 'plant'): number => {
  const { houses, first, last } = hope.survey;
  const from = last < 0 ? 0 : Math.max(0, last - MOST_HOUSES + 1);
  const to = last < 0 ? MOST_HOUSES - 1 : Math.min(houses.length - 1, first + MOST_HOUSES - 1);
  let best = 0;
  for (let floor = 0; floor < 3; floor += 1) {
    const hoped = averageOf(floor, symbol) * WEIGHTS.choosy * hope.likely;
    const at = (house: number): number => houses[house]?.card[floor]?.[symbol] ?? hoped;
    for (let house = from; house + 2 <= to; house += 1)
      best = Math.max(best, at(house) + at(house + 1) + at(house + 2));
  }
  return best;
};

/** What so many bring, where the steps say what whole numbers do. */
const between = (steps: readonly number[], many: number): number => {
  const at = Math.min(many, steps.length - 1);
  const low = Math.floor(at);
  const under = steps[low] ?? 0;
  return under + ((steps[low + 1] ?? under) - under) * (at - low);
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
};
