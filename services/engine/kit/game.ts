import type * as z from 'zod';
import type { Happening, SeenBy } from '#events/seen-by.js';
import type { Outcome } from '#events/table/events.js';
import type { Seat, Viewer } from '#events/viewer.js';
import type { Decision } from './decision.js';
import type { Draws } from './draws.js';
import type { Upcasts } from './upcast.js';

/** What a seat asks for, imperative: `placeGondolier`. */
export interface Asking {
  readonly type: string;
}

/** Which of a game's options are on. An option that is not named is off. */
export type Options = Readonly<Record<string, boolean>>;

/** How a table is set before anything happens at it. */
export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/**
 * A set of rules. All pure, total and synchronous: no clock, no luck but the draws handed in, no I/O.
 *
 * The state is one type for everybody. What a viewer may not know stands in it as `null`, in place of the token that
 * the rules know; no token stands in two places at once.
 */
export interface Game<
  State extends object = object,
  Command extends Asking = Asking,
  Event extends Happening = Happening,
> {
  readonly id: string;
  /** A change of rules is a new edition beside the old one; a table keeps its edition for ever. */
  readonly edition: number;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What can be switched on when a table is opened, with a sentence for each. */
  readonly options: Readonly<Record<string, string>>;
  /** The form of a command. Nothing reaches `decide` that does not fit it. */
  readonly command: z.ZodType<Command>;
  /** The form of an event, as stored or as seen. */
  readonly event: z.ZodType<Event>;
  readonly seenBy: SeenBy<Event>;
  /** Event types that older releases wrote by this edition, who may know them, and what they are read as. */
  readonly upcasts: Upcasts<Event>;

  /** The state before the first event. */
  blank(setting: Setting): State;
  /** The events that open the game, luck included. */
  open(state: State, draws: Draws): readonly Event[];
  /** What a well-formed command of a deciding seat brings about, or why it does not. */
  decide(state: State, seat: Seat, command: Command, draws: Draws): Decision<Event>;
  /** The state after an event, as stored or as seen. Never fails on an event that `decide` made. */
  evolve(state: State, event: Event): State;
  /** Every command that the seat may give now; exactly those that `decide` accepts. */
  choices(state: State, seat: Seat): readonly Command[];
  /** The seats that are to decide now; none when the game is over. */
  deciding(state: State): readonly Seat[];
  /** The state as a viewer knows it: the same as folding what that viewer saw. */
  redact(state: State, viewer: Viewer): State;
  /** Who won, once the game is over. */
  outcome(state: State): Outcome | null;
  /** The number of the turn, from 1; it grows by one as turns pass. */
  turn(state: State): number;
  /** How many there are of each component, wherever they are: the same at every moment of a game. */
  census(state: State): Readonly<Record<string, number>>;
  /** The table as text, with `?` for what is hidden. */
  board(state: State): string;
}
