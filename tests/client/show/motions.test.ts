import { describe, expect, it } from '@jest/globals';
import { MuranoEvent } from '#events/murano/events.js';
import type { Viewer } from '#events/viewer.js';
import { isTableEvent } from '#engine/kit/table.js';
import { differences } from '#client/stage/kit/differences.js';
import { lengthOf } from '#client/stage/kit/motion.js';
import type { Motion, Motions } from '#client/stage/kit/motion.js';
import type { Layout, Piece } from '#client/stage/kit/piece.js';
import { tableMotions } from '#client/stage/kit/table-motions.js';
import { drawing } from '#client/stage/murano/art/drawing.js';
import { layout } from '#client/stage/murano/layout/layout.js';
import { motions } from '#client/stage/murano/motions/motions.js';
import { outsiders } from '#tests/laws/viewers.js';
import { NAMES, playedGame, stepsSeenBy } from './seen-game.js';
import type { SeenStep } from './seen-game.js';

/** One way from a layout to another. */
interface Way {
  readonly before: Layout;
  readonly after: Layout;
  readonly motions: Motions;
}

/** What is to be said of a way; the layouts themselves are many, and are not kept. */
interface Looked {
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

const motionsOf = ({ event, was, is }: SeenStep, before: Layout, after: Layout): Motions => {
  if (event === null) return [];
  if (isTableEvent(event)) return tableMotions(event, before, after);
  return motions(event as MuranoEvent, { state: was, layout: before }, { state: is, layout: after });
};

/** Now and then somebody jumps so many events at once. */
const FAR = 40;

/** Every event of a game as one viewer sees it, and jumps there and back between events far from each other. */
const lookedAt = (played: ReturnType<typeof playedGame>, viewer: Viewer) => {
  const events: Looked[] = [];
  const jumps: Looked[] = [];
  let before: Layout | null = null;
  let far: Layout | null = null;
  for (const step of stepsSeenBy(played, viewer)) {
    const where = `${step.event?.type} at ${step.seq}, seen by ${viewer}`;
    const after = layout(step.is, viewer, NAMES);
    before ??= layout(step.was, viewer, NAMES);
    if (step.event !== null)
      events.push(lookAt({ before, after, motions: motionsOf(step, before, after) }, step.event.type, where));
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

/** Random play seldom gets as far as everything that there is: between them, these games do. */
const GAMES = [playedGame(2, 'shown 11'), playedGame(3, 'shown 12'), playedGame(4, 'shown to 4')];
const LOOKED = GAMES.flatMap((played) => outsiders(played.setting).map((viewer) => lookedAt(played, viewer)));
const EVENTS = LOOKED.flatMap(({ events }) => events);
const JUMPS = LOOKED.flatMap(({ jumps }) => jumps);
const TYPES: readonly string[] = MuranoEvent.options.map(({ shape }) => shape.type.value);

/** How long an event is seen: long enough to be followed, short enough to be watched in a row. */
const USUAL = { least: 400, most: 900 };
const LONGER: Readonly<Record<string, typeof USUAL>> = {
  ShipSailed: { least: 400, most: 1400 },
  GlassProduced: { least: 400, most: 1000 },
  ScoringBegun: { least: 1200, most: 2000 },
  CharacterScored: { least: 1200, most: 2000 },
  ScoringFinished: { least: 400, most: 2000 },
};

/** The first few of those that something is wrong with. */
const wrong = (looked: readonly Looked[], isWrong: (one: Looked) => boolean): readonly string[] =>
  looked
    .filter(isWrong)
    .slice(0, 5)
    .map(({ where, ms, misplaced, twice }) => `${where}, ${ms} ms: ${JSON.stringify(misplaced)} ${twice.join(' ')}`);

describe('what is seen of each event', () => {
  it('is shown for every type of event that there is', () => {
    const shown = new Set(EVENTS.map(({ type }) => type));
    expect(TYPES.filter((type) => !shown.has(type))).toEqual([]);
  });

  it('moves only pieces that are there, and brings in only those that were not', () => {
    expect(wrong(EVENTS, ({ misplaced }) => misplaced.length > 0)).toEqual([]);
  });

  it('sends no piece two ways at once', () => {
    expect(wrong(EVENTS, ({ twice }) => twice.length > 0)).toEqual([]);
  });

  it('leaves every piece where the layout puts it (A1)', () => {
    expect(wrong(EVENTS, ({ isArrived }) => !isArrived)).toEqual([]);
  });

  it('shows only what is drawn', () => {
    const arts = new Set(EVENTS.flatMap((looked) => looked.arts));
    expect(arts).toContain('coin');
    for (const art of arts) expect(drawing(art).svg).toContain('<svg');
  });

  it('takes as long as one wants to watch it', () => {
    const isWrong = ({ type, ms }: Looked): boolean => {
      const { least, most } = LONGER[type] ?? USUAL;
      return TYPES.includes(type) && (ms < least || ms > most);
    };
    expect(wrong(EVENTS, isWrong)).toEqual([]);
  });

  it('happens at places and times that are numbers', () => {
    expect(wrong(EVENTS, ({ isInNumbers }) => !isInNumbers)).toEqual([]);
  });

  it('is quick where something is taken back', () => {
    const undone = EVENTS.filter(({ type }) => type === 'Undone');
    expect(undone).not.toHaveLength(0);
    expect(wrong(undone, ({ ms }) => ms > 300)).toEqual([]);
  });
});

describe('what is seen of a jump', () => {
  it('leaves every piece where the layout puts it, forward and back', () => {
    expect(JUMPS.length).toBeGreaterThan(100);
    expect(wrong(JUMPS, ({ isArrived, misplaced }) => !isArrived || misplaced.length > 0)).toEqual([]);
  });
});
