import type { Motion, Motions } from './motion.js';
import type { Layout, Piece, Spot } from './piece.js';

/**
 * Plainly from one layout to another, for a jump over several events or back from one: whatever changed place goes to its
 * new one, what is new comes down from above, and what is gone goes up.
 */
export const differences = (before: Layout, after: Layout, ms: number = DIFFERENCE_MS): Motions => {
  const motions: Motion[] = [];
  for (const piece of after.values()) motions.push(...cameAbout(before.get(piece.id), piece, ms));
  for (const piece of before.values())
    if (!after.has(piece.id)) motions.push({ kind: 'leave', piece: piece.id, to: above(piece), start: 0, ms });
  return motions;
};

/** Long enough to be followed by the eye, short enough to be done several times in a row. */
const DIFFERENCE_MS = 400;
/** How far above its place something new begins. */
const DROP = 60;

const above = ({ x, y }: Spot): Spot => ({ x, y: y - DROP });

const cameAbout = (was: Piece | undefined, is: Piece, ms: number): Motions => {
  if (was === undefined) return [{ kind: 'enter', piece: is.id, from: above(is), start: 0, ms }];
  const motions: Motion[] = [];
  if (liesOtherwise(was, is)) motions.push({ kind: 'move', piece: is.id, start: 0, ms });
  if (countsOn(was, is)) motions.push({ kind: 'count', piece: is.id, start: 0, ms });
  return motions;
};

/** What stays in its place and only looks otherwise, such as a pile that got lower, does not turn over for that. */
const liesOtherwise = (was: Piece, is: Piece): boolean =>
  was.x !== is.x || was.y !== is.y || was.angle !== is.angle || was.scale !== is.scale || was.alpha !== is.alpha;

/** Whether a number is written on the piece before and after, and another one. */
export const countsOn = ({ writing: was }: Piece, { writing: is }: Piece): boolean =>
  was !== null && is !== null && was.text !== is.text && isNumber(was.text) && isNumber(is.text);

const isNumber = (text: string): boolean => /\d/.test(text);
