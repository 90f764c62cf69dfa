import { FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { Colour, Floor, House, Space } from '#events/burano/components.js';
import { COLOURS } from '#events/burano/components.js';
import { factsOf } from './data/floors.js';
import { MOST_HOUSES, SCAFFOLDS } from './data/supply.js';
import type { Street } from './state.js';

/**
 * A street in outline: of each house, which floors have a card and which colours are among them, as bits. Where a card
 * can stand is asked thousands of times a second, and this is all that it depends on (rule G6).
 */
export interface Outline {
  readonly floors: readonly number[];
  readonly colours: readonly number[];
  /** The outermost houses with a card; `last` is before `first` where there is none. */
  readonly first: House;
  readonly last: House;
}

export const outlineOf = (street: Street): Outline => {
  const floors: number[] = [];
  const colours: number[] = [];
  let first = HOUSES;
  let last = -1;
  for (let house = 0; house < HOUSES; house += 1) {
    let built = 0;
    let painted = 0;
    for (const floor of FLOORS) {
      const card = street[spaceAt(house, floor)] ?? null;
      if (card === null) continue;
      built |= bitOf(floor);
      painted |= colourBit(factsOf(card).colour);
    }
    floors.push(built);
    colours.push(painted);
    if (built === 0) continue;
    first = Math.min(first, house);
    last = house;
  }
  return { floors, colours, first, last };
};

const bitOf = (floor: Floor): number => 1 << (floor - 1);
const COMPLETE = 0b111;

export const isFree = ({ floors }: Outline, floor: Floor, house: House): boolean =>
  ((floors[house] ?? COMPLETE) & bitOf(floor)) === 0;

/** Whether a card at that house leaves a street of five houses at most, begun in the middle (rule G4). */
export const isInReach = ({ first, last }: Outline, house: House): boolean =>
  last < 0 ? house === MIDDLE : Math.max(last, house) - Math.min(first, house) < MOST_HOUSES;

const MIDDLE: House = 4;

/** Whether two scaffolds are enough for a card there (rules G2, G3, G5 and G6). */
export const isHeldUp = ({ floors, first, last }: Outline, floor: Floor, house: House): boolean => {
  let needed = 0;
  for (let at = Math.min(first, house); at <= Math.max(last, house); at += 1)
    needed += SCAFFOLDS_FOR[(floors[at] ?? 0) | (at === house ? bitOf(floor) : 0)] ?? 0;
  return needed <= SCAFFOLDS;
};

/** How many scaffolds a house within a street needs, by the floors of its cards as bits: a gap needs one. */
const SCAFFOLDS_FOR: readonly number[] = [1, 0, 1, 0, 2, 1, 1, 0];

/** The spaces of a street that need a scaffold: those under cards, and the gaps in the first floor between cards. */
export const scaffoldsFor = (street: Street): readonly Space[] => {
  const { floors, first, last } = outlineOf(street);
  const spaces: Space[] = [];
  for (let house = first; house <= last; house += 1) {
    const built = floors[house] ?? 0;
    if ((built & 1) === 0) spaces.push(spaceAt(house, 1));
    if ((built & 2) === 0 && built >= 4) spaces.push(spaceAt(house, 2));
  }
  return spaces;
};

/** Whether a card of that colour breaks rule B1 there. */
export const mixesColours = ({ colours }: Outline, colour: Colour, house: House): boolean =>
  (colours[house] ?? 0) !== 0 && ((colours[house] ?? 0) & colourBit(colour)) === 0;

/** Whether a card of that colour breaks rule B2 there. */
export const matchesNeighbour = ({ colours }: Outline, colour: Colour, house: House): boolean =>
  (((colours[house - 1] ?? 0) | (colours[house + 1] ?? 0)) & colourBit(colour)) !== 0;

const BITS = Object.fromEntries(COLOURS.map((colour, index) => [colour, 1 << index])) as Record<Colour, number>;
const colourBit = (colour: Colour): number => BITS[colour];

/** Whether a card on that floor makes the house complete (rule V1). */
export const completes = ({ floors }: Outline, floor: Floor, house: House): boolean =>
  ((floors[house] ?? 0) | bitOf(floor)) === COMPLETE;

/** How many houses are complete. */
export const completeHouses = (street: Street): number =>
  outlineOf(street).floors.filter((built) => built === COMPLETE).length;
