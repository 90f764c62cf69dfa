import Phaser from 'phaser';
import type { Camera } from './camera.js';
import { caustics, CAUSTICS_SIDE, FRAGMENT } from './ripples.js';

/** Water is soft: it is drawn with so many pixels of the screen for each of its own, and enlarged. */
const COARSE = 2.5;
/** It need not move more often than this, however fast everything else does. */
const EVERY_MS = 1000 / 30;
/** The water's own clock starts over before a graphics card loses count. */
const ROUND_S = 3600;

/** The lagoon under everything. */
export interface Water {
  /** What it is seen by; `null` where there is none. */
  readonly image: Phaser.GameObjects.Image | null;
  /** Brings it up to date, before a picture is drawn. */
  flow(passed: number): void;
  /** What was drawn is lost. */
  anew(): void;
  close(): void;
}

/** Where a board does not lie in water. */
export const NO_WATER: Water = {
  image: null,
  flow: () => undefined,
  anew: () => undefined,
  close: () => undefined,
};

export const openWater = (scene: Phaser.Scene, camera: Camera, still: () => boolean): Water => {
  const { textures } = scene.sys;
  const light = textures.create('caustics', caustics());
  light?.add('__BASE', 0, 0, 0, CAUSTICS_SIDE, CAUSTICS_SIDE);
  const surface = textures.addDynamicTexture('water', 2, 2);
  if (surface === null) throw new Error('This browser cannot draw the board: it has no texture left for the water.');
  // Both hang by their corner: neither would learn that its middle has moved when the screen turns.
  const image = scene.add.image(0, 0, 'water').setOrigin(0).setDepth(Number.MIN_SAFE_INTEGER);
  image.setBlendMode(opaque(scene.sys.renderer));

  let seconds = 0;
  let since = Infinity;
  let drawnFor = '';

  const shader = new Phaser.GameObjects.Shader(
    scene,
    {
      name: 'Water',
      fragmentSource: FRAGMENT,
      setupUniforms: (set: (name: string, value: unknown) => void) => {
        const { x, y, zoom } = camera.view();
        const { width, height } = camera.screen();
        set('uLight', 0);
        set('uFrom', [x - width / 2 / zoom, y - height / 2 / zoom]);
        set('uSize', [width / zoom, height / zoom]);
        set('uSeconds', seconds);
      },
    },
    0,
    0,
    2,
    2,
    ['caustics'],
  ).setOrigin(0);

  const draw = (): void => {
    const { x, y, zoom } = camera.view();
    const { width, height, density } = camera.screen();
    const wide = Math.max(2, Math.ceil((width * density) / COARSE));
    const high = Math.max(2, Math.ceil((height * density) / COARSE));
    if (surface.width !== wide || surface.height !== high) surface.setSize(wide, high, false);
    shader.setSize(wide, high);
    surface.draw(shader).render();
    image.setPosition(x - width / zoom / 2, y - height / zoom / 2).setDisplaySize(width / zoom, height / zoom);
  };

  return {
    image,
    flow: (passed) => {
      if (!still()) seconds = (seconds + passed / 1000) % ROUND_S;
      since += passed;
      const { x, y, zoom } = camera.view();
      const { width, height, density } = camera.screen();
      const now = [x, y, zoom, width, height, density].join(' ');
      if (now === drawnFor && (still() || since < EVERY_MS)) return;
      since = 0;
      drawnFor = now;
      draw();
    },
    anew: () => {
      drawnFor = '';
    },
    close: () => {
      shader.destroy();
      image.destroy();
      textures.remove('water');
      textures.remove('caustics');
    },
  };
};

/** Water lets nothing through: what it is drawn over need not even be looked at. Phaser keeps this mode for canvases. */
const opaque = (renderer: Phaser.Scenes.Systems['renderer']): Phaser.BlendModes => {
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return Phaser.BlendModes.NORMAL;
  const { ONE, ZERO, FUNC_ADD } = renderer.gl;
  renderer.updateBlendMode(Phaser.BlendModes.COPY, [ONE, ZERO], FUNC_ADD);
  return Phaser.BlendModes.COPY;
};
