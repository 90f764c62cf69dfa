/** While nothing but the water moves, so many pictures a second are enough. */
const CALM_MS = 1000 / 30;

/** Something under way: it is told how many milliseconds have passed and says whether it goes on. */
export type Going = (passed: number) => boolean;

/** The clock of a stage. It draws when something has changed and rests when nothing has. */
export interface Frames {
  /** Calls this with each picture until it says that it is through. */
  during(going: Going): void;
  /** Something has changed: the next picture shows it. */
  changed(): void;
  /** Whether there is something, such as water, that always moves a little. */
  restless(restless: boolean): void;
  close(): void;
}

export const openFrames = (draw: (now: number, passed: number) => void): Frames => {
  const goings = new Set<Going>();
  let asked: number | null = null;
  let last: number | null = null;
  let dirty = true;
  let restless = false;

  const frame = (now: number): void => {
    asked = null;
    const passed = last === null ? 0 : now - last;
    const due = dirty || goings.size > 0 || (restless && passed >= CALM_MS - 4);
    if (due) {
      last = now;
      dirty = false;
      for (const going of [...goings]) if (!going(passed)) goings.delete(going);
      draw(now, passed);
    }
    if (goings.size > 0 || dirty || restless) ask();
    else last = null;
  };
  const ask = (): void => {
    asked ??= requestAnimationFrame(frame);
  };

  return {
    during: (going) => {
      goings.add(going);
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
      goings.clear();
      if (asked !== null) cancelAnimationFrame(asked);
    },
  };
};
