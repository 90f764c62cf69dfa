import { FLOORS } from '#events/burano/components.js';
import type { Character, House } from '#events/burano/components.js';
import type { FloorFacts } from '../data/floors.js';
import type { Street } from '../state.js';
import { allCards, cardsOfHouse, cardsOnFloor, rowOf, sumOf } from './survey.js';

/** What a character brings who came to that house of a street (rules F1 and C1 to C11). */
export const pointsOf = (character: Character, street: Street, house: House): number =>
  POINTS[character](street, house);

type Points = (street: Street, house: House) => number;

/** What a tourist brings in any case (rule F1). */
const TOURIST = 2;

const tourist =
  (points: (card: FloorFacts) => number): Points =>
  (street, house) =>
    TOURIST + sumOf(cardsOfHouse(street, house), points);

const POINTS: Readonly<Record<Character, Points>> = {
  woman: tourist(({ flower }) => flower),
  man: tourist(({ plant }) => plant),
  girl: tourist(({ cat }) => 3 * cat),
  boy: tourist(
    ({ cat, redAwning, blueAwning, streetlight, chimney }) =>
      2 * (cat + redAwning + blueAwning + streetlight + chimney),
  ),

  mayor: (street) => sumOf(cardsOnFloor(street, 1), ({ pedestrian }) => pedestrian),
  policeman: (street) => LIGHTS[lightsApart(rowOf(street, 2))] ?? 0,
  'santa-claus': (street) => 3 * sumOf(cardsOnFloor(street, 3), ({ chimney }) => chimney),
  'shop-owner': (street) => SHOP_KINDS[new Set(cardsOnFloor(street, 1).flatMap(({ shop }) => shop ?? [])).size] ?? 0,
  tailor: (street) => {
    const cards = allCards(street);
    return (
      4 *
      Math.min(
        sumOf(cards, ({ redAwning }) => redAwning),
        sumOf(cards, ({ blueAwning }) => blueAwning),
      )
    );
  },
  florist: (street) => bestThree(street, ({ flower }) => flower),
  gardener: (street) => bestThree(street, ({ plant }) => plant),
};

/** Rule C6: for so many streetlights apart. */
const LIGHTS: readonly number[] = [0, 5, 9, 15];
/** Rule C8: for so many kinds of shop. */
const SHOP_KINDS: readonly number[] = [0, 2, 5, 9, 15];

/** The most streetlights of which no two are in neighbouring houses; from the left, each first one that can be lit is. */
const lightsApart = (row: readonly (FloorFacts | null)[]): number => {
  let lights = 0;
  for (let house = 0; house < row.length; house += 1) {
    if ((row[house]?.streetlight ?? 0) === 0) continue;
    lights += 1;
    house += 1;
  }
  return lights;
};

const SIDE_BY_SIDE = 3;

/** Rules C10 and C11: three cards side by side on one floor; where there are no three, as many as there are. */
const bestThree = (street: Street, points: (card: FloorFacts) => number): number => {
  const rows = FLOORS.map((floor) => rowOf(street, floor));
  for (let length = SIDE_BY_SIDE; length > 0; length -= 1) {
    const runs = rows.flatMap((row) => runsOf(row, length));
    if (runs.length > 0) return Math.max(...runs.map((cards) => sumOf(cards, points)));
  }
  return 0;
};

const runsOf = (row: readonly (FloorFacts | null)[], length: number): readonly (readonly FloorFacts[])[] =>
  row.flatMap((_, from) => {
    const cards = row.slice(from, from + length).filter((card) => card !== null);
    return cards.length === length ? [cards] : [];
  });
