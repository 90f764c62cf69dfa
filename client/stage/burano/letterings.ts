import type { Lettering } from '../kit/piece.js';

/** The writings on the board. Nothing is smaller than what one can read on a small screen. */
export const letterings = {
  name: { size: 20, colour: '#1c2b30', weight: 'bold', family: 'serif', room: 192 },
  points: { size: 23, colour: '#fffaf0', weight: 'bold', family: 'sans', edge: '#5c1d12' },
  coins: { size: 25, colour: '#3a2503', weight: 'bold', family: 'sans', edge: '#fff3cf' },
  tokens: { size: 23, colour: '#fffaf0', weight: 'bold', family: 'sans', edge: '#14343a' },
  count: { size: 20, colour: '#1c2b30', weight: 'bold', family: 'sans', room: 31 },
  /** The last few of a deck, and nobody left. */
  few: { size: 20, colour: '#a32a1a', weight: 'bold', family: 'sans', room: 31 },
  worth: { size: 20, colour: '#3a2503', weight: 'bold', family: 'sans', room: 26 },
} as const satisfies Readonly<Record<string, Lettering>>;

export type Style = keyof typeof letterings;
