import type { Viewer } from '#events/viewer.js';
import type { Happening } from '#events/seen-by.js';
import { isTableEvent } from '#engine/kit/table.js';
import { differences } from '#client/stage/kit/differences.js';
import type { Face } from '#client/stage/kit/face.js';
import { lengthOf } from '#client/stage/kit/motion.js';
import type { Motion, Motions } from '#client/stage/kit/motion.js';
import type { Layout, Piece } from '#client/stage/kit/piece.js';
import { tableMotions } from '#client/stage/kit/table-motions.js';
import type { Played } from '#tests/laws/played.js';
import { NAMES, stepsSeenBy } from './seen-game.js';
import type { SeenStep } from './seen-game.js';

/** What of a face is looked at here. */
export type Moved = Pick<Face, 'layout' | 'motions'>;

/** One way from a layout to another. */
interface Way {
  readonly before: Layout;
  readonly after: Layout;
  readonly motions: Motions;
}

/** What is to be said of a way; the layouts themselves are many, and are not kept. */
export interface Looked {
  readonly type: string;
  readonly where: string;
  readonly ms: number;
  /** Motions of pieces that are not where they would have to be. */
  readonly misplaced: readonly Motion[];
  /** Pieces that are sent two ways at once. */
  readonly twice: readonly string[];
  /** Whether all pieces come to lie where the layout puts them, by the motions alone. */
  readonly isArrived: boolean;
  readonly isInNumbers: boolean;
  readonly arts: readonly string[];
}

const isMisplaced = (motion: Motion, { before, after }: Way): boolean => {
  switch (motion.kind) {
    case 'move':
    case 'count':
      return !before.has(motion.piece) || !after.has(motion.piece);
    case 'enter':
      return before.has(motion.piece) || !after.has(motion.piece);
    case 'leave':
      return !before.has(motion.piece) || after.has(motion.piece);
    case 'fly':
    case 'say':
    case 'glow':
    case 'look':
      return false;
  }
};

/** Where the pieces lie when all motions are through, if the stage did nothing but play them. */
const playedOut = ({ before, after, motions: shown }: Way): ReadonlyMap<string, Piece | undefined> => {
  const lying = new Map<string, Piece | undefined>(before);
  for (const motion of shown) {
    if (motion.kind === 'leave') lying.delete(motion.piece);
    if (motion.kind === 'move' || motion.kind === 'enter') lying.set(motion.piece, after.get(motion.piece));
  }
  return lying;
};

const poses = (lying: ReadonlyMap<string, Piece | undefined>): string =>
  [...lying.values()]
    .map((piece) => `${piece?.id} ${piece?.x} ${piece?.y} ${piece?.angle} ${piece?.scale} ${piece?.alpha}`)
    .sort()
    .join();

const sentIn = (shown: Motions): readonly string[] =>
  shown.flatMap((motion) => ('piece' in motion && motion.kind !== 'count' ? [motion.piece] : []));

const artsIn = (shown: Motions): readonly string[] =>
  shown.flatMap((motion) => {
    if (motion.kind === 'fly') return [motion.art];
    return motion.kind === 'enter' && motion.face !== undefined ? [motion.face] : [];
  });

/** As JSON writes what is not a number, or none that could be reached. */
const NO_NUMBER = 'null';

const lookAt = (way: Way, type: string, where: string): Looked => ({
  type,
  where,
  ms: lengthOf(way.motions),
  misplaced: way.motions.filter((motion) => isMisplaced(motion, way)),
  twice: sentIn(way.motions).filter((piece, index, all) => all.indexOf(piece) < index),
  isArrived: poses(playedOut(way)) === poses(way.after),
  isInNumbers: !JSON.stringify(way.motions).includes(NO_NUMBER),
  arts: artsIn(way.motions),
});

const motionsOf = (
  { motions }: Moved,
  { event, was, is }: SeenStep<object>,
  before: Layout,
  after: Layout,
): Motions => {
  if (event === null) return [];
  if (isTableEvent(event)) return tableMotions(event, before, after);
  return motions(event satisfies Happening, { state: was, layout: before }, { state: is, layout: after });
};

/** Now and then somebody jumps so many events at once. */
const FAR = 40;

/** Every event of a game as one viewer sees it, and jumps there and back between events far from each other. */
export const lookedAt = (face: Moved, played: Played, viewer: Viewer) => {
  const events: Looked[] = [];
  const jumps: Looked[] = [];
  let before: Layout | null = null;
  let far: Layout | null = null;
  for (const step of stepsSeenBy<object>(played, viewer)) {
    const where = `${step.event?.type} at ${step.seq}, seen by ${viewer}`;
    const after = face.layout(step.is, viewer, NAMES);
    before ??= face.layout(step.was, viewer, NAMES);
    if (step.event !== null)
      events.push(lookAt({ before, after, motions: motionsOf(face, step, before, after) }, step.event.type, where));
    if (step.seq % FAR === 0) {
      if (far !== null) {
        jumps.push(lookAt({ before: far, after, motions: differences(far, after) }, 'there', where));
        jumps.push(lookAt({ before: after, after: far, motions: differences(after, far) }, 'back', where));
      }
      far = after;
    }
    before = after;
  }
  return { events, jumps };
};

/** The first few of those that something is wrong with. */
export const wrong = (looked: readonly Looked[], isWrong: (one: Looked) => boolean): readonly string[] =>
  looked
    .filter(isWrong)
    .slice(0, 5)
    .map(({ where, ms, misplaced, twice }) => `${where}, ${ms} ms: ${JSON.stringify(misplaced)} ${twice.join(' ')}`);
