import { effect, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Line } from '../../net/line.js';
import type { Away, There } from './away.js';
import type { Offered } from './deciding.js';

/** Who is watched over. */
export interface Watched {
  readonly line: Pick<Line, 'state'>;
  readonly away: Away;
  readonly visit: {
    readonly timeline: ReadonlySignal<{ readonly end: number } | null>;
    readonly end: ReadonlySignal<number>;
  };
  readonly offered: ReadonlySignal<Offered | null>;
  /** What is said; in another language the page gets another title. */
  readonly around: ReadonlySignal<object | null>;
}

/** What goes on beside all that is shown: noting what was seen, and saying in the page's title that it is our turn. */
export const watchOver = (at: Watched): readonly (() => void)[] => [noteWhatIsSeen(at), sayInTheTitle(at)];

const noteWhatIsSeen = (at: Watched): (() => void) => {
  let backAt = Date.now();
  const look = (): void => {
    const timeline = at.visit.timeline.peek();
    if (timeline !== null) untracked(() => at.away.stands(timeline.end, thereNow(at, backAt)));
  };
  const turn = (): void => {
    if (document.visibilityState === 'visible') backAt = Date.now();
    look();
  };
  document.addEventListener('visibilitychange', turn);
  const ends = [
    effect(() => {
      if (at.line.state.value.kind !== 'up') return;
      backAt = Date.now();
      // Over another line it may be somebody else.
      look();
    }),
    effect(() => {
      if (at.visit.timeline.value !== null && at.visit.end.value > 0) look();
    }),
  ];
  return () => {
    document.removeEventListener('visibilitychange', turn);
    for (const end of ends) end();
  };
};

/** So long after coming back, what comes is what happened before. */
const COMING_BACK_MS = 2_000;

const thereNow = (at: Watched, backAt: number): There => {
  if (document.visibilityState !== 'visible') return 'away';
  return Date.now() - backAt < COMING_BACK_MS ? 'coming back' : 'watching';
};

const sayInTheTitle = (at: Watched): (() => void) => {
  const unsay = (): void => {
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
  const end = effect(() => {
    unsay();
    if (at.offered.value !== null && at.around.value !== null) document.title = MARK + document.title;
  });
  return () => {
    end();
    unsay();
  };
};

const MARK = '● ';
