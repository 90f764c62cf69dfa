import { FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { Floor, FloorCard, House, Space } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import type { Player, Street } from '#engine/burano/state.js';

/**
 * Where cards can go by the rules as they are written, and by nothing else. The golden ones (G1 to G5): every scaffold
 * move that is allowed is made, one after another, until no new arrangement comes of it, and in each of them every placement
 * is tried. Then, for who has no regulatory token left, the breakable ones (B1 to B3).
 */
export const triedOut = ({ street, scaffolds, hand, tokens }: Player): ReadonlySet<string> => {
  const open = openSpaces(street, scaffolds);
  const placements = hand.flatMap((card) => (card === null ? [] : HOUSE_PLACES.map((house) => ({ card, house }))));
  return new Set(
    placements
      .filter(({ card, house }) => open.has(spaceAt(house, factsOf(card).floor)))
      .filter(({ card, house }) => tokens > 0 || !breaksARule(street, card, house))
      .map(({ card, house }) => `${card} at ${house}`),
  );
};

/** Whether a card breaks rule B1 or B2 at a house. */
export const breaksARule = (street: Street, card: FloorCard, house: House): boolean => {
  const own = coloursAt(street, house);
  const beside = [...coloursAt(street, house - 1), ...coloursAt(street, house + 1)];
  return (own.length > 0 && !own.includes(colourOf(card))) || beside.includes(colourOf(card));
};

const coloursAt = (street: Street, house: House): readonly string[] =>
  FLOORS.flatMap((floor) => street[spaceAt(house, floor)] ?? []).map(colourOf);

/** A card says its colour in its name: `first-red-a`. */
const colourOf = (card: FloorCard): string => card.split('-')[1] ?? '';

const openSpaces = (street: Street, scaffolds: readonly Space[]): Spaces => {
  const cards = new Set(street.flatMap((card, space) => (card === null ? [] : [space])));
  const open = new Set<Space>();
  for (const standing of arrangementsFrom(cards, scaffolds))
    for (const house of HOUSE_PLACES)
      for (const floor of FLOORS) if (canPlace(cards, standing, floor, house)) open.add(spaceAt(house, floor));
  return open;
};

const HOUSE_PLACES: readonly House[] = Array.from({ length: HOUSES }, (_, house) => house);
const MIDDLE: House = 4;
const OWNED = 2;

type Spaces = ReadonlySet<Space>;

/** Every arrangement of the scaffolds that can be come to, move by move. */
const arrangementsFrom = (cards: Spaces, scaffolds: readonly Space[]): readonly (readonly Space[])[] => {
  const found = new Map([[nameOf(scaffolds), scaffolds]]);
  for (const standing of found.values())
    for (const moved of movesFrom(cards, standing)) if (!found.has(nameOf(moved))) found.set(nameOf(moved), moved);
  return [...found.values()];
};

const nameOf = (spaces: readonly Space[]): string => spaces.toSorted((one, other) => one - other).join();

/** One scaffold put up, flipped or moved, or laid aside. */
const movesFrom = (cards: Spaces, standing: readonly Space[]): readonly (readonly Space[])[] => {
  const free = SCAFFOLD_SPACES.filter((space) => !cards.has(space) && !standing.includes(space));
  const without = standing.map((_, index) => standing.toSpliced(index, 1));
  const moved = [standing, ...without].flatMap((rest) =>
    rest.length < OWNED ? free.map((space) => [...rest, space]) : [],
  );
  return [...without, ...moved].filter((after) => isGolden(new Set([...cards, ...after])));
};

/** A scaffold is for a first or a second floor. */
const SCAFFOLD_SPACES: readonly Space[] = HOUSE_PLACES.flatMap((house) => [spaceAt(house, 1), spaceAt(house, 2)]);

/** The card goes onto a free space, or in place of a scaffold, and touches something that is there. */
const canPlace = (cards: Spaces, standing: readonly Space[], floor: Floor, house: House): boolean => {
  const space = spaceAt(house, floor);
  if (cards.has(space)) return false;
  const before = new Set([...cards, ...standing]);
  const touches = neighboursOf(space).some((near) => before.has(near));
  if (cards.size === 0 && house !== MIDDLE) return false;
  return (before.size === 0 || before.has(space) || touches) && isGolden(new Set([...before, space]));
};

/** Nothing hangs in the air, all of it hangs together, it spans five houses at most, and it began in the middle. */
const isGolden = (filled: Spaces): boolean => {
  if (filled.size === 0) return true;
  const houses = HOUSE_PLACES.filter((house) => FLOORS.some((floor) => filled.has(spaceAt(house, floor))));
  const span = Math.max(...houses) - Math.min(...houses) + 1;
  return span <= 5 && [...filled].every((space) => isCarried(filled, space)) && hangsTogether(filled);
};

const isCarried = (filled: Spaces, space: Space): boolean =>
  FLOORS.filter((floor) => floor < floorOf(space)).every((floor) => filled.has(spaceAt(houseOf(space), floor)));

const hangsTogether = (filled: Spaces): boolean => {
  const reached = new Set([...filled].slice(0, 1));
  for (const space of reached) for (const near of neighboursOf(space)) if (filled.has(near)) reached.add(near);
  return reached.size === filled.size;
};

const houseOf = (space: Space): House => Math.floor(space / FLOORS.length);
const floorOf = (space: Space): Floor => FLOORS[space % FLOORS.length] ?? 1;

/** Side by side on a floor, and above and below in a house. */
const neighboursOf = (space: Space): readonly Space[] => {
  const [house, floor] = [houseOf(space), floorOf(space)];
  return [
    ...[house - 1, house + 1].filter((near) => near >= 0 && near < HOUSES).map((near) => spaceAt(near, floor)),
    ...FLOORS.filter((near) => Math.abs(near - floor) === 1).map((near) => spaceAt(house, near)),
  ];
};
