import Phaser from 'phaser';
import type { Camera } from './camera.js';
import type { Frames } from './frames.js';
import type { Ground } from './ground.js';
import type { Water } from './water.js';

/** The view must have rested for so long before it is worth while: longer than it takes until pictures are painted sharper for it. */
const RESTED_MS = 200;

/**
 * All that lies under the pieces, laid together into one picture of what is seen. Then each pixel of the screen is drawn once,
 * with the water that shows through, and not once more for each picture that lies there. It goes along with a view that moves
 * as long as each picture by itself would be painted no sharper.
 */
export interface Backdrop {
  /** Brings it up to date after the ground, before a picture is drawn. */
  attend(passed: number): void;
  /** Whether it is as good as the ground itself for fewer pixels: then that is not worth any work. */
  veils(): boolean;
  /** Whether all that lies there is laid together, for this view. */
  finished(): boolean;
  /** What was drawn is lost. */
  anew(): void;
  close(): void;
}

export interface BackdropNeeds {
  readonly scene: Phaser.Scene;
  readonly frames: Frames;
  readonly camera: Camera;
  readonly ground: Ground;
  readonly water: Water;
  /** Whether all that is seen is as sharp as it should be. */
  readonly painted: () => boolean;
  /** Whether fewer pixels are drawn while something moves, since pictures would come late. */
  readonly eased: () => boolean;
}

/** A part of the board, in its units. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What was laid together, and for what. */
interface Laid {
  readonly region: Region;
  /** How many pixels of the screen a unit of the board took. */
  readonly pixels: number;
  readonly plan: object;
  /** As sharp as they are. */
  readonly pictures: string;
}

export const openBackdrop = ({ scene, frames, camera, ground, water, painted, eased }: BackdropNeeds): Backdrop => {
  const { main } = scene.cameras;
  const whole = openSheet(scene, 'whole', water);
  const near = openSheet(scene, 'near', water);

  let before: Region | null = null;
  /** How long the view has rested. */
  let resting = 0;
  let shown: Sheet | undefined;
  let isEnough = false;

  const region = (): Region => {
    const { x, y, zoom } = camera.view();
    const [width, height] = [camera.screen().width / zoom, camera.screen().height / zoom];
    return { left: x - width / 2, top: y - height / 2, width, height };
  };

  /** What there is to lay together just now. */
  const due = (lying: readonly Phaser.GameObjects.Image[]): Laid => {
    const pictures = lying.map(({ texture, frame }) => `${texture.key}/${frame.name}`);
    return {
      region: region(),
      pixels: main.zoom,
      plan: ground.plan(),
      pictures: pictures.join(' '),
    };
  };

  const veils = (): boolean => eased() && isEnough;

  const sheetNow = (): Sheet => (camera.isNear() ? near : whole);

  /** Lays together what there is, once the view rests and all is as sharp as it should be. */
  const lay = (now: Laid, lying: readonly Phaser.GameObjects.Image[]): void => {
    const sheet = sheetNow();
    if (veils() || sheet.isOf(now, isLaidFor)) return;
    if (resting >= RESTED_MS && painted()) sheet.lay(now, lying);
    // Where nothing moves there might be no further picture with which it could be laid.
    else frames.changed();
  };

  /**
   * What is being painted sharper is shown as it was until all of it is there. So is what moves, where it would be too much
   * to draw each picture by itself.
   */
  const fitting = (now: Laid): Sheet | undefined =>
    [near, whole].find((each) => each.isOf(now, reaches)) ??
    (shown?.isFor(now) === true && !painted() ? shown : undefined) ??
    (eased() ? [near, whole].find((each) => each.isFor(now)) : undefined);

  return {
    attend: (passed) => {
      const lying = ground.pictures();
      const now = due(lying);
      resting = before !== null && isSame(now.region, before) ? resting + passed : 0;
      before = now.region;
      lay(now, lying);

      shown = fitting(now);
      isEnough = shown?.isSharpFor(now) === true;
      for (const each of [whole, near]) each.show(each === shown ? now.region : null);
      if (water.image !== null) water.image.cameraFilter = shown === undefined ? 0 : main.id;
      // The camera passes over what the sheet stands for; where none is shown, the ground knows what is on the screen.
      if (shown !== undefined) for (const image of lying) image.cameraFilter = main.id;
    },
    veils,
    finished: () => veils() || sheetNow().isOf(due(ground.pictures()), isLaidFor),
    anew: () => {
      whole.forget();
      near.forget();
    },
    close: () => {
      whole.close();
      near.close();
    },
  };
};

