import { FLOORS, HOUSES, floorCardsOf } from '#events/burano/components.js';
import type { Setting } from '../kit/game.js';
import { storeyOf } from './data/floors.js';
import { START, charactersFor, columnsFor } from './data/supply.js';
import type { BuranoState, Player } from './state.js';

/** The table set up, before any luck fell (rules S1 to S6). */
export const blank = ({ seats, options }: Setting): BuranoState => ({
  turn: 1,
  round: 1,
  options,
  phase: { kind: 'taking', seat: 0 },
  start: 0,
  ending: null,
  idle: 0,
  players: Array.from({ length: seats }, () => PLAYER),
  supply: FLOORS.map(() => Array.from({ length: columnsFor(seats) }, () => null)),
  decks: FLOORS.map((floor) => ({ pool: floorCardsOf(storeyOf(floor)), under: [] })),
  characters: charactersFor(seats, options),
  gone: [],
  dismissed: [],
  sheets: [],
  rating: null,
});

const PLAYER: Player = {
  ...START,
  hand: [],
  street: Array.from({ length: HOUSES * FLOORS.length }, () => null),
  scaffolds: [],
  visits: [],
};
