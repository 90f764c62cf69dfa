import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { firstDifference } from './difference.js';
import type { Law } from './law.js';
import { eyesOf, happenedOf } from './sampling.js';
import { eventSeenBy, foldOf } from './viewers.js';

/** Whoever followed from the start, and whoever gets a snapshot now, look at the same table. */
export const folds: Law = {
  id: 'R3',
  promise: 'folding what a viewer saw equals redacting the state',

  *broken(played, effort) {
    const { game } = played;
    const looked = new Map(happenedOf(played, effort).map((one) => [one.step.seq, one]));
    for (const viewer of eyesOf(played, effort)) {
      for (const own of foldOf(played, viewer)) {
        const there = looked.get(own.seq);
        if (there === undefined) continue;
        const { step, table } = there;

        const difference = firstDifference(asShown(own), redactTable(game, table, viewer));
        if (difference !== null)
          yield {
            seq: own.seq,
            message: `${viewer} after ${step.event.type}: folded and redacted differ in ${difference}`,
          };
        const shared = publicShare(game, step.event, viewer);
        if (shared !== null) yield { seq: own.seq, message: `${step.event.type} at ${viewer}: ${shared}` };
      }
    }
  },
};

/** A viewer checks the chain over what the public sees, and finds that in what it saw itself (events/chain/digest.ts). */
const publicShare = (game: Game, event: Happening, viewer: Viewer): string | null => {
  const seen = eventSeenBy(game, event, viewer);
  const difference =
    seen === null
      ? firstDifference(null, eventSeenBy(game, event, 'public'))
      : firstDifference(eventSeenBy(game, seen, 'public'), eventSeenBy(game, event, 'public'));
  return difference === null ? null : `the public sees of it what it does not see of the event: ${difference}`;
};

/** Where an undo could go, and what it cannot go past, is the rules' own business. */
const asShown = (table: Table): object => {
  const shown = Object.entries(table).filter(([key]) => key !== 'barriers');
  return table.status === 'playing' ? { ...Object.fromEntries(shown), trail: [] } : table;
};
