import Phaser from 'phaser';

/** A picture as it is drawn: painted as what, where, how large, and how near. */
export interface DrawnPicture {
  readonly texture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly alpha: number;
  readonly depth: number;
  /** Whether it is not drawn by itself: it is out of sight, or drawn with all that lies under the pieces. */
  readonly isPassedOver: boolean;
}

/** All that a scene draws, from the farthest to the nearest, read from what draws it. */
export const drawnPictures = (scene: Phaser.Scene): readonly DrawnPicture[] =>
  scene.children.list
    .filter((child) => child instanceof Phaser.GameObjects.Image)
    .filter(({ visible }) => visible)
    .map(({ texture, x, y, displayWidth, displayHeight, angle, alpha, depth, cameraFilter }) => ({
      ...{ texture: texture.key, x, y, width: displayWidth, height: displayHeight },
      ...{ angle, alpha, depth, isPassedOver: (cameraFilter & scene.cameras.main.id) !== 0 },
    }))
    .toSorted((one, other) => one.depth - other.depth);
