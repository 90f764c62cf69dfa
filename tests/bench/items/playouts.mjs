import { drawsAt, lightMasters, murano } from '../engine-under-test.mjs';
import { pick, randomFrom } from '../measure/random.mjs';
import { KEY } from '../record.mjs';

const SEEDS = 8;

/** Whole games by seats that choose at random, all choices worked out at every decision; `target` in games a second. */
const GAMES = [
  { game: murano, name: 'Murano', seats: [2, 3, 4], target: 150 },
  { game: lightMasters, name: 'Light Masters', seats: [2, 3, 4], target: 300 },
];

export const playoutsItem = () => ({
  contenders: GAMES.flatMap(({ game, name, seats }) =>
    seats.map((count) => ({ id: idOf(name, count), round: playouts(game, count) })),
  ),
  rows: GAMES.flatMap(({ name, seats, target }) =>
    [...seats.map((count) => [count]), seats].map((counts) => ({
      of: 'rate',
      what: `${name}, random games of ${counts.join(', ')}: games/s`,
      ours: counts.map((count) => idOf(name, count)),
      target,
    })),
  ),
});

const idOf = (name, seats) => `${name}, random games of ${seats}`;

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
