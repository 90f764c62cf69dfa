import type { Seat } from '#events/viewer.js';

/** All that a bot knows when it is to decide: what its seat sees, and what the seat may do. */
export interface BotView<State extends object, Command> {
  readonly state: State;
  readonly seat: Seat;
  readonly choices: readonly Command[];
  /** A number from 0 up to 1, each as likely as the other: the bot's own luck, never the table's. */
  readonly luck: () => number;
}

/**
 * A player that is a function: it remembers nothing and gives one of its choices. As with `Game`, whose rules are
 * methods, a bot for one game may stand where a bot for any game is meant: who seats it asks the registry first.
 */
export type Bot<State extends object, Command> = Player<State, Command>['choose'];

interface Player<State extends object, Command> {
  choose(view: BotView<State, Command>): Command;
}
