import { lengthOf } from '../motion.js';
import type { Motion, Motions } from '../motion.js';
import type { Layout } from '../piece.js';
import type { Frames } from './frames.js';
import { counting, entering, leaving, moving } from './motions/pieces.js';
import { flying, glowing, looking, saying } from './motions/lights.js';
import type { Props, Run } from './motions/run.js';
import { openUnderstudies } from './understudies.js';

/** Shows motions, one set at a time. */
export interface Player {
  play(motions: Motions, after: Layout, pace: number): Promise<void>;
  /** Ends at once what is being played: everything lies as the layout after it says. */
  cut(): void;
}

interface Timed {
  readonly start: number;
  readonly ms: number;
  readonly run: Run;
  /** The eye stays where it was led until all is over. */
  readonly stays: boolean;
  phase: 'waiting' | 'running' | 'over';
}

export const openPlayer = (frames: Frames, propsFor: (after: Layout) => Props): Player => {
  let finish: (() => void) | null = null;
  const cut = (): void => finish?.();

  const play = (motions: Motions, after: Layout, pace: number): Promise<void> => {
    cut();
    const props = propsFor(after);
    if (motions.length === 0 || document.hidden) {
      props.pieces.settle(after);
      frames.changed();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const { timed, dismiss } = cast(motions, props);
      const length = lengthOf(motions);
      let now = 0;
      const end = (): void => {
        if (finish !== end) return;
        finish = null;
        for (const one of timed) if (one.phase === 'running') one.run.end();
        dismiss();
        props.pieces.settle(after);
        frames.changed();
        resolve();
      };
      finish = end;
      frames.during((passed) => {
        if (finish !== end) return false;
        now += passed * pace;
        for (const one of timed) step(one, now);
        if (now >= length) end();
        return finish === end;
      });
    });
  };
  return { play, cut };
};

const cast = (motions: Motions, props: Props): { timed: readonly Timed[]; dismiss: () => void } => {
  const dismiss = openUnderstudies(motions, props);
  const timed = motions.map((motion) => ({
    start: motion.start,
    ms: Math.max(1, motion.ms),
    run: runOf(motion, props),
    stays: motion.kind === 'look',
    phase: 'waiting' as const,
  }));
  return { timed, dismiss };
};

const step = (one: Timed, now: number): void => {
  if (one.phase === 'over' || now < one.start) return;
  if (one.phase === 'waiting') {
    one.phase = 'running';
    one.run.begin();
  }
  const part = Math.min(1, (now - one.start) / one.ms);
  one.run.along(part);
  if (part < 1 || one.stays) return;
  one.phase = 'over';
  one.run.end();
};

const runOf = (motion: Motion, props: Props): Run => {
  switch (motion.kind) {
    case 'move':
      return moving(motion, props);
    case 'enter':
      return entering(motion, props);
    case 'leave':
      return leaving(motion, props);
    case 'fly':
      return flying(motion, props);
    case 'count':
      return counting(motion, props);
    case 'say':
      return saying(motion, props);
    case 'glow':
      return glowing(motion, props);
    case 'look':
      return looking(motion, props);
  }
};
