import { countsOn, differences } from './differences.js';
import type { Motion, Motions } from './motion.js';
import type { Layout, Spot } from './piece.js';

/**
 * How things lie before an event and after it. A viewer's layout need not show everything: the motions made here pass over
 * whatever does not lie there.
 */
export interface Scene {
  readonly before: Layout;
  readonly after: Layout;
}

/** When something begins, from the event's own beginning, and how long it takes. */
export interface When {
  readonly start?: number;
  readonly ms: number;
}

/** Where a piece lay before the event, or else where it lies after it. */
export const spotOfPiece = ({ before, after }: Scene, piece: string): Spot | null => {
  const found = before.get(piece) ?? after.get(piece);
  return found === undefined ? null : { x: found.x, y: found.y };
};

export const moves = (
  { before, after }: Scene,
  piece: string,
  { start = 0, ms }: When,
  way: { readonly past?: readonly Spot[]; readonly hop?: number } = {},
): Motions => (before.has(piece) && after.has(piece) ? [{ kind: 'move', piece, start, ms, ...way }] : []);

export const enters = (
  scene: Scene,
  piece: string,
  from: Spot | null,
  { start = 0, ms }: When,
  how: { readonly face?: string | undefined; readonly hop?: number } = {},
): Motions => {
  if (from === null || scene.before.has(piece) || !scene.after.has(piece)) return [];
  const { face, ...way } = how;
  return [{ kind: 'enter', piece, from, start, ms, ...way, ...(face === undefined ? {} : { face }) }];
};

export const leaves = (
  { before, after }: Scene,
  piece: string,
  to: Spot | null,
  { start = 0, ms }: When,
  way: { readonly hop?: number } = {},
): Motions =>
  to === null || !before.has(piece) || after.has(piece) ? [] : [{ kind: 'leave', piece, to, start, ms, ...way }];

export const counts = ({ before, after }: Scene, piece: string, { start = 0, ms }: When): Motions => {
  const was = before.get(piece);
  const is = after.get(piece);
  return was !== undefined && is !== undefined && countsOn(was, is) ? [{ kind: 'count', piece, start, ms }] : [];
};

export const flies = (
  art: string | undefined,
  count: number,
  from: Spot | null,
  to: Spot | null,
  { start = 0, ms }: When,
): Motions =>
  art === undefined || count <= 0 || from === null || to === null
    ? []
    : [{ kind: 'fly', art, count: Math.min(count, MOST_FLYING), from, to, start, ms }];

/** More than so many at once are a swarm that nobody counts. */
const MOST_FLYING = 8;

export const says = (
  text: string,
  at: Spot | null,
  tone: Extract<Motion, { kind: 'say' }>['tone'],
  { start = 0, ms }: When,
): Motions => (at === null ? [] : [{ kind: 'say', text, at, tone, start, ms }]);

export const glows = (at: Spot | null, size: number, { start = 0, ms }: When): Motions =>
  at === null ? [] : [{ kind: 'glow', at, size, start, ms }];

export const looks = (at: Spot | null, width: number, { start = 0, ms }: When): Motions =>
  at === null ? [] : [{ kind: 'look', at, width, start, ms }];

/** The motions, and beside them whatever else comes to lie otherwise by the same event: hands close up, numbers count. */
export const withTheRest = (motions: Motions, { before, after }: Scene): Motions => {
  const placed = new Set<string>();
  const counted = new Set<string>();
  for (const motion of motions) {
    if (motion.kind === 'count') counted.add(motion.piece);
    else if ('piece' in motion) placed.add(motion.piece);
  }
  const rest = differences(before, after).filter(
    (motion) => 'piece' in motion && !(motion.kind === 'count' ? counted : placed).has(motion.piece),
  );
  return [...motions, ...rest];
};
