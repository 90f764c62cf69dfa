import type Phaser from 'phaser';
import type { Spot } from '../piece.js';
import { cutOut } from './cutout.js';
import type { Cutout, Easel } from './cutout.js';
import type { Pictures } from './figure.js';
import { partOf, sharpestOf, stepFor } from './picture.js';
import type { Picture, Sharpness } from './picture.js';

/** What is larger takes so long to paint that what moves meanwhile would stumble: parts of it are painted one by one. */
const MOST_PIXELS = 512 * 512;

/** One picture of the ground, and where it lies. */
export interface Plot {
  readonly art: string;
  readonly at: Spot;
  readonly z: number;
}

/** What lies under everything. Where a picture of the whole would be too large, it is painted in parts. */
export interface Ground {
  lay(plots: readonly Plot[]): void;
  /** From now on it is seen like that. */
  sharpen(to: Sharpness): void;
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
  /** The side of a part, in units of the board. */
  side: number;
}

export const openGround = (easel: Easel, pictures: Pictures): Ground => {
  let laid: readonly Laid[] = [];

  const lift = (one: Laid): void => {
    for (const part of one.parts) part.gone();
    one.parts = [];
    one.side = Infinity;
    one.whole.image.setVisible(true);
  };

  const divide = (one: Laid, side: number): void => {
    lift(one);
    one.side = side;
    const { picture, plot } = one;
    const left = plot.at.x - picture.width / 2;
    const top = plot.at.y - picture.height / 2;
    one.parts = cells(picture, side).map(({ x, y, width, height }) => {
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
        return { plot, picture, whole, parts: [], side: Infinity };
      });
    },
    sharpen: ({ best }) => {
      // The same parts whether or not it moves just now, so that what is painted of them serves for both.
      const side = Math.sqrt(MOST_PIXELS) / stepFor(best);
      for (const one of laid) {
        if (best * BLUR <= sharpestOf(one.picture)) lift(one);
        else if (one.side !== side) divide(one, side);
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

const cells = ({ width, height }: Picture, side: number): readonly Cell[] =>
  strips(height, side).flatMap(([y, high]) =>
    strips(width, side).map(([x, wide]) => ({ x, y, width: wide, height: high })),
  );

/** As many strips of the same breadth as are needed, so that none is a sliver. */
const strips = (length: number, most: number): readonly (readonly [number, number])[] => {
  const many = Math.ceil(length / most);
  return Array.from({ length: many }, (_, index) => [(index * length) / many, length / many]);
};
