import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import type { Chance } from '#engine/kit/act.js';
import type { Asking, Game, Setting } from '#engine/kit/game.js';
import type { PlayingTable, Step, Table } from '#engine/kit/table.js';
import type { Undo } from '#engine/kit/undo.js';

/** A game that was played at a real table, from its opening to its end: what the laws look at. */
export interface Played {
  readonly game: Game;
  /** Playing with the same seed again gives the same game. */
  readonly seed: string;
  readonly setting: Setting;
  /** The source of the draws of its start, and how many it took. */
  readonly chance: Chance;
  readonly drew: number;
  readonly opening: Extract<TableEvent, { type: 'TableOpened' }>;
  /** Everything that happened after the opening event: seats taken, the start, and what the moments made. */
  readonly happened: readonly Happened[];
  readonly moments: readonly Moment[];
  readonly end: Table;
  /** What stopped the game before its end, if anything did. */
  readonly fault: Fault | null;
}

/** An event at its place, and the table after it. */
export interface Happened {
  readonly step: TrueStep;
  readonly table: Table;
}

/** A step as stored: nothing is hidden from the service. */
export type TrueStep = Step<Happening> & { readonly event: Happening };

/** A command that was accepted: where, whose, what else it could have been, and what it made. */
export interface Moment {
  readonly table: PlayingTable<object>;
  readonly seat: Seat;
  readonly command: Asking | Undo;
  readonly choices: readonly Asking[];
  /** The source of its draws, and how many it took. */
  readonly chance: Chance;
  readonly drew: number;
  readonly happened: readonly Happened[];
}

/** What stopped a game: a command that was offered and did not go through, or a seat that has none (`null`). */
export interface Fault {
  readonly table: PlayingTable<object>;
  readonly seat: Seat;
  readonly command: Asking | Undo | null;
  readonly message: string;
}

export const seatsOf = ({ seats }: Setting): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
