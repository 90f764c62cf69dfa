import type Phaser from 'phaser';
import type { Spot } from '../piece.js';
import { cutOut } from './cutout.js';
import type { Cutout, Easel } from './cutout.js';
import type { Pictures } from './figure.js';
import { partOf, sharpestOf } from './picture.js';
import type { Picture } from './picture.js';

/** The side of a part of the ground, in units of the board: near by, two or three across fill the screen. */
const PART = 300;

/** What is larger takes so long to paint that what moves meanwhile would stumble: parts of it are painted one by one. */
const MOST_PIXELS = 1024 * 1024;

/** One picture of the ground, and where it lies. */
export interface Plot {
  readonly art: string;
  readonly at: Spot;
  readonly z: number;
}

/** What lies under everything. Seen from near, it is painted in parts, since no picture of the whole could be so sharp. */
export interface Ground {
  lay(plots: readonly Plot[]): void;
  /** A unit of the board takes so many pixels from now on. */
  sharpen(pixels: number): void;
  /** The parts take the place of the whole as soon as all that are seen are painted; what is on the screen is drawn. */
  attend(): void;
  /** Another one each time it is laid otherwise. */
  plan(): object;
  /** What of it is to be seen, from the farthest to the nearest. */
  pictures(): readonly Phaser.GameObjects.Image[];
}

interface Laid {
  readonly plot: Plot;
  readonly picture: Picture;
  readonly whole: Cutout;
  parts: readonly Cutout[];
}

export const openGround = (easel: Easel, pictures: Pictures): Ground => {
  let laid: readonly Laid[] = [];

  const lift = (one: Laid): void => {
    for (const part of one.parts) part.gone();
    one.parts = [];
    one.whole.image.setVisible(true);
  };

  const divide = (one: Laid): void => {
    const { picture, plot } = one;
    const left = plot.at.x - picture.width / 2;
    const top = plot.at.y - picture.height / 2;
    one.parts = cells(picture).map(({ x, y, width, height }) => {
      const middle = { x: left + x + width / 2, y: top + y + height / 2 };
      const part = cutOut(easel, partOf(picture, x, y, width, height), { ...middle, ...STRAIGHT }, 'part');
      part.rank(plot.z + 1e-6);
      return part;
    });
  };

  return {
    lay: (plots) => {
      for (const one of laid) {
        lift(one);
        one.whole.gone();
      }
      laid = plots.map((plot) => {
        const picture = { ...pictures.art(plot.art), most: MOST_PIXELS };
        const whole = cutOut(easel, picture, { ...plot.at, ...STRAIGHT });
        whole.rank(plot.z);
        return { plot, picture, whole, parts: [] };
      });
    },
    sharpen: (pixels) => {
      for (const one of laid) {
        const near = pixels * BLUR > sharpestOf(one.picture);
        if (!near) lift(one);
        else if (one.parts.length === 0) divide(one);
      }
    },
    attend: () => {
      for (const { whole, parts } of laid) {
        for (const part of parts) part.image.setVisible(part.painted());
        whole.image.setVisible(parts.length === 0 || parts.some((part) => part.seen() && !part.painted()));
        for (const cutout of [whole, ...parts]) cutout.attend();
      }
    },
    plan: () => laid,
    pictures: () =>
      laid
        .flatMap(({ whole, parts }) => [whole.image, ...parts.map(({ image }) => image)])
        .filter(({ visible }) => visible)
        .toSorted((one, other) => one.depth - other.depth),
  };
};

const STRAIGHT = { angle: 0, scale: 1, alpha: 1 } as const;
/** So much short of sharp is not seen. */
const BLUR = 0.8;

interface Cell extends Spot {
  readonly width: number;
  readonly height: number;
}

const cells = ({ width, height }: Picture): readonly Cell[] =>
  strips(height).flatMap(([y, high]) => strips(width).map(([x, wide]) => ({ x, y, width: wide, height: high })));

const strips = (length: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(length / PART) }, (_, index) => [index * PART, Math.min(PART, length - index * PART)]);
