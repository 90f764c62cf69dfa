import type { Piece, Pose, Spot } from '../../piece.js';
import { cutOut } from '../cutout.js';
import type { Cutout } from '../cutout.js';
import { LIFTED } from '../figure.js';
import type { Figure } from '../figure.js';
import type { Props } from './run.js';
import { arc, mixed, smooth, turn, wayThrough } from './ways.js';

/** How much larger a piece looks at the top of its hop. */
const NEARER = 0.09;
/** The sun stands in the upper left. */
const SHADOW = { x: 0.16, y: 0.24, alpha: 0.3, tint: 0x051014 };
/** Even what glides is carried a little above the board. */
const LOWEST = 5;

/** How a piece is carried: from one pose to another, past spots, with its face turned over midway where another is given. */
export interface Carrying {
  readonly from: Pose;
  readonly to: Pose;
  readonly past: readonly Spot[];
  readonly hop: number;
  readonly turned: Pick<Piece, 'art' | 'writing'> | null;
}

/** A piece on its way. */
export interface Carried {
  along(part: number): void;
  /** Laid down where it was carried to. */
  down(): void;
}

export const carry = (figure: Figure, { from, to, past, hop, turned }: Carrying, { easel }: Props): Carried => {
  const way = wayThrough([from, ...past, to]);
  const turning = turn(from.angle, to.angle);
  // What lies straight before and after stays so; what points ahead follows its way.
  const follows = past.length > 0 && turning !== 0;
  const slack = follows ? turn(way.turned(1), turning) : 0;
  const shadow = hop > 0 ? shadowOf(figure, easel) : null;
  let face: 'first' | 'turned' = 'first';
  figure.carry(LIFTED);

  const angleAt = (part: number): number => from.angle + (follows ? way.turned(part) + slack * part : turning * part);

  const along = (part: number): void => {
    if (turned !== null && face === 'first' && part >= 0.5) {
      face = 'turned';
      figure.show(turned.art);
      figure.write(turned.writing);
      shadow?.show(figure.cutout.picture(), to.scale);
    }
    const gone = smooth(part);
    const spot = way.at(gone);
    const up = hop * arc(part);
    const squash = turned === null ? 1 : Math.max(0.03, Math.abs(Math.cos(Math.PI * part)));
    const scale = mixed(from.scale, to.scale, gone);
    const angle = angleAt(gone);
    const alpha = mixed(from.alpha, to.alpha, Math.min(1, part * 4));
    const larger = hop > 0 ? 1 + NEARER * arc(part) : 1;
    figure.lie({ x: spot.x, y: spot.y - up, angle, scale: scale * larger, alpha }, squash);
    const fall = up + LOWEST * arc(part);
    const below = { x: spot.x + SHADOW.x * fall, y: spot.y + SHADOW.y * fall };
    shadow?.lie({ ...below, angle, scale, alpha: alpha * SHADOW.alpha }, squash);
  };

  along(0);
  return {
    along,
    down: () => {
      shadow?.gone();
      figure.lie(to);
      figure.carry(0);
    },
  };
};

const shadowOf = (figure: Figure, easel: Props['easel']): Cutout => {
  const shadow = cutOut(easel, figure.cutout.picture(), figure.pose());
  shadow.image.setTint(SHADOW.tint);
  shadow.rank(LIFTED - 1);
  return shadow;
};
