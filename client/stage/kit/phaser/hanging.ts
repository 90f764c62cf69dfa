import type { Spot } from '../piece.js';
import type { Target } from '../stage.js';

/** How large something is drawn. */
type Size = Pick<Target, 'width' | 'height'>;

/** Where the plaque of a target hangs. */
export interface Hung extends Spot, Size {
  readonly target: Target;
  readonly tag: string;
}

/**
 * Where plaques hang: each can be read. One speaks for all that it would be repeated on, and one that would lie on another
 * moves aside, for on a small screen they are larger than what they hang on. The upper ones hang first, so that what stands
 * in a column stays in its order.
 */
export const hangingOf = (targets: readonly Target[], board: Size, sizeOf: (tag: string) => Size): readonly Hung[] => {
  const hung: Hung[] = [];
  const wishes: Hung[] = [];
  for (const target of targets.toSorted((one, other) => one.y - other.y)) {
    const { tag } = target;
    if (tag === null) continue;
    const { width, height } = sizeOf(tag);
    const wished: Hung = { target, tag, width, height, ...above(target, { width, height }) };
    if (wishes.some((other) => other.tag === tag && overlap(other, wished))) continue;
    wishes.push(wished);
    hung.push(aside(wished, hung, board));
  }
  return hung;
};

/** The one that a spot lies on. */
export const hungAt = ({ x, y }: Spot, hung: readonly Hung[]): Hung | undefined =>
  hung.find((one) => Math.abs(x - one.x) <= one.width / 2 && Math.abs(y - one.y) <= one.height / 2);

/**
 * At the upper right corner of what it speaks of, or over it where it is the wider one: what is meant stays to be seen, and
 * the plaque stays on the board.
 */
const above = (target: Target, { width, height }: Size): Spot => ({
  x: target.x + Math.max(0, target.width - width / 2) / 2,
  y: Math.max(height / 2, target.y - target.height / 2 - height / 4),
});

/** The nearest place beside those that hang already; where there is none, it stays. */
const aside = (wished: Hung, hung: readonly Hung[], board: Size): Hung => {
  const isFree = (place: Hung): boolean => isOn(board, place) && !hung.some((other) => overlap(other, place));
  if (!hung.some((other) => overlap(other, wished))) return wished;
  const places = hung.flatMap((other) => besides(other, wished)).filter(isFree);
  return places.toSorted((one, another) => farFrom(wished, one) - farFrom(wished, another))[0] ?? wished;
};

const besides = (other: Hung, wished: Hung): readonly Hung[] => {
  const [across, down] = [(other.width + wished.width) / 2, (other.height + wished.height) / 2];
  return [
    { ...wished, y: other.y + down },
    { ...wished, y: other.y - down },
    { ...wished, x: other.x + across },
    { ...wished, x: other.x - across },
  ];
};

const isOn = (board: Size, { x, y, width, height }: Hung): boolean =>
  x >= width / 2 && y >= height / 2 && x <= board.width - width / 2 && y <= board.height - height / 2;

const farFrom = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** What only touches does not overlap, however the numbers are rounded. */
const overlap = (one: Hung, other: Hung): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - TOUCHING &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - TOUCHING;
const TOUCHING = 0.01;
