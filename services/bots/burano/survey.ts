import { HOUSES } from '#events/burano/components.js';
import type { House } from '#events/burano/components.js';
import type { Street } from '#engine/burano/state.js';
import { countedOf } from './tally.js';
import type { Counted } from './tally.js';

/** A street counted: of each house what it shows, and of the whole street what inhabitants look at. */
export interface Survey {
  readonly houses: readonly HouseSurvey[];
  readonly first: House;
  readonly last: House;
  /** How many cards lie on each floor, and in all. */
  readonly built: readonly number[];
  readonly cards: number;
  readonly pedestrian: number;
  readonly chimney: number;
  readonly red: number;
  readonly blue: number;
  readonly window: number;
  readonly shops: number;
  readonly shopPoints: number;
}

export interface HouseSurvey {
  /** One bit for each floor with a card, and one for each colour. */
  readonly floors: number;
  readonly colours: number;
  readonly flower: number;
  readonly plant: number;
  readonly cat: number;
  readonly fun: number;
  readonly card: readonly (Counted | null)[];
}

export const surveyOf = (street: Street): Survey => {
  const houses: HouseSurvey[] = [];
  const sum = { pedestrian: 0, chimney: 0, red: 0, blue: 0, window: 0, shops: 0, shopPoints: 0, cards: 0 };
  const built = [0, 0, 0];
  let first = HOUSES;
  let last = -1;
  for (let house = 0; house < HOUSES; house += 1) {
    const here = { floors: 0, colours: 0, flower: 0, plant: 0, cat: 0, fun: 0 };
    const cards: (Counted | null)[] = [];
    for (let floor = 0; floor < 3; floor += 1) {
      const name = street[house * 3 + floor] ?? null;
      const card = name === null ? null : countedOf(name);
      cards.push(card);
      if (card === null) continue;
      here.floors |= 1 << floor;
      here.colours |= card.colour;
      here.flower += card.flower;
      here.plant += card.plant;
      here.cat += card.cat;
      here.fun += card.fun;
      sum.pedestrian += card.pedestrian;
      sum.chimney += card.chimney;
      sum.red += card.red;
      sum.blue += card.blue;
      sum.window += card.window;
      sum.shops |= card.shop;
      sum.shopPoints += card.shopPoints;
      sum.cards += 1;
      built[floor] = (built[floor] ?? 0) + 1;
    }
    houses.push({ ...here, card: cards });
    if (here.floors === 0) continue;
    first = Math.min(first, house);
    last = house;
  }
  return { houses, first, last, built, ...sum };
};
