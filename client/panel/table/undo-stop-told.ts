import type { Names } from '../../stage/kit/face.js';
import type { Timeline } from '../../timeline/timeline.js';
import type { TableWords } from '../../words/table/words.js';
import { told } from './told.js';
import type { Words } from './told.js';

/** The parts of a sentence about a moment: the words of the game may still be loading. */
interface Reading {
  readonly timeline: Timeline | null;
  readonly around: TableWords;
  readonly words: Words | null;
  readonly names: Names;
}

/** That an undo cannot go past a moment, and what happened then where this page holds it. */
export const undoStopTold = (seq: number, { timeline, around, words, names }: Reading): string => {
  const stop = around.refused.undo(seq);
  const seen = timeline?.event(seq);
  return words === null || seen === undefined ? `${stop}.` : `${stop}: ${told(seen, words, names)}`;
};
