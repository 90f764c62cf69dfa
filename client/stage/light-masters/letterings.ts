import type { Lettering } from '../kit/piece.js';

/** The writings on the board of Light Masters. Nothing is smaller than what one can read on a small screen. */
export const letterings = {
  /** A player's name. */
  name: { size: 20, colour: '#2a1c10', weight: 'bold', family: 'serif', room: 186 },
  /** Lira in a purse. */
  lira: { size: 30, colour: '#3a2503', weight: 'bold', family: 'sans', edge: '#fff3cf' },
  /** How many fragments lie in a heap. */
  count: { size: 21, colour: '#fffaf0', weight: 'bold', family: 'sans', room: 44 },
  /** The last few of them. */
  few: { size: 21, colour: '#ffb39a', weight: 'bold', family: 'sans', room: 44 },
} as const satisfies Readonly<Record<string, Lettering>>;
