import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { Table } from '#engine/kit/table.js';
import type { Face, Names } from '#client/stage/kit/face.js';
import { differences } from '#client/stage/kit/differences.js';
import { lengthOf } from '#client/stage/kit/motion.js';
import type { Motion, Motions } from '#client/stage/kit/motion.js';
import type { Layout, Piece } from '#client/stage/kit/piece.js';
import { motionsOf } from '#client/timeline/moments.js';
import type { Played } from '#tests/laws/played.js';
import { eventSeenBy, foldOf } from '#tests/laws/viewers.js';

export const NAMES: Names = (seat) => ['Anna', 'Ben', 'Chiara of the long name', 'Dan'][seat] ?? '?';

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
  /** How many things are seen to happen. */
  readonly count: number;
  /** Motions of pieces that are not where they would have to be. */
  readonly misplaced: readonly Motion[];
  /** Pieces that are sent two ways at once. */
  readonly twice: readonly string[];
  /** Whether all pieces come to lie where the layout puts them, by the motions alone. */
  readonly isArrived: boolean;
  readonly isInNumbers: boolean;
  readonly arts: readonly string[];
}

/** One event as a viewer saw it, with the game before and after it. */
interface SeenStep {
  readonly seq: number;
  readonly event: Happening | null;
  readonly was: object;
  readonly is: object;
}

/** Every event of a game that had begun, in order. */
function* stepsSeenBy(played: Played, viewer: Viewer): Generator<SeenStep> {
  let was: object | null = null;
  let index = 0;
  for (const table of foldOf(played, viewer)) {
    const event = played.happened[index]?.step.event;
    index += 1;
    const is = stateOf(table);
    if (was !== null && is !== null && event !== undefined)
      yield { seq: table.seq, event: eventSeenBy(played.game, event, viewer), was, is };
    was = is;
  }
}

const stateOf = (table: Table): object | null => (table.status === 'open' ? null : table.state);

/** How the game stood at each moment, for one viewer. */
export const statesSeenBy = (played: Played, viewer: Viewer): readonly object[] =>
  [...stepsSeenBy(played, viewer)].map(({ is }) => is);

/** Now and then somebody jumps so many events at once. */
const FAR = 40;

/** Every event of a game as one viewer sees it, and jumps there and back between events far from each other. */
export const lookedAt = (face: Face, played: Played, viewer: Viewer) => {
  const events: Looked[] = [];
  const jumps: Looked[] = [];
  let before: Layout | null = null;
  let far: Layout | null = null;
  for (const { seq, event, was, is } of stepsSeenBy(played, viewer)) {
    const where = `${event?.type} at ${seq} of ${played.seed}, seen by ${viewer}`;
    const after = face.layout(is, viewer, NAMES);
    before ??= face.layout(was, viewer, NAMES);
    if (event !== null) {
      const laid = { seq, turn: 0 };
      const motions = motionsOf(
        face,
        { seq, at: 0, event },
        { ...laid, state: was, layout: before },
        { ...laid, state: is, layout: after },
        (fault) => {
          throw new Error(`Showing ${where} fails.`, { cause: fault });
        },
      );
      events.push(lookAt({ before, after, motions }, event.type, where));
    }
    if (seq % FAR === 0) {
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

const lookAt = (way: Way, type: string, where: string): Looked => ({
  type,
  where,
  ms: lengthOf(way.motions),
  count: way.motions.length,
  misplaced: way.motions.filter((motion) => isMisplaced(motion, way)),
  twice: sentIn(way.motions).filter((piece, index, all) => all.indexOf(piece) < index),
  isArrived: poses(playedOut(way)) === poses(way.after),
  isInNumbers: !JSON.stringify(way.motions).includes(NO_NUMBER),
  arts: artsIn(way.motions),
});

/** As JSON writes what is not a number, or none that could be reached. */
const NO_NUMBER = 'null';

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
const playedOut = ({ before, after, motions }: Way): ReadonlyMap<string, Piece | undefined> => {
  const lying = new Map<string, Piece | undefined>(before);
  for (const motion of motions) {
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

const sentIn = (motions: Motions): readonly string[] =>
  motions.flatMap((motion) => ('piece' in motion && motion.kind !== 'count' ? [motion.piece] : []));

const artsIn = (motions: Motions): readonly string[] =>
  motions.flatMap((motion) => {
    if (motion.kind === 'fly') return [motion.art];
    return motion.kind === 'enter' && motion.face !== undefined ? [motion.face] : [];
  });
