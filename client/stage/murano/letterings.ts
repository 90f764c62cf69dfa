import type { Lettering } from '../kit/piece.js';

/** The writings on Murano's board. Nothing is smaller than what one can read on a small screen. */
export const letterings = {
  /** The name of an island, on its ribbon. */
  title: { size: 18, colour: '#3b2413', weight: 'bold', family: 'serif', room: 236 },
  /** A player's name. */
  name: { size: 19, colour: '#1c2b30', weight: 'bold', family: 'serif', room: 138 },
  /** Gold in a purse. */
  gold: { size: 27, colour: '#3a2503', weight: 'bold', family: 'sans', edge: '#fff3cf' },
  points: { size: 23, colour: '#fffaf0', weight: 'bold', family: 'sans', edge: '#4a1d10' },
  /** How many there are, on a small plate. */
  count: { size: 21, colour: '#1c2b30', weight: 'bold', family: 'sans', room: 28 },
  /** The last few of a stack. */
  few: { size: 21, colour: '#a32a1a', weight: 'bold', family: 'sans', room: 28 },
  bead: { size: 20, colour: '#ffffff', weight: 'bold', family: 'sans', edge: '#14242a' },
} as const satisfies Readonly<Record<string, Lettering>>;

export type Style = keyof typeof letterings;
