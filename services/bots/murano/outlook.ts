import type { Berth, Character, Colour, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Survey } from '#engine/murano/scoring/survey.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Addition } from './laying.js';

/** What a seat expects of the rest of the game, made up once for each decision. */
export interface Outlook {
  readonly seat: Seat;
  readonly islands: readonly Island[];
  /** Own turns after this one. */
  readonly turns: number;
  /** Turns of rivals until the end. */
  readonly rivalTurns: number;
  /** What a rival may build and lay: each as often as it is there. */
  readonly buildings: readonly Addition[];
  readonly streets: readonly Addition[];
  /** What was thought through already in this decision: by the marks of islands, and by boards. */
  readonly thoughts: Map<string, Thoughts>;
  readonly boards: Map<MuranoState['sites'], Board>;
  readonly moorings: Map<MuranoState['berths'], readonly Mooring[]>;
  readonly helps: Helps[];
  readonly castings: { state: MuranoState; casting: Casting }[];
}

/** How one island may end, and what characters would bring there then. */
export interface Thoughts {
  readonly there: Survey;
  /** Thought up when the first card asks. */
  readonly futures: () => readonly Future[];
  /** By what the seat holds, then by card. */
  readonly byHand: Map<Character, number>[];
}

/** What a seat sees when it looks over the islands. */
export interface Board {
  readonly berths: MuranoState['berths'];
  readonly islands: readonly IslandSeen[];
  /** The seat's own, wherever they stand. */
  readonly factories: number;
  readonly shops: number;
  readonly room: Room;
}

export interface IslandSeen {
  readonly there: Survey;
  readonly room: Room;
  /** Of which colours the seat has a shop there. */
  readonly ownShops: readonly Colour[];
  /** Islands that look alike to the cards have one mark. */
  readonly mark: string;
}

/** Free sites; `open` are those that a building could take now. */
export interface Room {
  readonly brown: number;
  readonly paved: number;
  readonly open: number;
}

/** How an island may lie at the end: with each of the seat's helps, in their order, or `null` where it has no room. */
export type Future = readonly (Survey | null)[];

export interface Helps {
  readonly prices: readonly number[];
  /** What the seat can help with, as one number: hands that help alike have the same. */
  readonly hand: number;
}

export interface Casting {
  readonly parts: readonly Part[];
  /** Gondoliers on berths that no card held needs. */
  readonly idle: number;
}

/** One card's part in it. */
export interface Part {
  readonly card: Character;
  /** The island, by its place among those in play. */
  readonly at: number;
  readonly vp: number;
  /** Gold for the gondolier that is still to be placed; 0 where one waits. */
  readonly price: number;
}

/** How a seat stands on an island: its gondoliers there, and what the next ones would cost. */
export interface Mooring {
  readonly placed: number;
  /** Cheapest first. */
  readonly free: readonly FreeBerth[];
}

export interface FreeBerth {
  readonly berth: Berth;
  readonly price: number;
}
