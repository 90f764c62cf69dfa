/** While nothing but the water moves, so many pictures a second are enough. */
const CALM_MS = 1000 / 30;

/** Something under way: it is told how many milliseconds have passed and says whether it goes on. */
export type Going = (passed: number) => boolean;

/** A picture that is to be drawn. */
export interface Tick {
  readonly now: number;
  /** How many milliseconds after the one before it. */
  readonly passed: number;
  /** Whether something is on its way across the board, or the view is. */
  readonly moving: boolean;
  /** How long the page itself worked on the one before it. */
  readonly worked: number;
}

/** The clock of a stage. It draws when something has changed and rests when nothing has. */
export interface Frames {
  /** Something moves: calls this with each picture until it says that it is through. */
  during(going: Going): void;
  /** The same for what is to be done meanwhile, though nothing goes anywhere. */
  meanwhile(going: Going): void;
  /** Something has changed: the next picture shows it. */
  changed(): void;
  /** Whether there is something, such as water, that always moves a little. */
  restless(restless: boolean): void;
  close(): void;
}

export const openFrames = (draw: (tick: Tick) => void): Frames => {
  const motions = new Set<Going>();
  const others = new Set<Going>();
  let asked: number | null = null;
  let last: number | null = null;
  let dirty = true;
  let restless = false;
  let worked = 0;

  const isDue = (): boolean => dirty || motions.size > 0 || others.size > 0;

  const show = (now: number, passed: number): void => {
    const began = performance.now();
    const moving = motions.size > 0;
    last = now;
    dirty = false;
    for (const goings of [motions, others]) for (const going of [...goings]) if (!going(passed)) goings.delete(going);
    draw({ now, passed, moving, worked });
    worked = performance.now() - began;
  };

  const frame = (now: number): void => {
    asked = null;
    const passed = last === null ? 0 : now - last;
    if (isDue() || (restless && passed >= CALM_MS - 4)) show(now, passed);
    if (isDue() || restless) ask();
    else last = null;
  };
  const ask = (): void => {
    asked ??= requestAnimationFrame(frame);
  };

  return {
    during: (going) => {
      motions.add(going);
      ask();
    },
    meanwhile: (going) => {
      others.add(going);
      ask();
    },
    changed: () => {
      dirty = true;
      ask();
    },
    restless: (is) => {
      restless = is;
      if (is) ask();
    },
    close: () => {
      motions.clear();
      others.clear();
      if (asked !== null) cancelAnimationFrame(asked);
    },
  };
};
