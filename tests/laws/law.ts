import type { Played } from './played.js';

/** The promises of the table "What every game proves" in the house style, and undo. */
export type LawId = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'R1' | 'R2' | 'R3' | 'U1' | 'D1';

/** One promise that every game keeps, and how to find out in a played game where it does not. */
export interface Law {
  readonly id: LawId;
  readonly promise: string;
  /** Where the game breaks it, one after another; whoever asks may stop at the first. */
  broken(played: Played, effort: Effort): Iterable<Breach>;
}

export interface Breach {
  readonly seq: number;
  readonly message: string;
}

/** How closely a law looks. */
export interface Effort {
  /** At how many moments of a game, at most. */
  readonly moments: number;
  /** Through the eyes of how many viewers, at most. */
  readonly viewers: number;
  /** In how many other worlds each moment is played again for each viewer. */
  readonly worlds: number;
  /** How many commands that were not offered are tried at each moment. */
  readonly strays: number;
}

/** What `npm run laws` spends on a game, and `npm run simulate -- --laws all` on as many games as you like. */
export const CAREFUL: Effort = { moments: 40, viewers: Infinity, worlds: 2, strays: 24 };

/** What `npm test` spends on one: as closely, at fewer moments, and still at one of each type of command. */
export const BRIEF: Effort = { ...CAREFUL, moments: 24 };

/** A broken promise, with all that is needed to see it again. */
export interface Violation extends Breach {
  readonly law: LawId;
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: readonly string[];
  readonly seed: string;
}

/** Enough to see what is wrong. */
const MOST_TOLD = 3;

/** What of a law a game breaks, the first few. A law that throws is broken too: the rules are total. */
export const violationsOf = (law: Law, played: Played, effort: Effort): readonly Violation[] => {
  const { game, setting, seed, end } = played;
  const options = Object.keys(setting.options).filter((option) => setting.options[option] === true);
  const told: Violation[] = [];
  const tell = (breach: Breach) =>
    told.push({ law: law.id, game: game.id, edition: game.edition, seats: setting.seats, options, seed, ...breach });
  try {
    for (const breach of law.broken(played, effort)) {
      tell(breach);
      if (told.length === MOST_TOLD) break;
    }
  } catch (error) {
    tell({
      seq: end.seq,
      message: `threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    });
  }
  return told;
};
