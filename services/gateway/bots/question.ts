import type { Seat } from '#events/viewer.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';

/** All that a bot is told: what its seat sees, and what the seat may do. Nothing else is sent to its process. */
export interface Question {
  readonly bot: string;
  readonly game: string;
  readonly edition: number;
  readonly seat: Seat;
  readonly state: object;
  readonly choices: readonly Asking[];
}

/** A question as it is put, with the number that all of the bot's luck comes from. */
export interface Posed extends Question {
  readonly luck: number;
}

/** The choices are worked out of the view as well: what the seat cannot see has no way into the question. */
export const questionTo = (bot: string, game: Game, table: Table, seat: Seat): Question => {
  const seen = redactTable(game, table, seat);
  if (seen.status !== 'playing') throw new Error(`Nobody decides at a table that is ${seen.status}.`);
  return {
    bot,
    game: game.id,
    edition: game.edition,
    seat,
    state: seen.state,
    choices: game.choices(seen.state, seat),
  };
};
