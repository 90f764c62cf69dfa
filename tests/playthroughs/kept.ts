import { join } from 'node:path';
import type { Happening } from '#events/seen-by.js';
import type { Asking, Game, Options } from '#engine/kit/game.js';
import type { FinishedTable } from '#engine/kit/table.js';
import type { MoveIn } from './any-game.js';
import { transcriptOf } from './transcript.js';
import type { Words } from './words.js';

/** The whole games that are kept of one edition of a game: between them they show how it is played, and each way of ending. */
export interface Playthroughs {
  readonly game: Game;
  readonly words: Words;
  readonly kept: readonly Kept[];
  /** Every way of ending, by name. */
  readonly ways: readonly string[];
  /** Events so seldom that no game is kept for them: the tests of their rules bring them about. */
  readonly seldom: readonly string[];
  /** In which of its ways a game ended. */
  endOf(table: FinishedTable<object>): readonly string[];
  /** The same in a sentence. */
  told(ends: readonly string[]): string;
}

/** One game worth keeping. */
export interface Kept {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** In which ways it is to end. */
  readonly ends: readonly string[];
  readonly play: () => readonly Move[];
}

export type Move = MoveIn<object, Asking, Happening>;

/** Where the transcripts of an edition are, seen from the root of the project: those of the first with what all share. */
export const folderOf = ({ id, edition }: Pick<Game, 'id' | 'edition'>): string =>
  join('tests', 'playthroughs', id, ...(edition === 1 ? [] : [`edition-${edition}`]));

export const fileOf = ({ name }: Kept): string => `${name}.txt`;

export const textOf = (playthroughs: Playthroughs, { name, seats, ends }: Kept, moves: readonly Move[]): string => {
  const { game, words } = playthroughs;
  const title = game.edition === 1 ? game.title : `${game.title}, edition ${game.edition}`;
  return transcriptOf(game, words, `${title}, ${seats} seats: ${name}. ${playthroughs.told(ends)}`, seats, moves);
};
