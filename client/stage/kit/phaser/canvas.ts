import Phaser from 'phaser';
import { drawPlainly } from './plain-shader.js';

/** Sharper than this, nobody sees a difference, and every pixel is paid for. */
const SHARPEST = 2;

/** The screen within the host: how large it is, and how many of its pixels make one of the page's, now and at rest. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly finest: number;
}

/** Where the stage draws, and what draws it. */
export interface Canvas {
  readonly element: HTMLCanvasElement;
  readonly scene: Phaser.Scene;
  /** What fills its pixels. */
  readonly drawnBy: 'card' | 'processor';
  screen(): Screen;
  /** Draws on so large a part of each side from now on; the browser enlarges it. */
  ease(share: number): void;
  /** Draws one picture. */
  draw(now: number, passed: number): void;
  /** Frees all of it, graphics memory included. */
  close(): void;
}

/** Lays a canvas over the whole of its host and keeps it so. */
export const openCanvas = async (host: HTMLElement, resized: () => void): Promise<Canvas> => {
  const element = document.createElement('canvas');
  const context = contextOf(element);
  const { position, overflow } = host.style;
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  // What is enlarged reaches beyond it.
  host.style.overflow = 'hidden';
  // Everything that is seen here stands in the page as text too.
  element.ariaHidden = 'true';
  Object.assign(element.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    touchAction: 'none',
    transformOrigin: '0 0',
  });

  let share = 1;
  let screen = screenOf(host, share);
  const scene = new Phaser.Scene('board');
  const game = await new Promise<Phaser.Game>((resolve) => {
    new QuietGame({ ...configOf(element, context, screen, scene), callbacks: { postBoot: resolve } });
  });
  drawPlainly(game);
  host.append(element);

  /** A canvas of another size would have to be made room for, which takes long where pictures are late; a part of it is at hand. */
  const drawOn = ({ width, height, density, finest }: Screen): void => {
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    const [across, down] = [Math.round(width * finest) / wide, Math.round(height * finest) / high];
    scene.cameras.main.setSize(wide, high);
    element.style.transform = wide === Math.round(width * finest) ? '' : `scale(${across}, ${down})`;
  };

  const watching = new ResizeObserver(() => {
    const now = screenOf(host, share);
    if (now.width === screen.width && now.height === screen.height && now.density === screen.density) return;
    screen = now;
    fit(game, screen);
    drawOn(screen);
    resized();
  });
  watching.observe(host);

  return {
    element,
    scene,
    drawnBy: drawnBy(context),
    screen: () => screen,
    ease: (to) => {
      share = to;
      screen = { ...screen, density: screen.finest * share };
      drawOn(screen);
    },
    draw: (now, passed) => game.step(now, passed),
    close: () => {
      watching.disconnect();
      game.destroy(false);
      game.step(performance.now(), 0);
      context.getExtension('WEBGL_lose_context')?.loseContext();
      element.remove();
      Object.assign(host.style, { position, overflow });
    },
  };
};

/**
 * Phaser's game without a clock of its own and without an ear on the window: the stage says when to draw, and takes
 * everything with it when it closes.
 */
class QuietGame extends Phaser.Game {
  protected override start(): void {
    this.config.postBoot(this);
  }
}

const contextOf = (element: HTMLCanvasElement): WebGLRenderingContext => {
  // Pictures bring their own soft edges, so that nothing is gained by smoothing those of the rectangles they are drawn in.
  const context = element.getContext('webgl', { alpha: false, antialias: false, depth: false, stencil: false });
  if (context === null) throw new Error('This browser cannot draw the board: WebGL is missing or switched off.');
  return context;
};

/** Browsers without a graphics card draw by a program, and say by which one; who does not say draws by a card. */
const drawnBy = (context: WebGLRenderingContext): 'card' | 'processor' => {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return PROGRAMS.test(String(name)) ? 'processor' : 'card';
};

const PROGRAMS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const screenOf = (host: HTMLElement, share: number): Screen => {
  const finest = Math.min(SHARPEST, Math.max(1, globalThis.devicePixelRatio));
  return {
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    density: finest * share,
    finest,
  };
};

const fit = (game: Phaser.Game, { width, height, finest }: Screen): void => {
  game.scale.resize(Math.round(width * finest), Math.round(height * finest));
  // Phaser sets a size in pixels here; the canvas follows its host instead.
  Object.assign(game.canvas.style, { width: '100%', height: '100%' });
};

const configOf = (
  canvas: HTMLCanvasElement,
  context: WebGLRenderingContext,
  { width, height, density }: Screen,
  scene: Phaser.Scene,
): Phaser.Types.Core.GameConfig => ({
  type: Phaser.WEBGL,
  canvas,
  // Its type in Phaser knows two-dimensional contexts only, though a WebGL one is what is meant.
  context: context as RenderingContext as CanvasRenderingContext2D,
  scene,
  scale: {
    mode: Phaser.Scale.ScaleModes.NONE,
    width: Math.round(width * density),
    height: Math.round(height * density),
  },
  backgroundColor: '#0f4a55',
  banner: false,
  autoFocus: false,
  disableContextMenu: false,
  audio: { noAudio: true },
  input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
  // Two are for the backdrop; pictures get one at a time.
  render: { antialias: true, stencil: false, transparent: false, maxTextures: 2 },
});
