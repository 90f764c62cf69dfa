import type { Breach, Law } from './law.js';
import { seatsOf } from './played.js';
import type { Played } from './played.js';
import { momentsOf } from './sampling.js';

/** Nobody waits for a seat that cannot go on, and no seat is asked that has nothing to say. */
export const deciders: Law = {
  id: 'G4',
  promise: 'only seats that are to decide have choices; somebody has until the end',

  *broken(played, effort) {
    const { game, end } = played;
    for (const { table } of momentsOf(played, effort)) {
      if (game.outcome(table.state) !== null)
        yield { seq: table.seq, message: 'there is an outcome, and play goes on' };
      yield* choosersAt(played, table);
    }
    if (end.status === 'playing' && game.deciding(end.state).length === 0)
      yield { seq: end.seq, message: 'nobody is to decide, and no end' };
    if (end.status === 'open') return;
    if (end.status === 'finished' && game.deciding(end.state).length > 0)
      yield { seq: end.seq, message: 'somebody is to decide after the end' };
    yield* choosersAt(played, end);
  },
};

function* choosersAt({ game, setting }: Played, { seq, state }: { seq: number; state: object }): Iterable<Breach> {
  const deciding = game.deciding(state);
  const strangers = deciding.filter(
    (seat, index) => !seatsOf(setting).includes(seat) || deciding.indexOf(seat) !== index,
  );
  if (strangers.length > 0) yield { seq, message: `to decide are ${deciding.join(', ')}` };
  for (const seat of seatsOf(setting)) {
    const count = game.choices(state, seat).length;
    if (deciding.includes(seat) && count === 0) yield { seq, message: `seat ${seat} is to decide and has no choice` };
    if (!deciding.includes(seat) && count > 0) yield { seq, message: `seat ${seat} has ${count} choices out of turn` };
  }
}
