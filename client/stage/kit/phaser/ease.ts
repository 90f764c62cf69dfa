import type { Tick } from './frames.js';

/** A picture that is later than this was late: screens show sixty a second, and a little more or less is the clock's. */
const LATE_MS = 20;
/** So many pictures in a row are good enough, and so many late ones among them are too many. */
const JUDGED = 12;
const TOO_MANY = 3;
/** Where the page itself took so long, it was not for the pixels that the picture was late. */
const OWN_WORK_MS = 6;
/** Longer than this and the page was not looked at. */
const AWAY_MS = 250;
/** What pictures should take: a little less than there is. */
const AIM_MS = 15.5;
/** One step is no smaller and no larger than this. */
const STEP = { least: 0.8, most: 0.92 };
/** With fewer pixels than so many of each side, a board in motion could not be read. */
const LEAST = 0.5;
/** With so many a processor begins: as many as some of them draw in time, and small type can still be read. */
const BEGINNING = 0.7;
/** When nothing has moved for so long, all pixels are drawn again. */
const REST_MS = 300;
/** After so long without late pictures more pixels are tried, and after twice as long each time that it was too early. */
const PATIENCE_MS = 4000;
const MOST_PATIENCE_MS = 64_000;
/** Where none is in time with the fewest so often in a row, it may not be for the pixels that pictures are late. */
const IN_VAIN = 12;
/** It is not, if they take more than so much of what they take with all. */
const HELPED = 0.8;
/** Who knows does not ask again for so long, and for twice as long the next time. */
const KNOWN_MS = 30_000;

/** How many pixels are drawn while something moves: fewer where pictures would come late, and all of them at rest. */
export interface Ease {
  /** The part of the pixels of each side. */
  share(): number;
  /** Whether there are as many as there should be: where all is at rest, all of them. */
  settled(): boolean;
  attend(tick: Tick): void;
}

/** `changed` draws with another share from now on. Without a graphics card it begins with fewer, else with all. */
export const openEase = (
  drawnBy: 'card' | 'processor',
  still: () => boolean,
  changed: (share: number) => void,
): Ease => {
  let share = 1;
  /** What it goes on with the next time something moves. */
  let kept = drawnBy === 'card' ? 1 : BEGINNING;
  let calm = Infinity;
  let judged: number[] = [];
  /** How long it has gone well with as many as there are. */
  let well = 0;
  let patience = PATIENCE_MS;
  let isTrying = false;
  let vain = 0;
  /** What pictures take with the fewest, while it is found out what they take with all. */
  let withLeast: number | null = null;
  /** For how long it is still known what few pixels are worth, and whether it is nothing. */
  let known = 0;
  let knowing = KNOWN_MS;
  let isVain = false;

  const take = (next: number): void => {
    if (next === share) return;
    judged = [];
    share = next;
    changed(share);
  };

  const keep = (next: number): void => {
    well = 0;
    vain = 0;
    kept = next;
    take(kept);
  };

  const less = (mean: number): void => {
    if (isTrying) patience = Math.min(MOST_PATIENCE_MS, patience * 2);
    isTrying = false;
    const step = Math.sqrt(AIM_MS / mean);
    keep(Math.max(LEAST, kept * Math.min(STEP.most, Math.max(STEP.least, step))));
  };

  const more = (passed: number): void => {
    vain = 0;
    well += passed;
    if (kept === 1 || well < patience) return;
    isTrying = true;
    keep(Math.min(1, kept / STEP.most));
  };

  /** Late with the fewest, and each time: it is looked what it is with all. */
  const doubt = (mean: number, isAlways: boolean): void => {
    vain = isAlways ? vain + 1 : 0;
    if (vain < IN_VAIN || known > 0) return;
    withLeast = mean;
    keep(1);
  };

  const know = (least: number, mean: number): void => {
    isVain = least > mean * HELPED;
    known = knowing;
    knowing *= 2;
    withLeast = null;
    keep(isVain ? 1 : LEAST);
  };

  const judge = (passed: number): void => {
    judged.push(passed);
    const late = judged.filter((each) => each > LATE_MS).length;
    if (judged.length < JUDGED && late < TOO_MANY) return;
    const all = judged.reduce((sum, each) => sum + each, 0);
    const mean = all / judged.length;
    const isAlways = late === judged.length;
    judged = [];
    known -= all;
    if (withLeast !== null) know(withLeast, mean);
    else if (late < TOO_MANY) more(all);
    else if (kept === LEAST) doubt(mean, isAlways);
    else if (!isVain || known <= 0) less(mean);
  };

  return {
    share: () => share,
    settled: () => calm === 0 || share === 1,
    attend: ({ passed, moving, worked }) => {
      const moved = calm === 0;
      calm = moving && !still() ? 0 : calm + passed;
      if (calm === 0) take(kept);
      else if (calm >= REST_MS || still()) take(1);
      // Before this picture nothing was in a hurry.
      if (calm > 0 || !moved) return;
      if (passed > AWAY_MS) judged = [];
      else if (worked < OWN_WORK_MS) judge(passed);
    },
  };
};
