import type { Spot } from '../piece.js';
import type { Target } from '../stage.js';
import { LIFTED } from './figure.js';
import { cutOut } from './cutout.js';
import type { Cutout, Easel } from './cutout.js';
import type { Frames } from './frames.js';
import { halo, plaque, ring } from './ornaments.js';
import type { Hand } from './pointers.js';

/** What a finger can be sure to meet, in pixels of the page. */
const FINGER = 44;
/** How long a breath of the glow takes. */
const BREATH_MS = 1900;
/** Above the pieces, below what is carried. */
const ABOVE = LIFTED / 2;

/** What may be pressed on the board. */
export interface Targets {
  offer(targets: readonly Target[]): void;
  /** The screen has another size: lines and words are to be seen on it too. */
  anew(): void;
  /** The target at a spot, if there is one; `pixel` is what a pixel of the page measures on the board. */
  at(spot: Spot, pixel: number, hand: Hand): Target | null;
  /** Marks the one that is pointed at. */
  point(pick: string | null): void;
}

interface Shown {
  readonly target: Target;
  readonly halo: Cutout;
  readonly all: readonly Cutout[];
}

/** A plaque where it hangs. */
type Hung = Pick<Target, 'x' | 'y' | 'width' | 'height' | 'tag'>;

/**
 * At the upper right corner of what it speaks of, or over it where it is the wider one: what is meant stays to be seen, and
 * the plaque stays on the board.
 */
const above = (target: Target, { width, height }: { readonly width: number; readonly height: number }): Spot => ({
  x: target.x + Math.max(0, target.width - width / 2) / 2,
  y: Math.max(height / 2, target.y - target.height / 2 - height / 4),
});

const overlap = (one: Hung, other: Hung): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** `pixel` tells what a pixel of the page measures while the whole board is seen: lines are never finer than that allows. */
export const openTargets = (easel: Easel, frames: Frames, still: () => boolean, pixel: () => number): Targets => {
  let shown: readonly Shown[] = [];
  let plaques: readonly Cutout[] = [];
  let offered: readonly Target[] = [];
  let pointedAt: string | null = null;
  let offering = 0;
  let breath = 0;

  const show = (target: Target): Shown => {
    const pose = { x: target.x, y: target.y, angle: 0, scale: 1, alpha: 1 };
    const size = { width: target.width, height: target.height };
    const look = target.picked ? 'picked' : 'open';
    const glow = cutOut(easel, halo(size, look, pixel()), pose);
    const line = cutOut(easel, ring(size, look, pixel()), pose);
    glow.rank(ABOVE);
    line.rank(ABOVE + 1);
    return { target, halo: glow, all: [glow, line] };
  };

  /** One plaque speaks for all that it would be repeated on: on a small screen it is larger than what it hangs on. */
  const hang = (targets: readonly Target[]): readonly Cutout[] => {
    const hung: (Hung & { readonly cutout: Cutout })[] = [];
    for (const target of targets) {
      if (target.tag === null) continue;
      const picture = plaque(target.tag, pixel());
      const here: Hung = { ...target, ...above(target, picture), width: picture.width, height: picture.height };
      if (hung.some((other) => other.tag === here.tag && overlap(other, here))) continue;
      const cutout = cutOut(easel, picture, { x: here.x, y: here.y, angle: 0, scale: 1, alpha: 1 });
      cutout.rank(ABOVE + 2);
      hung.push({ ...here, cutout });
    }
    return hung.map(({ cutout }) => cutout);
  };

  const breathe = (passed: number): void => {
    breath = (breath + passed) % BREATH_MS;
    const wave = still() ? 0.5 : 0.5 - 0.5 * Math.cos((2 * Math.PI * breath) / BREATH_MS);
    for (const { target, halo: glow } of shown) {
      const alpha = target.pick === pointedAt ? 1 : 0.3 + 0.55 * wave;
      glow.lie({ x: target.x, y: target.y, angle: 0, scale: 1, alpha });
    }
  };

  const keepBreathing = (): void => {
    const mine = ++offering;
    frames.calmly((passed) => {
      if (mine !== offering || shown.length === 0) return false;
      breathe(passed);
      return !still();
    });
  };

  const anew = (): void => {
    for (const cutout of [...shown.flatMap(({ all }) => all), ...plaques]) cutout.gone();
    shown = offered.map(show);
    plaques = hang(offered);
    frames.changed();
    keepBreathing();
  };

  return {
    offer: (targets) => {
      offered = targets;
      anew();
    },
    anew,
    at: (spot, reach, hand) => {
      const least = hand === 'touch' ? FINGER * reach : 0;
      const off = ({ x, y, width, height }: Target): number =>
        Math.max(Math.abs(spot.x - x) / Math.max(1, width, least), Math.abs(spot.y - y) / Math.max(1, height, least));
      const met = offered.filter((target) => off(target) <= 0.5);
      return met.reduce<Target | null>((best, one) => (best === null || off(one) < off(best) ? one : best), null);
    },
    point: (pick) => {
      pointedAt = pick;
      frames.changed();
      keepBreathing();
    },
  };
};
