import type { BuranoState } from '#engine/burano/state.js';
import type { Spot } from '../kit/piece.js';
import { named } from './names.js';
import { boxOf, middleOf, planFor } from './plan.js';
import type { Box } from './plan.js';

interface Part {
  readonly id: string;
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
}

/** What one can go near to: the market, the piazza, each street. */
export const parts = ({ players }: BuranoState): readonly Part[] => {
  const plan = planFor(players.length);
  return [
    part('market', plan.market),
    part('piazza', plan.piazza),
    ...players.map((_, seat) => part(named.corner(seat), boxOf.whole(plan, seat))),
  ];
};

const part = (id: string, box: Box): Part => ({ id, at: middleOf(box), width: box.width, height: box.height });
