import type Phaser from 'phaser';
import type { Frames } from './frames.js';
import { openMasks } from './masks.js';
import { sharpestOf, stepFor } from './picture.js';
import type { Paint, Picture, Sharpness } from './picture.js';
import { openSkins } from './skins.js';
import type { Skin } from './skins.js';

/** How long painting may take between two pictures on the screen, so that what moves meanwhile does not stumble. */
const PAINTING_MS = 8;

/** Something that wears a picture. */
export interface Wearer {
  wear(skin: Skin): void;
  /** Whether it is to be seen just now, so that it is worth while to paint it sharper. */
  seen(): boolean;
}

/** All pictures of a stage: each is painted once for each sharpness that is needed, when it is needed. */
export interface Gallery {
  /** Has it wear a picture at its scale: at once as well as it can, soon as well as it should. */
  dress(wearer: Wearer, picture: Picture, scale: number): void;
  undress(wearer: Wearer): void;
  /** From now on it is seen like that. */
  sharpen(to: Sharpness): void;
  /** Something else has come into sight. */
  attend(): void;
  /** Whether all that is seen is as sharp as it should be. */
  finished(): boolean;
  /** Whether a picture has anything at a part of its width and height. */
  solid(picture: Picture, across: number, down: number): boolean;
  close(): void;
}

interface Worn {
  readonly picture: Picture;
  readonly scale: number;
  /** Any sharpness from the one to the other will do. */
  steps: Sharpness;
  skin: Skin | null;
}

const isSharp = ({ steps: { least, best }, skin }: Worn): boolean =>
  skin !== null && skin.step >= least && skin.step <= best;

export const openGallery = (scene: Phaser.Scene, frames: Frames): Gallery => {
  const skins = openSkins(scene);
  const masks = openMasks();
  const worn = new Map<Wearer, Worn>();
  /** What has been read and waits for its brush. */
  const paints = new Map<string, Paint>();
  const reading = new Set<string>();
  let sharpness: Sharpness = { least: 1, best: 1 };
  let painting = false;
  let closed = false;

  const stepsOf = (picture: Picture, scale: number): Sharpness => {
    const sharpest = sharpestOf(picture);
    const stepOf = (pixels: number): number => Math.min(stepFor(pixels * scale), sharpest);
    return { least: stepOf(sharpness.least), best: stepOf(sharpness.best) };
  };

  const put = (wearer: Wearer, wears: Worn, skin: Skin): void => {
    if (wears.skin === skin) return;
    wears.skin = skin;
    skins.use(skin);
    wearer.wear(skin);
    frames.changed();
  };

  const want = (wearer: Wearer, wears: Worn): void => {
    const { picture } = wears;
    const sharp = skins.find(picture, wears.steps);
    if (sharp !== null) {
      put(wearer, wears, sharp);
      return;
    }
    if (picture.paint instanceof Promise) {
      put(wearer, wears, wears.skin?.picture?.name === picture.name ? wears.skin : skins.nearest(picture));
      read(picture.name, picture.paint);
    } else {
      put(wearer, wears, skins.paint(picture, wears.steps.least, picture.paint));
    }
    paintSoon();
  };

  const read = (name: string, paint: Promise<Paint>): void => {
    if (paints.has(name) || reading.has(name)) return;
    reading.add(name);
    void paint.then((brush) => {
      if (closed) return;
      reading.delete(name);
      paints.set(name, brush);
      paintSoon();
    });
  };

  const paintSoon = (): void => {
    if (painting || closed) return;
    painting = true;
    frames.meanwhile(paintSome);
  };

  const paintSome = (): boolean => {
    const until = performance.now() + PAINTING_MS;
    for (const [wearer, wears] of worn) {
      if (isSharp(wears) || !wearer.seen()) continue;
      const { picture, steps } = wears;
      const brush = paints.get(picture.name);
      if (brush === undefined) continue;
      put(wearer, wears, skins.find(picture, steps) ?? skins.paint(picture, steps.least, brush));
      if (performance.now() > until) return true;
    }
    skins.tidy(new Set([...worn.values()].map(({ skin }) => skin)));
    painting = false;
    return false;
  };

  return {
    dress: (wearer, picture, scale) => {
      const before = worn.get(wearer);
      const wears: Worn = { picture, scale, steps: stepsOf(picture, scale), skin: before?.skin ?? null };
      worn.set(wearer, wears);
      if (wearer.seen()) want(wearer, wears);
      else put(wearer, wears, skins.find(picture, wears.steps) ?? skins.nearest(picture));
    },
    undress: (wearer) => void worn.delete(wearer),
    sharpen: (to) => {
      sharpness = to;
      for (const [wearer, wears] of worn) {
        if (!wearer.seen()) continue;
        wears.steps = stepsOf(wears.picture, wears.scale);
        want(wearer, wears);
      }
    },
    attend: () => {
      for (const [wearer, wears] of worn) if (wears.skin?.step === 0 && wearer.seen()) want(wearer, wears);
    },
    finished: () => [...worn].every(([wearer, wears]) => isSharp(wears) || !wearer.seen()),
    solid: (picture, across, down) => {
      const brush = picture.paint instanceof Promise ? paints.get(picture.name) : picture.paint;
      return brush === undefined || masks.solid(picture, brush, across, down);
    },
    close: () => {
      closed = true;
      worn.clear();
      skins.close();
    },
  };
};
