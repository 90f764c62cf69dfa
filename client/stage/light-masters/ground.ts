import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Spot } from '../kit/piece.js';
import { FREE_QUARTER } from './corners.js';
import { BOARD, CENTRE } from './map.js';

interface Lying {
  readonly art: string;
  readonly at: Spot;
  readonly z: number;
}

const SEATS_WITH_A_FREE_QUARTER = 3;

/** The workshop: its floor, the round table, and the furnace where there is room for it. */
export const ground = ({ players }: LightMastersState): readonly Lying[] => [
  { art: 'floor', at: { x: BOARD.width / 2, y: BOARD.height / 2 }, z: -40 },
  ...(players.length === SEATS_WITH_A_FREE_QUARTER ? [{ art: 'furnace', at: FREE_QUARTER, z: -35 }] : []),
  { art: 'table', at: CENTRE, z: -30 },
];
