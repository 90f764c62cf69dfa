import { FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { Floor, FloorCard, House, Space } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import type { Player } from '#engine/burano/state.js';

/**
 * Where cards can go by the golden rules as they are written (G1 to G5), and by nothing else: every scaffold move that is
 * allowed is made, one after another, until no new arrangement comes of it, and in each of them every placement is tried.
 */
export const triedOut = ({ street, scaffolds, hand }: Player): ReadonlySet<string> => {
  const cards = new Set(street.flatMap((card, space) => (card === null ? [] : [space])));
  const placements = new Set<string>();
  for (const standing of arrangementsFrom(cards, scaffolds))
    for (const card of hand)
      for (const house of card === null ? [] : HOUSE_PLACES)
        if (card !== null && canPlace(cards, standing, card, house)) placements.add(`${card} at ${house}`);
  return placements;
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
const canPlace = (cards: Spaces, standing: readonly Space[], card: FloorCard, house: House): boolean => {
  const space = spaceAt(house, factsOf(card).floor);
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
