import type Phaser from 'phaser';
import type { Spot } from '../piece.js';
import type { Screen } from './canvas.js';
import type { Frames } from './frames.js';
import { smooth } from './motions/ways.js';
import type { Sharpness } from './picture.js';
import { between, dragged, isSameView, near, spotAt, whole, within, zoomed } from './view.js';
import type { Size, View } from './view.js';

/** How long the eye takes to another part of the board. */
const GLIDE_MS = 420;
/** When nobody has touched the view for so long, it is worth while to paint it sharper. */
const SETTLED_MS = 180;
/** In how many milliseconds a board that was let go has lost most of its swing. */
const SWING_MS = 140;
/** Slower than this, in pixels a millisecond, it was laid down rather than let go. */
const LEAST_SWING = 0.15;

/** What is seen of the board. */
export interface Camera {
  view(): View;
  screen(): Screen;
  /** How many pixels a unit of the board takes. */
  sharpness(): Sharpness;
  /** How large the whole board is on the screen, in pixels of the page for a unit of it. */
  least(): number;
  /** What of the board lies at a point of the screen. */
  spotAt(point: Spot): Spot;
  pointOf(spot: Spot): Spot;
  /** Pulls the board along with the pointer. */
  drag(by: Spot): void;
  /** It swings on a little after it was let go, in pixels a millisecond. */
  swing(speed: Spot): void;
  zoom(factor: number, under: Spot): void;
  goTo(part: (Spot & Size) | null): void;
  /** Whether less than the whole board is seen. */
  isNear(): boolean;
  /** Leads the eye to another view; whoever moves the board meanwhile keeps it where it was moved. */
  lead(to: View): Lead;
  resized(): void;
  /** The same is seen, with more or fewer pixels. */
  refined(): void;
}

/** A hand moves the view by as much as it has moved since the picture before. */
const once = (): boolean => false;

/** The eye being led: so far along the way, then back home. */
export interface Lead {
  along(part: number): void;
  home(): void;
}

export interface CameraNeeds {
  readonly scene: Phaser.Scene;
  readonly board: Size;
  readonly screen: () => Screen;
  readonly frames: Frames;
  readonly still: () => boolean;
  readonly moved: () => void;
  /** The view has come to rest. */
  readonly settled: (sharpness: Sharpness) => void;
}

export const openCamera = ({ scene, board, screen, frames, still, moved, settled }: CameraNeeds): Camera => {
  const full = (): View => whole(board, screen());
  const kept = (to: View): View => within(to, board, screen());

  let view = full();
  let isFull = true;
  let part: (Spot & Size) | null = null;
  /** Each deed of the player's ends what was under way. */
  let deed = 0;
  /** Where the eye is on its way to; `null` where it rests or is led. */
  let aimed: (() => View) | null = null;
  /** How long nothing has moved; `null` while all is at rest. */
  let resting: number | null = null;

  const show = (next: View): void => {
    view = next;
    isFull = view.zoom <= full().zoom * 1.001;
    const { width, height, density } = screen();
    const { main } = scene.cameras;
    main.setZoom(view.zoom * density);
    main.setScroll(view.x - (width * density) / 2, view.y - (height * density) / 2);
    frames.changed();
    moved();
    if (resting === null) frames.meanwhile(waitForRest);
    resting = 0;
  };

  const waitForRest = (passed: number): boolean => {
    resting = (resting ?? 0) + passed;
    if (resting < SETTLED_MS) return true;
    resting = null;
    settled(sharpness());
    return false;
  };

  /** The aim is asked for at each step: the screen may turn on the way. */
  const glide = (aim: () => View): void => {
    const mine = ++deed;
    aimed = null;
    if (still()) {
      show(aim());
      return;
    }
    aimed = aim;
    const from = view;
    let gone = 0;
    frames.during((passed) => {
      if (mine !== deed) return false;
      gone = Math.min(1, gone + passed / GLIDE_MS);
      show(between(from, aim(), smooth(gone)));
      if (gone === 1) aimed = null;
      return gone < 1;
    });
  };

  const byHand = (next: View): void => {
    deed += 1;
    aimed = null;
    part = null;
    frames.during(once);
    show(next);
  };

  const sharpness = (): Sharpness => {
    const { density, finest } = screen();
    return { least: view.zoom * density, best: view.zoom * finest };
  };

  show(view);
  return {
    view: () => view,
    screen,
    sharpness,
    least: () => full().zoom,
    spotAt: (point) => spotAt(view, point, screen()),
    pointOf: (spot) => {
      const { width, height } = screen();
      return { x: (spot.x - view.x) * view.zoom + width / 2, y: (spot.y - view.y) * view.zoom + height / 2 };
    },
    drag: (by) => byHand(dragged(view, by, board, screen())),
    zoom: (factor, under) => byHand(zoomed(view, factor, under, board, screen())),
    swing: (speed) => {
      if (still() || Math.hypot(speed.x, speed.y) < LEAST_SWING) return;
      const mine = ++deed;
      let left = 1;
      frames.during((passed) => {
        if (mine !== deed) return false;
        show(dragged(view, { x: speed.x * left * passed, y: speed.y * left * passed }, board, screen()));
        left *= Math.exp(-passed / SWING_MS);
        return left > 0.03;
      });
    },
    goTo: (to) => {
      part = to;
      glide(() => (to === null ? full() : near(to, board, screen())));
    },
    isNear: () => !isFull,
    lead: (to) => {
      const from = view;
      // Led on while it is still on its way home, it goes home afterwards, and not to where it was on the way.
      const back = aimed ?? (isFull ? full : () => kept(from));
      const mine = ++deed;
      aimed = null;
      return {
        along: (share) => {
          const next = between(from, kept(to), share);
          // Where it has arrived it comes to rest, though it is led on.
          if (mine === deed && !isSameView(next, view)) show(next);
        },
        home: () => {
          if (mine === deed) glide(back);
        },
      };
    },
    resized: () => {
      if (part !== null) show(near(part, board, screen()));
      else show(isFull ? full() : kept(view));
    },
    refined: () => show(view),
  };
};
