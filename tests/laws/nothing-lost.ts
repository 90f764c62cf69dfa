import { firstDifference } from './difference.js';
import type { Law } from './law.js';
import { happenedOf } from './sampling.js';

/** Every component is somewhere: in a pool, in a hand, on the board; also after what was taken back. */
export const nothingLost: Law = {
  id: 'G6',
  promise: 'nothing is created or lost at any seq',

  *broken(played, effort) {
    const { game, setting } = played;
    const first = game.census(game.blank(setting));
    for (const { step, table } of happenedOf(played, effort)) {
      if (table.status === 'open') continue;
      const difference = firstDifference(first, game.census(table.state));
      if (difference !== null)
        yield { seq: step.seq, message: `${step.event.type} changes how many there are of ${difference}` };
    }
  },
};
