import type { BuranoState } from '#engine/burano/state.js';
import type { Spot } from '../kit/piece.js';
import { boxOf, middleOf, planFor } from './plan.js';

/** What lies under everything but the water: the market, the piazza, and where each street stands. */
export const ground = ({
  players,
}: BuranoState): readonly { readonly art: string; readonly at: Spot; readonly z: number }[] => {
  const seats = players.length;
  const plan = planFor(seats);
  return [
    { art: `market-${seats}`, at: middleOf(plan.market), z: -30 },
    { art: `piazza-${seats}`, at: middleOf(plan.piazza), z: -30 },
    ...players.map((_, seat) => ({
      art: `scene-${seats}-${seat}`,
      at: middleOf(boxOf.scene(plan, seat)),
      z: -20,
    })),
  ];
};
