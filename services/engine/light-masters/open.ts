import { COLOURS } from '#events/light-masters/components.js';
import type { Advantage, Creation } from '#events/light-masters/components.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import { drawOne } from '../kit/draws.js';
import type { Draws } from '../kit/draws.js';
import { POSITIONS } from './data/board.js';
import { advantagesFor, handSize } from './data/supply.js';
import { known } from './players.js';
import type { LightMastersState } from './state.js';

/** All the luck of a game: it falls before the first turn (rules S5 to S8). */
export const open = (state: LightMastersState, draws: Draws): readonly LightMastersEvent[] => {
  const seats = state.players.length;
  const [art, jewel, houseware, animal] = drawFour(draws, advantagesFor(state.firstGame));
  return [
    { type: 'SelectorPlaced', at: draws.below(POSITIONS) },
    { type: 'RingPlaced', turned: draws.below(POSITIONS) },
    { type: 'MarketsStocked', fragments: drawFour(draws, COLOURS) },
    { type: 'AdvantagesLaid', advantages: { art, jewel, houseware, animal } },
    ...handsOf(state, draws, seats),
    { type: 'StartPlayerDrawn', seat: draws.below(seats) },
  ];
};

const drawFour = <T extends Advantage | string>(draws: Draws, pool: readonly T[]): readonly [T, T, T, T] => {
  const [first, three] = drawOne(draws, pool);
  const [second, two] = drawOne(draws, three);
  const [third, one] = drawOne(draws, two);
  return [first, second, third, drawOne(draws, one)[0]];
};

/** The order in which a hand is drawn is its order. */
const handsOf = (state: LightMastersState, draws: Draws, seats: number): readonly LightMastersEvent[] => {
  let box = state.box;
  return Array.from({ length: seats }, (_, seat) => {
    const cards: Creation[] = [];
    while (cards.length < handSize(seats)) {
      const [card, rest] = drawOne(draws, box);
      cards.push(known(card));
      box = rest;
    }
    return { type: 'HandDealt', seat, cards };
  });
};
