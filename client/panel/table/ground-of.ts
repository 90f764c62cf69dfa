import type { Face } from '../../stage/kit/face.js';

interface Ground {
  readonly plots: ReturnType<Face['ground']>;
  readonly parts: ReturnType<Face['parts']>;
}

/** What lies under everything; `unfit` where that cannot be worked out, since the table cannot be. */
export const groundOf = (face: Face, state: object | null): Ground | 'unfit' | null => {
  try {
    return state === null ? null : { plots: face.ground(state), parts: face.parts(state) };
  } catch {
    return 'unfit';
  }
};
