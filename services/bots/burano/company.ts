import { CHARACTERS, TOURISTS } from '#events/burano/components.js';
import { MOST_HOUSES, isTourist } from '#engine/burano/data/supply.js';
import type { Crowd } from '#engine/burano/characters.js';
import { characterHope } from './hopes.js';
import type { Hope } from './hopes.js';
import type { Search } from './search.js';
import type { HouseSurvey } from './survey.js';
import { WEIGHTS } from './weights.js';
import type { Outlook } from './standing.js';

/** What the characters may bring: those who came, and those who may still come to the other houses. */
export const companyHope = (
  hope: Hope,
  { visits, crowd }: Outlook,
  room: number,
  search: Search,
  tokens: number,
): number => {
  let sum = 0;
  for (const { house, character } of visits)
    sum += characterHope(character, hope, hope.survey.houses[house] ?? NO_HOUSE);

  const houses = openHouses(
    hope,
    visits.length,
    (house) => visits.some((visit) => visit.house === house),
    search,
    tokens,
  );
  const inhabitants = CHARACTERS.filter(
    (character) =>
      !isTourist(character) && crowd[character] > 0 && !visits.some((visit) => visit.character === character),
  )
    .map((character) => characterHope(character, hope, NO_HOUSE))
    .sort((one, other) => other - one);
  return sum + bestCompany(chancesOf(houses, room, crowd, hope), inhabitants);
};

const NO_HOUSE: HouseSurvey = { floors: 0, colours: 0, flower: 0, plant: 0, cat: 0, fun: 0, card: [] };

/** A house that nobody came to: how many cards it misses, and whether they may come at all. */
interface OpenHouse {
  readonly there: HouseSurvey;
  readonly missing: number;
  readonly hopeless: boolean;
}

const openHouses = (
  { survey }: Hope,
  visited: number,
  isVisited: (house: number) => boolean,
  { hopeless }: Search,
  tokens: number,
): readonly OpenHouse[] => {
  const open: OpenHouse[] = [];
  survey.houses.forEach((there, house) => {
    if (there.floors === 0 || isVisited(house)) return;
    const lost = hopeless.filter((other) => other === house).length > Math.max(0, tokens);
    open.push({ there, missing: MISSING[there.floors] ?? 0, hopeless: lost });
  });
  while (open.length < MOST_HOUSES - visited) open.push({ there: NO_HOUSE, missing: 3, hopeless: false });
  return open.sort((one, other) => one.missing - other.missing);
};

/** How many floors are missing, by those that are there as bits. */
const MISSING = [3, 2, 2, 1, 2, 1, 1, 0];

/** What the best tourist brings to a house, and how likely the house will be complete. */
interface Chance {
  readonly tourist: number;
  readonly likely: number;
}

/** Those that miss least come first, while there is time for more cards. */
const chancesOf = (houses: readonly OpenHouse[], room: number, crowd: Crowd, hope: Hope): readonly Chance[] => {
  let needed = 0;
  return houses.map(({ there, missing, hopeless }) => {
    needed += missing;
    const inTime = missing === 0 ? 1 : chanceInTime(room, needed);
    return {
      tourist: bestTourist(there, crowd, hope),
      likely: (hopeless ? WEIGHTS.lost : 1) * inTime * WEIGHTS.each ** missing,
    };
  });
};

const chanceInTime = (room: number, needed: number): number =>
  room === 0 ? 0 : Math.max(0, Math.min(1, WEIGHTS.sure + (room - needed) / WEIGHTS.doubt));

const bestTourist = (house: HouseSurvey, crowd: Crowd, hope: Hope): number => {
  let best = 0;
  for (const tourist of TOURISTS) if (crowd[tourist] > 0) best = Math.max(best, characterHope(tourist, hope, house));
  return best;
};

/** Each house takes its tourist or the next best inhabitant, whatever brings most together. */
const bestCompany = (houses: readonly Chance[], inhabitants: readonly number[], at = 0, taken = 0): number => {
  const house = houses[at];
  if (house === undefined) return 0;
  const tourist = house.likely * house.tourist + bestCompany(houses, inhabitants, at + 1, taken);
  const next = inhabitants[taken];
  if (next === undefined) return tourist;
  return Math.max(tourist, house.likely * next + bestCompany(houses, inhabitants, at + 1, taken + 1));
};
