import type { Motions } from '#client/stage/kit/motion.js';
import { openStage } from '#client/stage/kit/phaser/open-stage.js';
import type { SeenStage } from '#client/stage/kit/phaser/open-stage.js';
import type { Layout, Piece } from '#client/stage/kit/piece.js';
import type { Target } from '#client/stage/kit/stage.js';
import { counting } from './counting.js';
import type { Counted } from './counting.js';
import { after, before, ground, parts, quarry } from './quarry.js';

/** What a test may ask of the page. */
export interface StagePage {
  /** What the stage said, in order. */
  readonly heard: readonly string[];
  open(): Promise<void>;
  close(): void;
  before(stones: number): void;
  /** Plays; resolves when it is over, be it cut or not. */
  play(motions: Motions, stones: number, pace: number): Promise<void>;
  cut(): void;
  still(still: boolean): void;
  offer(targets: readonly Target[]): void;
  goTo(part: 'yard' | null): void;
  /** Where things lie on the screen, and where they should after all motions. */
  seen(): readonly Piece[];
  due(stones: number): readonly Piece[];
  pointOf(x: number, y: number): { readonly x: number; readonly y: number };
  /** Resolves when something has moved from where it lies now. */
  moved(): Promise<void>;
  /** How many pixels the canvas is wide; `null` where there is none. */
  width(): number | null;
  /** Opens, plays and closes in the midst of it; says whether the graphics were given back. */
  visit(motions: Motions, stones: number): Promise<boolean>;
  /** As a phone does that ran short of memory; resolves when the page has been told. */
  loseGraphics(): Promise<void>;
  regainGraphics(): Promise<void>;
  /** Resolves when the screen was drawn once more. */
  frame(): Promise<void>;
  /** Whether all that is seen is painted. */
  painted(): boolean;
  /** Whether what lies under the pieces is laid together, too. */
  laidTogether(): boolean;
  /** What is drawn, and not with all that lies under the pieces. */
  drawnSingly(): readonly string[];
  /** What the page holds of the browser, beyond what it held when it was loaded. */
  counted(): Counted;
}

declare global {
  var page: StagePage;
}

const host = document.querySelector<HTMLElement>('#host');
if (host === null) throw new Error('The page has no place for a stage.');

const counted = counting();
const heard: string[] = [];
let stage: SeenStage | null = null;
const opened = (): SeenStage => {
  if (stage === null) throw new Error('No stage is open.');
  return stage;
};
const listed = (layout: Layout): readonly Piece[] => [...layout.values()];

const canvas = (): HTMLCanvasElement | null => document.querySelector('canvas');
const seen = (): string => JSON.stringify(listed(opened().seen()));
const movedFrom = (before: string): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      if (seen() === before) void movedFrom(before).then(resolve);
      else resolve();
    });
  });

/** The same object every time: a context that was lost gives its extensions out no more. */
let switchOf: WEBGL_lose_context | null = null;
const graphics = (): WEBGL_lose_context => {
  switchOf ??= canvas()?.getContext('webgl')?.getExtension('WEBGL_lose_context') ?? null;
  if (switchOf === null) throw new Error('There are no graphics to lose.');
  return switchOf;
};
const told = (what: string, by: () => void): Promise<void> =>
  new Promise((resolve) => {
    canvas()?.addEventListener(what, () => resolve(), { once: true });
    by();
  });

globalThis.page = {
  heard,
  open: async () => {
    stage = await openStage(host, quarry, {
      pressed: (pick) => heard.push(`pressed ${pick}`),
      pointed: (pick) => heard.push(`pointed ${pick ?? 'nothing'}`),
      impatient: () => heard.push('impatient'),
    });
    stage.lay(ground, parts);
  },
  close: () => {
    opened().close();
    stage = null;
  },
  before: (stones) => opened().settle(before(stones)),
  play: (motions, stones, pace) => opened().play(motions, after(stones), pace),
  cut: () => opened().cut(),
  still: (still) => opened().still(still),
  offer: (targets) => opened().offer(targets),
  goTo: (part) => {
    const yard = parts.find(({ id }) => id === part);
    opened().goTo(yard === undefined ? null : { ...yard.at, width: yard.width, height: yard.height });
  },
  seen: () => listed(opened().seen()),
  due: (stones) => listed(after(stones)),
  pointOf: (x, y) => opened().pointOf({ x, y }),
  moved: () => movedFrom(seen()),
  width: () => canvas()?.width ?? null,
  visit: async (motions, stones) => {
    const { page } = globalThis;
    await page.open();
    page.before(stones);
    const context = canvas()?.getContext('webgl');
    const over = page.play(motions, stones, 1);
    page.close();
    await over;
    return context?.isContextLost() === true;
  },
  loseGraphics: () => told('webglcontextlost', () => graphics().loseContext()),
  regainGraphics: () => told('webglcontextrestored', () => graphics().restoreContext()),
  frame: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
  painted: () => opened().painted(),
  laidTogether: () => opened().laidTogether(),
  drawnSingly: () =>
    opened()
      .drawn()
      .filter(({ isPassedOver }) => !isPassedOver)
      .map(({ texture }) => texture),
  counted,
};
