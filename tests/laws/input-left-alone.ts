import { act } from '#engine/kit/act.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { faultOf } from './fault-of.js';
import { frozen } from './frozen.js';
import type { Law } from './law.js';
import { seatsOf } from './played.js';
import type { Moment, Played } from './played.js';
import { momentsOf } from './sampling.js';
import { stepSeenBy, viewersOf } from './viewers.js';

/**
 * States are shared: between viewers, with the trail of an undo, with the picture that animates from one to the next.
 * So the whole game is folded again over frozen values, where a change throws, and asked everything there is to ask.
 */
export const inputLeftAlone: Law = {
  id: 'G2',
  promise: '`evolve` leaves its input alone',

  *broken(played, effort) {
    const { game, setting, opening, happened } = played;
    for (const viewer of viewersOf(setting)) {
      let table: Table = frozen(openTable(opening));
      for (const { step } of happened) {
        const seen = stepSeenBy(game, frozen(step), viewer);
        const fault = faultOf(() => (table = frozen(evolveTable(game, table, seen, viewer))));
        if (fault !== null) yield { seq: step.seq, message: `folding ${step.event.type} for ${viewer}: ${fault}` };
        if (fault !== null) return;
      }
    }
    for (const moment of momentsOf(played, effort)) {
      const fault = faultOf(() => ask(played, moment));
      if (fault !== null) yield { seq: moment.table.seq, message: `asking at ${moment.command.type}: ${fault}` };
    }
  },
};

const ask = ({ game, setting, chance }: Played, { table, seat, command }: Moment): void => {
  const still = frozen(structuredClone(table));
  act(game, still, seat, frozen(structuredClone(command)), chance);
  for (const viewer of viewersOf(setting)) game.board(game.redact(still.state, viewer));
  for (const other of seatsOf(setting)) game.choices(still.state, other);
  game.deciding(still.state);
  game.outcome(still.state);
  game.turn(still.state);
  game.census(still.state);
};
