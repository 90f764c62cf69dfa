import { wayOf } from './endings.js';
import type { Law } from './law.js';

/** Whoever sits down gets up again, whatever the others play. */
export const ends: Law = {
  id: 'G5',
  promise: 'random play ends, in every way the rules know',

  *broken(played) {
    const { game, end, happened, moments, fault } = played;
    if (end.status !== 'finished')
      yield {
        seq: end.seq,
        message: `no end after ${moments.length} commands${fault === null ? '' : `: ${fault.message}`}`,
      };
    else if (wayOf(played) === null)
      yield { seq: end.seq, message: 'it ended in a way that tests/laws/endings.ts does not know' };
    let turn = 1;
    for (const { table, step } of happened) {
      if (table.status === 'open') continue;
      const now = game.turn(table.state);
      if (step.event.type !== 'Undone' && now !== turn && now !== turn + 1)
        yield { seq: step.seq, message: `turn ${turn} is followed by turn ${now}` };
      turn = now;
    }
  },
};
