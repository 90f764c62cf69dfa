import type { Page, Sitter } from './lobby.js';
import type { PlayRecord } from './projections.js';

/**
 * How well people play, as the build that is shown tells it. Names are not here: who was erased is left out, and nothing
 * else is kept of them. Rejects with `NotRead` as the event store does.
 */
export abstract class Standings {
  /** Those who played a game with others, the best first, by pages. A cursor that no page of ours gave leads nowhere. */
  abstract of(game: string, cursor: string | null, limit: number): Promise<StandingsPage>;

  /** What a player did in each game, by the game's id. */
  abstract record(player: string): Promise<readonly GameRecord[]>;

  /**
   * The tables at which a player played or plays, the newest first, by pages. Of unlisted ones those only at which the
   * asker sat as well.
   */
  abstract history(asked: HistoryAsked): Promise<Page>;
}

export interface StandingsPage {
  readonly standings: readonly StandingSeen[];
  /** Null where there are no more. */
  readonly cursor: string | null;
}

export interface StandingSeen {
  /** From 1. */
  readonly rank: number;
  readonly sitter: Sitter;
  readonly record: PlayRecord;
}

export interface GameRecord {
  readonly game: string;
  readonly record: PlayRecord;
  /** Null where they played alone only. */
  readonly rank: number | null;
}

export interface HistoryAsked {
  readonly player: string;
  readonly asker: string | null;
  readonly cursor: string | null;
  readonly limit: number;
}