/** What is laid together, and drawn in one. */
interface Sheet {
  lay(what: Laid, pictures: readonly Phaser.GameObjects.Image[]): void;
  /** Whether it is what there is just now, for a region that fits. */
  isOf(now: Laid, fits: (now: Laid, laid: Laid) => boolean): boolean;
  /** Whether it is the same ground, though perhaps less sharp, for all that is seen. */
  isFor(now: Laid): boolean;
  /** Whether more pixels of it could not be seen, or hardly. */
  isSharpFor(now: Laid): boolean;
  forget(): void;
  /** Where on the board the screen is; `null` where it is not shown. */
  show(view: Region | null): void;
  close(): void;
}

const openSheet = (scene: Phaser.Scene, name: string, water: Water): Sheet => {
  const key = `backdrop ${name}`;
  const { textures } = scene.sys;
  const { main } = scene.cameras;
  const canvas = textures.addDynamicTexture(key, 2, 2);
  if (canvas === null) throw new Error('This browser cannot draw the board: it has no texture left for the ground.');
  let laid: Laid | null = null;
  let view: Region | null = null;
  const image = new Phaser.GameObjects.Shader(
    scene,
    {
      name: 'Backdrop',
      fragmentSource: FRAGMENT,
      setupUniforms: (set: (name: string, value: unknown) => void) => {
        if (view === null || laid === null) return;
        const { left, top, width, height } = laid.region;
        set('uGround', 0);
        set('uBelow', 1);
        set('uFrom', [(view.left - left) / width, (top + height - view.top - view.height) / height]);
        set('uSize', [view.width / width, view.height / height]);
      },
    },
    ...AT_FIRST,
    [key, water.image?.texture.key ?? '__WHITE'],
  );
  image.setOrigin(0).setDepth(Number.MIN_SAFE_INTEGER).setBlendMode(Phaser.BlendModes.COPY).setVisible(false);
  scene.add.existing(image);

  return {
    lay: (what, pictures) => {
      laid = what;
      canvas.setSize(main.width, main.height, false);
      canvas.camera.setZoom(main.zoom).setScroll(main.scrollX, main.scrollY);
      canvas.clear();
      if (water.image === null) canvas.fill(main.backgroundColor.color);
      canvas.draw([...pictures]).render();
    },
    isOf: (now, fits) => isAlike(now, laid) && fits(now, laid),
    isFor: (now) => isSameGround(now, laid) && reaches(now, laid),
    isSharpFor: ({ pixels }) => laid !== null && laid.pixels >= pixels * BLUR,
    forget: () => {
      laid = null;
    },
    show: (to) => {
      view = to;
      image.setVisible(to !== null);
      if (to !== null) image.setPosition(to.left, to.top).setSize(to.width, to.height);
    },
    close: () => {
      image.destroy();
      textures.remove(key);
    },
  };
};

const AT_FIRST = [0, 0, 2, 2] as const;

/** The same pictures, laid in the same way. */
const isAlike = (one: Laid, other: Laid | null): other is Laid =>
  isSameGround(one, other) && one.pictures === other.pictures;

const isSameGround = (one: Laid, other: Laid | null): other is Laid => one.plan === other?.plan;

/** Laid for this view, and as sharp as it can be seen. */
const isLaidFor = (now: Laid, laid: Laid): boolean => isSame(now.region, laid.region) && now.pixels <= laid.pixels;

const reaches = (now: Laid, laid: Laid): boolean => isWithin(now.region, laid.region);

const isSame = (one: Region, other: Region): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

/** But for what calculating makes of it. */
const isWithin = (one: Region, other: Region): boolean =>
  one.left >= other.left - HAIR &&
  one.top >= other.top - HAIR &&
  one.left + one.width <= other.left + other.width + HAIR &&
  one.top + one.height <= other.top + other.height + HAIR;

const HAIR = 1e-3;
/** So much short of sharp is not seen of what moves. */
const BLUR = 0.7;

/** The water lies on the screen, the ground on the board. */
const FRAGMENT = `
#pragma phaserTemplate(shaderName)
precision highp float;
uniform sampler2D uGround;
uniform sampler2D uBelow;
uniform vec2 uFrom;
uniform vec2 uSize;
varying vec2 outTexCoord;

void main ()
{
  vec4 ground = texture2D(uGround, uFrom + outTexCoord * uSize);
  vec3 colour = ground.rgb;
  if (ground.a < 1.0) colour += texture2D(uBelow, outTexCoord).rgb * (1.0 - ground.a);
  gl_FragColor = vec4(colour, 1.0);
}
`;
