import { islandsFor } from '#engine/murano/data/islands.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Spot } from '../kit/piece.js';
import { CANAL } from './art/waterways.js';
import { cornerOf } from './corners.js';
import { boxOfIsland } from './ground.js';
import { named } from './names.js';

interface Part {
  readonly id: string;
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
}

/** What one can go near to: each island, the ring, each player's corner. */
export const parts = (state: MuranoState): readonly Part[] => {
  const seats = state.players.length;
  return [
    ...islandsFor(seats).map((island) => {
      const { left, top, width, height } = boxOfIsland(island);
      return { id: island, at: { x: left + width / 2, y: top + height / 2 }, width, height };
    }),
    {
      id: 'ring',
      at: { x: CANAL.left + CANAL.width / 2, y: CANAL.top + CANAL.height / 2 },
      width: CANAL.width,
      height: CANAL.height,
    },
    ...state.players.map((_, seat) => {
      const { x, y, width, height } = cornerOf(seat, seats);
      return { id: named.corner(seat), at: { x, y }, width, height };
    }),
  ];
};
