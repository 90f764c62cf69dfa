import { CATEGORIES } from '#events/light-masters/components.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Spot } from '../kit/piece.js';
import { drawing } from './art/drawing.js';
import { cornerOf } from './corners.js';
import { CENTRE, RADIUS, marketBox, spotOf } from './map.js';
import { named } from './names.js';

interface Part {
  readonly id: string;
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
}

/** What one can go near to: the table, its middle, each market, each advantage and each player's corner. */
export const parts = (state: LightMastersState): readonly Part[] => {
  const seats = state.players.length;
  return [
    { id: 'table', at: CENTRE, width: 2 * RADIUS.table, height: 2 * RADIUS.table },
    { id: 'warehouse', at: CENTRE, width: 2 * RADIUS.ring, height: 2 * RADIUS.ring },
    ...state.markets.map((_, market) => {
      const { x, y, width, height } = marketBox(market);
      return { id: named.market(market), at: { x, y }, width, height };
    }),
    ...CATEGORIES.map((category) => {
      const { width, height } = drawing('advantage-art-1');
      return { id: named.advantage(category), at: spotOf.advantage(category), width, height };
    }),
    ...state.players.map((_, seat) => {
      const { x, y, width, height } = cornerOf(seat, seats);
      return { id: named.corner(seat), at: { x, y }, width, height };
    }),
  ];
};
