import { effect } from '@preact/signals';
import { openTableOf } from './opened.js';
import type { Opened } from './opened.js';
import type { Stored } from '#client/timeline/as-seat.js';
import type { Viewer } from '#events/viewer.js';

/** A game that was played, and who looks at it. */
export interface Looking {
  readonly game: string;
  readonly history: readonly Stored[];
  readonly viewer: Viewer;
}

/** What was seen of an event while it was played. */
export interface Watched {
  readonly type: string;
  /** How many pictures showed the board neither as it was before nor as it was after. */
  readonly between: number;
  /** How many pieces lay on the way from one place to another. */
  readonly onTheWay: number;
}

/** What a test may ask of the page. */
export interface GamesPage {
  /** Opens a board, with the water still; says which event is the last. */
  open(looking: Looking): Promise<number>;
  close(): void;
  /** Steps through all of it, each event played to its end, and remembers what is drawn then. */
  playThrough(): Promise<void>;
  /** Goes to each of these moments: what is drawn there otherwise than after playing, in a line each. */
  differing(seqs: readonly number[]): Promise<readonly string[]>;
  /** Goes to a moment, and waits until all is painted. */
  goTo(seq: number): Promise<void>;
  /** Resolves when all that has changed was drawn. */
  drawn(): Promise<void>;
  /** Plays the event at a seq, so many times as fast as usual. */
  watch(seq: number, pace: number): Promise<Watched>;
}

declare global {
  var games: GamesPage;
}

let opened: Opened | null = null;
const here = (): Opened => {
  if (opened === null) throw new Error('No game is open.');
  return opened;
};
let played: string[] = [];

/** So fast that each event is over with the next picture. */
const AT_ONCE = 100_000;

/** Until the board shows this moment. */
const shows = (seq: number): Promise<void> =>
  new Promise((resolve) => {
    const end = effect(() => {
      if (here().show.shown.value !== seq) return;
      queueMicrotask(() => {
        end();
        resolve();
      });
    });
  });

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Until all is as sharp as it should be. */
const painted = async (): Promise<void> => {
  while (!here().stage.painted()) await frame();
};

/** To a hundredth: the screen counts in its own numbers. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** All that is drawn but the water, which is never twice the same, a line each. */
const lines = (): readonly string[] =>
  here()
    .stage.drawn()
    .filter(({ texture }) => texture !== 'water')
    .map(({ texture, x, y, width, height, angle, alpha, depth }) =>
      [texture, ...[x, y, width, height, angle, alpha].map(rounded), depth.toFixed(5)].join(' '),
    );

const differences = (is: string, should: string): string => {
  const [now, then] = [is.split('\n'), should.split('\n')];
  const over = now.filter((line) => !then.includes(line)).slice(0, MOST_SAID);
  const missing = then.filter((line) => !now.includes(line)).slice(0, MOST_SAID);
  return `is there: ${over.join(', ')}; should be: ${missing.join(', ')}${over.length + missing.length === 0 ? 'in another order' : ''}`;
};

const MOST_SAID = 3;

globalThis.games = {
  open: async ({ game, history, viewer }) => {
    opened = await openTableOf(game, history, viewer);
    played = [];
    return opened.end;
  },
  close: () => {
    here().close();
    opened = null;
  },
  playThrough: async () => {
    const { show, end } = here();
    here().pace = AT_ONCE;
    show.goTo(0);
    for (let seq = 0; seq <= end; seq += 1) {
      if (seq > 0) show.step(1);
      await shows(seq);
      await painted();
      played[seq] = lines().join('\n');
    }
  },
  differing: async (seqs) => {
    const found: string[] = [];
    for (const seq of seqs) {
      await globalThis.games.goTo(seq);
      const [is, should] = [lines().join('\n'), played[seq] ?? 'never played'];
      if (is !== should) found.push(`${seq}: ${differences(is, should)}`);
    }
    return found;
  },
  goTo: async (seq) => {
    here().pace = AT_ONCE;
    here().show.goTo(seq);
    await shows(seq);
    await painted();
  },
  drawn: async () => {
    while (!here().stage.painted() || !here().stage.laidTogether()) await frame();
    await frame();
  },
  watch: async (seq, pace) => {
    const { show, stage } = here();
    await globalThis.games.goTo(seq - 1);
    const lay = new Map([...stage.seen()].map(([id, { x, y }]) => [id, { x, y }]));
    const before = lines().join('\n');
    const among: string[] = [];
    const ways: ReadonlyMap<string, { readonly x: number; readonly y: number }>[] = [];
    here().pace = pace;
    show.step(1);
    const type = show.playing.value?.event?.type ?? 'nothing';
    while (show.shown.value < seq) {
      await frame();
      if (show.shown.value === seq) break;
      among.push(lines().join('\n'));
      ways.push(stage.seen());
    }
    await painted();
    const after = lines().join('\n');
    const lie = stage.seen();
    const isElsewhere = (
      one: { readonly x: number; readonly y: number },
      other: { readonly x: number; readonly y: number } | undefined,
    ): boolean => other !== undefined && (one.x !== other.x || one.y !== other.y);
    const onTheWay = [...lie].filter(([id, there]) =>
      ways.some((way) => {
        const now = way.get(id);
        return now !== undefined && isElsewhere(now, lay.get(id)) && isElsewhere(now, there);
      }),
    ).length;
    return { type, between: among.filter((one) => one !== before && one !== after).length, onTheWay };
  },
};
