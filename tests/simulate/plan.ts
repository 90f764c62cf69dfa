import { CAREFUL } from '#tests/laws/law.js';
import type { Effort, LawId } from '#tests/laws/law.js';

/** What is to be played. Everything that a game depends on stands in it, so that any thread on any machine plays the same. */
export interface Plan {
  readonly game: string;
  readonly edition: number;
  /** How many seats: the first game has the first number, the next the second, and so on round. */
  readonly seats: readonly number[];
  readonly games: number;
  /** Who plays: the first bot on the first seat, and from game to game a place further. */
  readonly bots: readonly string[];
  /** How many games bots have to win at the least. */
  readonly wins: readonly Win[];
  readonly seed: string;
  /** The options of the game that are on. */
  readonly options: readonly string[];
  /** How many times in a hundred somebody takes back what can be taken back. */
  readonly undos: number;
  readonly laws: Strictness;
}

/** So many games are to end with nobody but such bots on the first place. */
export interface Win {
  readonly bot: string;
  readonly least: number;
}

export type Strictness = keyof typeof STRICTNESS;

/** Which laws are held against each game, and how closely. */
export const STRICTNESS = {
  none: { laws: [], effort: { moments: 0, viewers: 0, worlds: 0, strays: 0 } },
  cheap: { laws: ['G1', 'G3', 'G4', 'G5', 'G6', 'R3'], effort: { moments: 6, viewers: 2, worlds: 0, strays: 0 } },
  all: {
    laws: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'R1', 'R2', 'R3', 'U1'],
    effort: CAREFUL,
  },
} as const satisfies Readonly<Record<string, { readonly laws: readonly LawId[]; readonly effort: Effort }>>;
