/**
 * While nothing but the water moves, so many pictures a second are enough; and fewer where a processor draws them: there
 * each takes long, with all its pixels, and whatever begins to move then waits for the one under way.
 */
const CALM_MS = { card: 1000 / 30, processor: 1000 / 10 };
/** Screens show sixty a second: one that is this early is on time. */
const EARLY_MS = 4;

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
  /** The same for what moves a little, as water does, and is in no hurry. */
  calmly(going: Going): void;
  /** Something has changed: the next picture shows it. */
  changed(): void;
  /** Whether there is something, such as water, that always moves a little. */
  restless(restless: boolean): void;
  close(): void;
}

export const openFrames = (drawnBy: 'card' | 'processor', draw: (tick: Tick) => void): Frames => {
  /** What goes on, and since when. */
  const motions = new Map<Going, number>();
  const others = new Map<Going, number>();
  const calm = new Map<Going, number>();
  let asked: number | null = null;
  let last: number | null = null;
  let dirty = true;
  let restless = false;
  let worked = 0;

  const isDue = (): boolean => dirty || motions.size > 0 || others.size > 0;
  const isRestless = (): boolean => restless || calm.size > 0;

  const show = (now: number, passed: number): void => {
    const began = performance.now();
    const moving = motions.size > 0;
    last = now;
    dirty = false;
    for (const goings of [motions, others, calm])
      for (const [going, since] of [...goings])
        // What began just now, long after the picture before, begins at its beginning.
        if (!going(Math.min(passed, Math.max(0, now - since)))) goings.delete(going);
    draw({ now, passed, moving, worked });
    worked = performance.now() - began;
  };

  const frame = (now: number): void => {
    asked = null;
    const passed = last === null ? 0 : now - last;
    if (isDue() || (isRestless() && passed >= CALM_MS[drawnBy] - EARLY_MS)) show(now, passed);
    if (isDue() || isRestless()) ask();
    else last = null;
  };
  const ask = (): void => {
    asked ??= requestAnimationFrame(frame);
  };
  const into =
    (goings: Map<Going, number>) =>
    (going: Going): void => {
      goings.set(going, performance.now());
      ask();
    };

  return {
    during: into(motions),
    meanwhile: into(others),
    calmly: into(calm),
    changed: () => {
      dirty = true;
      ask();
    },
    restless: (is) => {
      restless = is;
      if (is) ask();
    },
    close: () => {
      for (const goings of [motions, others, calm]) goings.clear();
      if (asked !== null) cancelAnimationFrame(asked);
    },
  };
};
