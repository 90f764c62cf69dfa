import { isNews } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { isTableEvent } from '#engine/kit/table.js';
import { isUndo } from '#engine/kit/undo.js';
import type { Moment } from './played.js';

/** A command that still stands. The law remembers commands where the kit remembers events, so that one holds the other. */
export interface Standing {
  /** The seq before it. */
  readonly before: number;
  readonly seat: Seat;
  /** Nobody learnt anything by it. */
  readonly quiet: boolean;
}

export const isNewsAt = (game: Game, event: Happening): boolean =>
  isTableEvent(event) ? isNews(tableSeenBy, event) : isNews(game.seenBy, event);

/** The commands that stand after one more. */
export const standingAfter = (
  game: Game,
  standing: readonly Standing[],
  { table, seat, command, happened }: Moment,
): readonly Standing[] => {
  if (isUndo(command)) return standing.filter(({ before }) => before < command.to);
  const own = standing.filter((command) => command.seat === seat);
  const quiet = !happened.some(({ step }) => isNewsAt(game, step.event));
  // What stood before another seat acted stays as it is, even if that is undone (rule K7).
  return [...(own.length === standing.length ? standing : []), { before: table.seq, seat, quiet }];
};

/** Where a seat may go back to (rule K7): before each of its own latest commands, as far as they are quiet. */
export const waysBack = (standing: readonly Standing[], seat: Seat): readonly number[] => {
  const stop = standing.findLastIndex((command) => command.seat !== seat || !command.quiet);
  return standing
    .slice(stop + 1)
    .map(({ before }) => before)
    .reverse();
};
