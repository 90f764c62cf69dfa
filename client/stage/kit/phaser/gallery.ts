import type Phaser from 'phaser';
import type { Frames } from './frames.js';
import { openMasks } from './masks.js';
import { sharpestOf, stepFor } from './picture.js';
import type { Paint, Picture } from './picture.js';
import { openSkins } from './skins.js';
import type { Skin } from './skins.js';

/** How long painting may take between two pictures on the screen, so that what moves meanwhile does not stumble. */
const PAINTING_MS = 12;

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
  /** A unit of the board takes so many pixels from now on. */
  sharpen(pixels: number): void;
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
  step: number;
  skin: Skin | null;
}

export const openGallery = (scene: Phaser.Scene, frames: Frames): Gallery => {
  const skins = openSkins(scene);
  const masks = openMasks();
  const worn = new Map<Wearer, Worn>();
  /** What has been read and waits for its brush. */
  const paints = new Map<string, Paint>();
  const reading = new Set<string>();
  let pixels = 1;
  let painting = false;
  let closed = false;

  const stepOf = (picture: Picture, scale: number): number => {
    const step = stepFor(pixels * scale);
    return Math.min(step, sharpestOf(picture));
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
    const exact = skins.find(picture, wears.step);
    if (exact !== null) {
      put(wearer, wears, exact);
      return;
    }
    if (picture.paint instanceof Promise) {
      put(wearer, wears, wears.skin?.picture?.name === picture.name ? wears.skin : skins.nearest(picture));
      read(picture.name, picture.paint);
    } else {
      put(wearer, wears, skins.paint(picture, wears.step, picture.paint));
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
    frames.during(paintSome);
  };

  const paintSome = (): boolean => {
    const until = performance.now() + PAINTING_MS;
    for (const [wearer, wears] of worn) {
      if (wears.skin?.step === wears.step || !wearer.seen()) continue;
      const brush = paints.get(wears.picture.name);
      if (brush === undefined) continue;
      put(wearer, wears, skins.find(wears.picture, wears.step) ?? skins.paint(wears.picture, wears.step, brush));
      if (performance.now() > until) return true;
    }
    skins.tidy(new Set([...worn.values()].map(({ skin }) => skin)));
    painting = false;
    return false;
  };

  return {
    dress: (wearer, picture, scale) => {
      const before = worn.get(wearer);
      const wears: Worn = { picture, scale, step: stepOf(picture, scale), skin: before?.skin ?? null };
      worn.set(wearer, wears);
      if (wearer.seen()) want(wearer, wears);
      else put(wearer, wears, skins.find(picture, wears.step) ?? skins.nearest(picture));
    },
    undress: (wearer) => void worn.delete(wearer),
    sharpen: (to) => {
      pixels = to;
      for (const [wearer, wears] of worn) {
        if (!wearer.seen()) continue;
        wears.step = stepOf(wears.picture, wears.scale);
        want(wearer, wears);
      }
    },
    attend: () => {
      for (const [wearer, wears] of worn) if (wears.skin?.step === 0 && wearer.seen()) want(wearer, wears);
    },
    finished: () => [...worn].every(([wearer, { skin, step }]) => skin?.step === step || !wearer.seen()),
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
