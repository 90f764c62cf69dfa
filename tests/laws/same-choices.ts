import { undoable } from '#engine/kit/undo.js';
import { firstDifference } from './difference.js';
import type { Law } from './law.js';
import { seatsOf } from './played.js';
import { momentsOf } from './sampling.js';
import { foldOf } from './viewers.js';

/** A browser and a bot find out by themselves what they may do, from nothing but what they saw. */
export const sameChoices: Law = {
  id: 'R2',
  promise: 'folding what a seat saw gives it the same choices as the server’s state',

  *broken(played, effort) {
    const { game, setting } = played;
    const looked = new Map(momentsOf(played, effort).map(({ table }) => [table.seq, table]));
    for (const seat of seatsOf(setting))
      for (const own of foldOf(played, seat)) {
        const table = looked.get(own.seq);
        if (table === undefined || own.status !== 'playing') continue;

        const asked = {
          choices: [game.choices(own.state, seat), game.choices(table.state, seat)],
          deciding: [game.deciding(own.state), game.deciding(table.state)],
          turn: [game.turn(own.state), game.turn(table.state)],
          undo: [undoable(own, seat), undoable(table, seat)],
        };
        for (const [question, [folded, true_]] of Object.entries(asked)) {
          const difference = firstDifference(folded, true_);
          if (difference !== null)
            yield { seq: own.seq, message: `seat ${seat} finds other ${question}: ${difference}` };
        }
      }
  },
};
