import { whim } from '../euro/euro.mjs';
import { randomFrom } from '../measure/random.mjs';
import { startOf } from './game.mjs';

/**
 * The moves of one table, worked out before they are needed, so that making the load costs little while it is measured.
 * Every side is given the same ones.
 */
export const scriptOf = (game, seats, seed) => {
  const random = randomFrom(seed);
  const start = startOf(game, seats);
  const moves = [];
  let state = start;
  let events = 0;

  const extend = () => {
    const { seat } = state;
    const command = whim(game.choices(state, seat), random);
    const decision = game.decide(state, seat, command);
    state = decision.events.reduce(game.evolve, state);
    events += decision.events.length;
    moves.push({ seat, command, events });
  };
  const prepare = (count) => {
    while (moves.length < count) extend();
  };
  return {
    game,
    seats,
    prepare,
    move: (at) => {
      prepare(at + 1);
      return moves[at];
    },
    /** How many events so many moves were. */
    eventsOf: (count) => (count === 0 ? 0 : moves[count - 1].events),
    /** The state that the rules say it is after so many moves. */
    stateAfter: (count) =>
      moves
        .slice(0, count)
        .reduce((at, { seat, command }) => game.decide(at, seat, command).events.reduce(game.evolve, at), start),
  };
};
