import type { Happening, Showing } from '#events/seen-by.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Asking, Game } from '#engine/kit/game.js';
import type { LawId } from '../law.js';

/** A fault put into a game, and the law that has to find it. */
export interface Plant {
  readonly law: LawId;
  readonly fault: string;
  readonly into: (game: Game, marks: Marks) => Game;
}

/** Types of events in a game that a plant can change. */
export interface Marks {
  /** A component is drawn that only who draws it sees. */
  readonly drawn: string;
  /** A hidden component comes to light, without luck. */
  readonly revealed: string;
  /** Something open, without luck. */
  readonly open: string;
}

/** The game with another answer to who may know one type of event. */
export const showing = (game: Game, type: string, change: (before: Showing<Happening>) => Showing<Happening>): Game => {
  const before = game.seenBy[type];
  if (before === undefined) throw new Error(`Nothing of type ${type} happens in ${game.id}.`);
  return { ...game, seenBy: { ...game.seenBy, [type]: change(before) } };
};

/** The game with another answer to a command. */
export const answering = (
  game: Game,
  change: (before: Decision<Happening>, state: object, seat: number, command: Asking) => Decision<Happening>,
): Game => ({
  ...game,
  decide: (state, seat, command, draws) => change(game.decide(state, seat, command, draws), state, seat, command),
});

/** The game with other choices. */
export const offering = (
  game: Game,
  change: (before: readonly Asking[], state: object, seat: number) => readonly Asking[],
): Game => ({ ...game, choices: (state, seat) => change(game.choices(state, seat), state, seat) });
