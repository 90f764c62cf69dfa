import type { Fragment, Position } from '#events/light-masters/components.js';
import { POSITIONS, innerAt, ringAt } from '#engine/light-masters/data/board.js';
import type { LightMastersState } from '#engine/light-masters/state.js';

/** Two fragments that stand at one position. */
export interface Pair {
  readonly inner: Fragment;
  readonly ring: Fragment;
}

export const pairAt = ({ side, turned }: LightMastersState, position: Position): Pair => ({
  inner: innerAt(position),
  ring: ringAt(side, turned, position),
});

/** The pair that is collected next: the selector moves before, unless it has moved in this turn or stays. */
export const pairOf = (state: LightMastersState): Pair => {
  const { phase, selector } = state;
  const stays = phase.kind === 'collecting' && (phase.moved || phase.stays);
  return pairAt(state, stays ? selector : (selector + 1) % POSITIONS);
};
