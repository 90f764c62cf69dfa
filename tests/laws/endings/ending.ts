import type { Happening } from '#events/seen-by.js';
import type { Asking } from '#engine/kit/game.js';

/** One way in which a game can end. */
export interface Ending<
  State extends object = object,
  Command extends Asking = Asking,
  Event extends Happening = Happening,
> {
  /** In the players' words: "no street and no shop is left". */
  readonly way: string;
  /** The editions in which it can end so; all of them, where nothing is said. */
  readonly editions?: readonly number[];
  /** With how many seats it is tried to get there, where it cannot be with the fewest. */
  readonly seats?: number;
  /** Whether it came about with this event; `state` is the one after it. */
  reached(state: State, event: Event): boolean;
  /** Whether a command brings it nearer: players with a taste for such commands get there. */
  leadsThere(command: Command, state: State): boolean;
}
