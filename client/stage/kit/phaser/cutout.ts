import type Phaser from 'phaser';
import type { Pose, Spot } from '../piece.js';
import type { Gallery, Wearer } from './gallery.js';
import type { Picture } from './picture.js';
import type { Skin } from './skins.js';

/** A picture that lies on the board. */
export interface Cutout {
  readonly image: Phaser.GameObjects.Image;
  readonly picture: () => Picture;
  /** How it lies; `squash` narrows it, as when it turns over. */
  lie(pose: Pose, squash?: number): void;
  /** Shows another picture, at the scale at which it will lie. */
  show(picture: Picture, scale: number): void;
  /** What it lies upon: the larger is the nearer. */
  rank(depth: number): void;
  /** Whether its picture is there already, rather than a shade of it. */
  painted(): boolean;
  /** Whether it is on the screen. */
  seen(): boolean;
  /** Has the camera pass over it where it is not on the screen: what nobody sees takes time to draw as well. */
  attend(): void;
  /** Where it lies now, read from what is drawn. */
  pose(): Pose;
  gone(): void;
}

/** What every thing on the board is drawn with. */
export interface Easel {
  readonly scene: Phaser.Scene;
  readonly gallery: Gallery;
  /** Whether anything within reach of a spot is on the screen. */
  readonly sees: (spot: Spot, reach: number) => boolean;
}

/** Lays a picture on the board; as a part, it fits beside others of its kind without a seam. */
export const cutOut = (
  { scene, gallery, sees }: Easel,
  first: Picture,
  lies: Pose,
  kind: 'whole' | 'part' = 'whole',
): Cutout => {
  const { main } = scene.cameras;
  const image = scene.add.image(lies.x, lies.y, '__WHITE');
  let picture = first;
  let pose = lies;
  let narrow = 1;
  let skin: Skin | null = null;

  const place = (): void => {
    if (skin === null) return;
    image.setPosition(pose.x, pose.y);
    image.setScale((pose.scale * narrow) / skin.across, pose.scale / skin.down);
    image.setAngle(pose.angle);
    image.setAlpha(pose.alpha);
  };

  const wearer: Wearer = {
    wear: (next) => {
      skin = next;
      image.setTexture(next.key, kind === 'part' && next.step > 0 ? 'part' : '__BASE');
      place();
    },
    seen: () => sees(pose, (Math.hypot(picture.width, picture.height) / 2) * pose.scale),
  };
  gallery.dress(wearer, first, lies.scale);

  return {
    image,
    picture: () => picture,
    lie: (next, squash = 1) => {
      pose = next;
      narrow = squash;
      place();
    },
    show: (next, scale) => {
      picture = next;
      gallery.dress(wearer, next, scale);
    },
    rank: (depth) => {
      if (image.depth !== depth) image.setDepth(depth);
    },
    painted: () => skin !== null && skin.step > 0,
    seen: () => wearer.seen(),
    attend: () => {
      image.cameraFilter = wearer.seen() ? 0 : main.id;
    },
    pose: () => ({
      x: image.x,
      y: image.y,
      angle: image.angle,
      scale: skin === null ? 0 : image.scaleY * skin.down,
      alpha: image.alpha,
    }),
    gone: () => {
      gallery.undress(wearer);
      image.destroy();
    },
  };
};
