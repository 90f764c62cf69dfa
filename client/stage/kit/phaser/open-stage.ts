import type Phaser from 'phaser';
import type { Face } from '../face.js';
import type { Layout, Spot, Writing } from '../piece.js';
import type { Heard, OpenStage, Stage } from '../stage.js';
import { openBackdrop } from './backdrop.js';
import type { Backdrop } from './backdrop.js';
import { openCamera } from './camera.js';
import type { Camera } from './camera.js';
import { openCanvas } from './canvas.js';
import type { Easel } from './cutout.js';
import { drawnPictures } from './drawn-pictures.js';
import type { DrawnPicture } from './drawn-pictures.js';
import { openEase } from './ease.js';
import { openPieces } from './figure.js';
import type { Pictures } from './figure.js';
import { openFrames } from './frames.js';
import { openGallery } from './gallery.js';
import { openGhosts } from './ghosts.js';
import { openGround } from './ground.js';
import { hearing } from './hearing.js';
import { pictureOf } from './picture.js';
import type { Picture } from './picture.js';
import { openPlayer } from './player.js';
import { listen } from './pointers.js';
import { openTargets } from './targets.js';
import { NO_WATER, openWater } from './water.js';
import type { Water } from './water.js';
import { writing } from './writings.js';

/** A stage that can also be asked what is seen on it. */
export interface SeenStage extends Stage {
  /** Where each piece lies just now, read from what is drawn. */
  seen(): Layout;
  /** Every picture there is, the ground and all writings too, from the farthest to the nearest. */
  drawn(): readonly DrawnPicture[];
  /** Whether all that is on the screen is painted, as sharp as it can be seen. */
  painted(): boolean;
  /** Whether what lies under the pieces is laid together for this view. */
  laidTogether(): boolean;
  /** Where a spot of the board is on the screen, in pixels of the page from the upper left of the stage. */
  pointOf(spot: Spot): Spot;
}

/** What of a face is needed to draw it. */
export type Drawn = Pick<Face, 'board' | 'surroundings' | 'drawing' | 'letterings'>;

/** Opens a board, drawn by Phaser. */
export const openStage = (async (host: HTMLElement, face: Drawn, heard: Heard): Promise<SeenStage> => {
  let still = false;
  let parts: ReturnType<Face['parts']> = [];
  const isStill = (): boolean => still;

  const canvas = await openCanvas(host, () => {
    camera.resized();
    pieces.rewrite();
    targets.anew();
  });
  const ease = openEase(canvas.drawnBy, isStill, (share) => {
    canvas.ease(share);
    camera.refined();
  });
  const frames = openFrames(canvas.drawnBy, (tick) => {
    const { now, passed } = tick;
    ease.attend(tick);
    water.flow(passed);
    ground.attend();
    pieces.attend();
    backdrop.attend(passed);
    canvas.draw(now, passed);
  });
  const { scene } = canvas;
  const gallery = openGallery(scene, frames);
  const camera: Camera = openCamera({
    scene,
    board: face.board,
    screen: () => canvas.screen(),
    frames,
    still: isStill,
    moved: () => gallery.attend(),
    settled: (sharpness) => {
      gallery.sharpen(sharpness);
      ground.sharpen(sharpness);
    },
  });
  const easel: Easel = { scene, gallery, sees: (spot, reach) => sees(camera, spot, reach) };
  const pixel = (): number => 1 / camera.least();
  const pictures = picturesOf(face, pixel);
  const pieces = openPieces(easel, pictures);
  const ground = openGround(
    { ...easel, sees: (spot, reach) => !backdrop.veils() && easel.sees(spot, reach) },
    pictures,
  );
  const targets = openTargets(easel, frames, { board: face.board, still: isStill, pixel });
  const ghosts = openGhosts(easel, pictures, pieces, pixel);
  const water = waterFor(face, scene, camera, isStill);
  const painted = (): boolean => gallery.finished();
  const eased = (): boolean => ease.share() < 1;
  const backdrop: Backdrop = openBackdrop({ scene, frames, camera, ground, water, painted, eased });
  const player = openPlayer(frames, (after) => ({ easel, pictures, pieces, camera, after, pixel: pixel() }));

  gallery.sharpen(camera.sharpness());
  frames.restless(true);
  const ending = new AbortController();
  const { signal } = ending;
  const hide = (): void => {
    if (document.hidden) player.cut();
  };
  // A phone that ran short of memory takes the graphics away and gives them back empty.
  const restore = (): void => {
    water.anew();
    backdrop.anew();
    frames.changed();
  };
  document.addEventListener('visibilitychange', hide, { signal });
  canvas.element.addEventListener('webglcontextrestored', restore, { signal });
  const deaf = listen(
    canvas.element,
    hearing({ camera, pieces, targets, gallery, heard, element: canvas.element, parts: () => parts }),
  );

  return {
    lay: (plots, all) => {
      parts = all;
      ground.lay(plots);
      frames.changed();
    },
    settle: (layout) => {
      player.cut();
      pieces.settle(layout);
      frames.changed();
    },
    play: (motions, after, pace) => player.play(motions, after, pace),
    cut: () => player.cut(),
    offer: (offered) => targets.offer(offered),
    ghost: (layout) => {
      ghosts.show(layout);
      frames.changed();
    },
    goTo: (part) => camera.goTo(part),
    still: (is) => {
      still = is;
      frames.restless(!is);
      frames.changed();
    },
    seen: () => pieces.seen(),
    drawn: () => drawnPictures(scene),
    painted: () => painted() && ease.settled(),
    laidTogether: () => backdrop.finished(),
    pointOf: (spot) => camera.pointOf(spot),
    close: () => {
      player.cut();
      ending.abort();
      deaf();
      frames.close();
      backdrop.close();
      water.close();
      gallery.close();
      canvas.close();
    },
  };
}) satisfies OpenStage;

/** The water, where the board lies in it; else its surroundings are plain. */
const waterFor = ({ surroundings }: Drawn, scene: Phaser.Scene, camera: Camera, still: () => boolean): Water => {
  if (surroundings === 'water') return openWater(scene, camera, still);
  scene.cameras.main.setBackgroundColor(surroundings);
  return NO_WATER;
};

/** The pictures of a game, each made when it is first asked for. */
const picturesOf = (face: Drawn, pixel: () => number): Pictures => {
  const arts = new Map<string, Picture>();
  const written = new Map<string, Picture>();
  const kept = (known: Map<string, Picture>, key: string, make: () => Picture): Picture => {
    const picture = known.get(key) ?? make();
    known.set(key, picture);
    return picture;
  };
  const writingOf = ({ text, style }: Writing): Picture => {
    const lettering = face.letterings[style];
    if (lettering === undefined) throw new Error(`The face of this game has no lettering called ${style}.`);
    return writing(text, style, lettering, pixel());
  };
  return {
    art: (art) => kept(arts, art, () => pictureOf(art, face.drawing(art))),
    writing: ({ text, style }) =>
      kept(written, `${style} ${text} ${pixel().toFixed(3)}`, () => writingOf({ text, style })),
  };
};

const sees = (camera: Camera, spot: Spot, reach: number): boolean => {
  const { x, y, zoom } = camera.view();
  const { width, height } = camera.screen();
  return Math.abs(spot.x - x) <= reach + width / 2 / zoom && Math.abs(spot.y - y) <= reach + height / 2 / zoom;
};
