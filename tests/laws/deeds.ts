import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { accept } from '#engine/kit/decision.js';
import type { Decision } from '#engine/kit/decision.js';
import { act, drawsBy } from '#engine/kit/act.js';
import type { PlayingTable } from '#engine/kit/table.js';
import { isUndo } from '#engine/kit/undo.js';
import type { Luck } from './luck.js';
import type { Moment, Played } from './played.js';

/** Something that can be brought about at a table, and in every world that looks like it with the same draws. */
export interface Deed {
  readonly table: PlayingTable<object>;
  /** Who does it; `null` is the service. */
  readonly seat: Seat | null;
  readonly command: unknown;
  readonly done: (table: PlayingTable<object>, command: unknown) => Decision<Happening>;
}

/** The opening of a game: blank, its luck still to fall. */
export const openingDeed = ({ game, chance, happened }: Played): Deed | null => {
  const started = happened.find(({ step }) => step.event.type === 'TableStarted');
  if (started?.table.status !== 'playing') return null;
  return {
    table: started.table,
    seat: null,
    command: null,
    done: (table) => accept(...game.open(table.state, drawsBy(chance, table, started.step.seq))),
  };
};

/** What was done at a moment, and something else that could have been. An undo moves no hidden thing: R3 looks at it. */
export const deedsAt = (played: Played, { table, seat, command, chance }: Moment, luck: Luck): readonly Deed[] => {
  const other = luck.pick(played.game.deciding(table.state));
  const wishes = [
    { seat, command },
    { seat: other, command: luck.pick(played.game.choices(table.state, other)) },
  ];
  return wishes
    .filter((wish) => !isUndo(wish.command))
    .map((wish) => ({
      ...wish,
      table,
      done: (there, asked) => act(played.game, there, wish.seat, asked, chance),
    }));
};
