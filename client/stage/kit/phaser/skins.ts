import type Phaser from 'phaser';
import type { Paint, Picture, Sharpness } from './picture.js';

/** A clear rim, so that a picture's edge stays soft when it lies askew. */
const RIM = 2;
/** What may be kept that nobody wears just now, in pixels. */
const SPARE_PIXELS = 16 * 1024 * 1024;
/** What is not yet painted shows as a soft shade. */
const SOFT = { key: 'soft', side: 32 };

/** A picture, painted at one sharpness. */
export interface Skin {
  readonly key: string;
  readonly picture: Picture | null;
  readonly step: number;
  /** How many of its pixels make a unit of the board. */
  readonly across: number;
  readonly down: number;
  readonly pixels: number;
}

/** The painted pictures, as textures. */
export interface Skins {
  /** The one that comes nearest to the least sharpness, of those between the two. */
  find(picture: Picture, steps: Sharpness): Skin | null;
  /** The one at hand whose sharpness comes nearest, or a soft shade of its size. */
  nearest(picture: Picture): Skin;
  paint(picture: Picture, step: number, brush: Paint): Skin;
  /** It is worn now, so that it is the last to go. */
  use(skin: Skin): void;
  /** Frees the longest unused that nobody wears. */
  tidy(worn: ReadonlySet<Skin | null>): void;
  close(): void;
}

export const openSkins = (scene: Phaser.Scene): Skins => {
  const { textures } = scene.sys;
  /** In the order of their last use. */
  const skins = new Map<string, Skin>();
  const keyOf = ({ name }: Picture, step: number): string => `${name} x${step.toFixed(3)}`;
  const allOf = ({ name }: Picture): readonly Skin[] =>
    [...skins.values()].filter((skin) => skin.picture?.name === name);
  softShade(textures);

  return {
    find: (picture, { least, best }) =>
      skins.get(keyOf(picture, least)) ??
      (least === best
        ? null
        : (allOf(picture)
            .filter(({ step }) => step >= least && step <= best)
            .toSorted((one, other) => one.step - other.step)[0] ?? null)),

    nearest: (picture) => {
      const best = allOf(picture).reduce<Skin | null>((a, b) => (a === null || b.step > a.step ? b : a), null);
      const { key, side } = SOFT;
      return best ?? { key, picture, step: 0, across: side / picture.width, down: side / picture.height, pixels: 0 };
    },

    paint: (picture, step, brush) => {
      const width = Math.max(1, Math.round(picture.width * step));
      const height = Math.max(1, Math.round(picture.height * step));
      const canvas = document.createElement('canvas');
      canvas.width = width + RIM * 2;
      canvas.height = height + RIM * 2;
      const pen = penOf(canvas);
      const across = width / picture.width;
      const down = height / picture.height;
      pen.setTransform(across, 0, 0, down, RIM, RIM);
      brush(pen);

      const key = keyOf(picture, step);
      const texture = textures.create(key, canvas);
      texture?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
      // Without its rim, for what lies side by side.
      texture?.add('part', 0, RIM, RIM, width, height);
      const skin = { key, picture, step, across, down, pixels: canvas.width * canvas.height };
      skins.set(key, skin);
      return skin;
    },

    use: (skin) => {
      if (skins.delete(skin.key)) skins.set(skin.key, skin);
    },

    tidy: (worn) => {
      const spare = [...skins.values()].filter((skin) => !worn.has(skin));
      let pixels = spare.reduce((sum, skin) => sum + skin.pixels, 0);
      for (const skin of spare) {
        if (pixels <= SPARE_PIXELS) return;
        pixels -= skin.pixels;
        skins.delete(skin.key);
        textures.remove(skin.key);
      }
    },

    close: () => {
      for (const key of skins.keys()) textures.remove(key);
      skins.clear();
    },
  };
};

const softShade = (textures: Phaser.Textures.TextureManager): void => {
  const { key, side } = SOFT;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = penOf(canvas);
  pen.fillStyle = '#0b2d3630';
  pen.roundRect(3, 3, side - 6, side - 6, 6);
  pen.fill();
  textures.create(key, canvas)?.add('__BASE', 0, 0, 0, side, side);
};

/**
 * A canvas is painted once and handed over at once. It is kept where the page can reach it: painted where the board is drawn
 * it would have to wait for that, and the board for it, which without a graphics card takes more than a second.
 */
const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser cannot paint the board: it has no canvas left.');
  return pen;
};
