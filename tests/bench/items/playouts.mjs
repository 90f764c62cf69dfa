import { drawsAt, murano } from '../engine-under-test.mjs';
import { pick, randomFrom } from '../measure/random.mjs';
import { KEY } from '../record.mjs';

const SEEDS = 8;

export const playoutsItem = () => playoutsOf(murano, GAMES_A_SECOND);

/** Whole games by seats that choose at random, all choices worked out at every decision. */
export const playoutsOf = (game, target) => {
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const idOf = (seats) => `${game.title}, random games of ${seats}`;
  return {
    contenders: all.map((seats) => ({ id: idOf(seats), round: playouts(game, seats) })),
    rows: [...all.map((seats) => [seats]), all].map((seats) => ({
      of: 'rate',
      what: `${game.title}, random games of ${seats.join(', ')}: games/s`,
      ours: seats.map(idOf),
      target,
    })),
  };
};

const GAMES_A_SECOND = 150;

/** All the seeds in each round: games differ in length, rounds must not. */
const playouts = (game, seats) => () => {
  for (let seed = 0; seed < SEEDS; seed += 1) playout(game, seats, seed);
  return SEEDS;
};

const playout = (game, seats, seed) => {
  const random = randomFrom(seed);
  const name = `playout-${seats}-${seed}`;
  let state = game.blank({ seats, options: {} });
  let seq = 0;
  const happen = (events) => {
    for (const event of events) {
      state = game.evolve(state, event);
      seq += 1;
    }
  };

  happen(game.open(state, drawsAt(KEY, name, 1)));
  for (;;) {
    const [seat] = game.deciding(state);
    if (seat === undefined) return;
    const command = pick(random, game.choices(state, seat));
    happen(game.decide(state, seat, command, drawsAt(KEY, name, seq + 1)).events);
  }
};
