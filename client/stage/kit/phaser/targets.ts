import type { Spot } from '../piece.js';
import type { Target } from '../stage.js';
import { LIFTED } from './figure.js';
import { cutOut } from './cutout.js';
import type { Cutout, Easel } from './cutout.js';
import type { Frames } from './frames.js';
import { hangingOf, hungAt } from './hanging.js';
import type { Hung } from './hanging.js';
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

/** What the marks are drawn for. */
export interface Ground {
  readonly board: { readonly width: number; readonly height: number };
  readonly still: () => boolean;
  /** What a pixel of the page measures while the whole board is seen: lines are never finer than that allows. */
  readonly pixel: () => number;
}

export const openTargets = (easel: Easel, frames: Frames, { board, still, pixel }: Ground): Targets => {
  let shown: readonly Shown[] = [];
  let hung: readonly Hung[] = [];
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

  const hang = ({ tag, x, y }: Hung): Cutout => {
    const cutout = cutOut(easel, plaque(tag, pixel()), { x, y, angle: 0, scale: 1, alpha: 1 });
    cutout.rank(ABOVE + 2);
    return cutout;
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
    hung = hangingOf(offered, board, (tag) => plaque(tag, pixel()));
    plaques = hung.map(hang);
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
      // Who presses a plaque means what it says, also where it moved aside and lies over something else.
      const on = hungAt(spot, hung);
      const met = offered.filter((target) => off(target) <= 0.5 && (on === undefined || target.tag === on.tag));
      const nearest = met.reduce<Target | null>(
        (best, one) => (best === null || off(one) < off(best) ? one : best),
        null,
      );
      return nearest ?? on?.target ?? null;
    },
    point: (pick) => {
      pointedAt = pick;
      frames.changed();
      keepBreathing();
    },
  };
};
