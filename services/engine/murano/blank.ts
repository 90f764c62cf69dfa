import { BEADS_PER_COLOUR, START, supplyFor } from './data/supply.js';
import { ANCHORS } from './data/ring.js';
import { BERTHS_PER_ISLAND, islandsFor, siteCount } from './data/islands.js';
import type { Setting } from '../kit/game.js';
import type { MuranoState, Player } from './state.js';

/** The table set up, before any luck fell (rules S1 to S6). */
export const blank = ({ seats }: Setting): MuranoState => {
  const { streets, shops, palaces, factories, specials, characters, buildings } = supplyFor(seats);
  return {
    turn: 1,
    phase: { kind: 'sailing', seat: 0, moved: [], shared: false },
    endedBy: null,
    ships: ANCHORS,
    players: Array.from({ length: seats }, () => PLAYER),
    sites: Array.from({ length: siteCount(seats) }, () => null),
    berths: Array.from({ length: islandsFor(seats).length * BERTHS_PER_ISLAND }, () => null),
    stacks: { streets, shops, palaces, factories, specials },
    characters: { pool: characters, under: [] },
    buildings: { pool: buildings, under: [] },
    bag: { red: BEADS_PER_COLOUR, green: BEADS_PER_COLOUR, blue: BEADS_PER_COLOUR },
    removedPalace: [],
  };
};

const PLAYER: Player = {
  ...START,
  factories: 0,
  specials: 0,
  shops: [],
  palaces: [],
  characters: [],
  scored: [],
  beads: { red: 0, green: 0, blue: 0 },
  cards: [],
  newCards: [],
};
