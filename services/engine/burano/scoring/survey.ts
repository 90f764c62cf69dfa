import { FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { Floor, House } from '#events/burano/components.js';
import { factsOf } from '../data/floors.js';
import type { FloorFacts } from '../data/floors.js';
import type { Street } from '../state.js';

/** The cards of a house, from below. */
export const cardsOfHouse = (street: Street, house: House): readonly FloorFacts[] =>
  FLOORS.flatMap((floor) => cardAt(street, house, floor) ?? []);

/** The cards on a floor of a street, from left to right. */
export const cardsOnFloor = (street: Street, floor: Floor): readonly FloorFacts[] =>
  rowOf(street, floor).flatMap((card) => card ?? []);

/** Every place on a floor, from left to right, with its card where there is one. */
export const rowOf = (street: Street, floor: Floor): readonly (FloorFacts | null)[] =>
  Array.from({ length: HOUSES }, (_, house) => cardAt(street, house, floor));

export const allCards = (street: Street): readonly FloorFacts[] =>
  street.flatMap((card) => (card === null ? [] : factsOf(card)));

const cardAt = (street: Street, house: House, floor: Floor): FloorFacts | null => {
  const card = street[spaceAt(house, floor)] ?? null;
  return card === null ? null : factsOf(card);
};

export const sumOf = (cards: readonly FloorFacts[], count: (card: FloorFacts) => number): number =>
  cards.reduce((sum, card) => sum + count(card), 0);
