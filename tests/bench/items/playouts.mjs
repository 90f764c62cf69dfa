import { drawsAt, murano } from '../engine-under-test.mjs';
import { pick, randomFrom } from '../measure/random.mjs';
import { KEY } from '../record.mjs';

const SEEDS = 8;

/** Whole games of Murano by seats that choose at random, all choices worked out at every decision. */
export const playoutsItem = () => ({
  contenders: SEATS.map((seats) => ({ id: idOf(seats), round: playouts(seats) })),
  rows: [...SEATS.map((seats) => [seats]), SEATS].map((seats) => ({
    of: 'rate',
    what: `Murano, random games of ${seats.join(', ')}: games/s`,
    ours: seats.map(idOf),
    target: GAMES_A_SECOND,
  })),
});

const SEATS = [2, 3, 4];
const GAMES_A_SECOND = 150;

const idOf = (seats) => `Murano, random games of ${seats}`;

/** All the seeds in each round: games differ in length, rounds must not. */
const playouts = (seats) => () => {
  for (let seed = 0; seed < SEEDS; seed += 1) playout(seats, seed);
  return SEEDS;
};

const playout = (seats, seed) => {
  const random = randomFrom(seed);
  const name = `playout-${seats}-${seed}`;
  let state = murano.blank({ seats, options: {} });
  let seq = 0;
  const happen = (events) => {
    for (const event of events) {
      state = murano.evolve(state, event);
      seq += 1;
    }
  };

  happen(murano.open(state, drawsAt(KEY, name, 1)));
  for (;;) {
    const [seat] = murano.deciding(state);
    if (seat === undefined) return;
    const command = pick(random, murano.choices(state, seat));
    happen(murano.decide(state, seat, command, drawsAt(KEY, name, seq + 1)).events);
  }
};
