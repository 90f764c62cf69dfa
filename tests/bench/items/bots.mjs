import { existsSync } from 'node:fs';
import { drawsAt, murano } from '../engine-under-test.mjs';
import { randomFrom } from '../measure/random.mjs';
import { KEY } from '../record.mjs';

const REGISTRY = new URL('../../../dist/services/bots/registry.js', import.meta.url);

/** What a strong bot takes to decide, in games of Murano among its like. */
export const botsItem = async () => {
  const { botFor } = existsSync(REGISTRY) ? await import(REGISTRY) : { botFor: () => undefined };
  const bot = botFor(STRONG, murano.id);
  if (bot === undefined) return { contenders: [], rows: [] };

  return {
    contenders: SEATS.map((seats) => ({ id: idOf(seats), ...decisions(bot, seats) })),
    rows: SEATS.map((seats) => ({ of: 'wait', what: `${idOf(seats)}: ms a decision`, ours: idOf(seats) })),
  };
};

const STRONG = 'strong';
const SEATS = [2, 3, 4];

const idOf = (seats) => `Murano, strong bot of ${seats}`;

/** One decision after the other, game after game: only what the bot itself takes is measured. */
const decisions = (bot, seats) => {
  const luck = randomFrom(seats);
  let game = 0;
  let played = null;
  let command = null;
  return {
    before: () => {
      played = command === null ? null : afterwards(played, command);
      while (played === null || murano.outcome(played.state) !== null) played = opened(seats, (game += 1));
      const [seat] = murano.deciding(played.state);
      return { state: murano.redact(played.state, seat), seat, choices: murano.choices(played.state, seat), luck };
    },
    wait: (view) => {
      command = bot(view);
    },
  };
};

const opened = (seats, game) => {
  const name = `strong-${seats}-${game}`;
  const blank = murano.blank({ seats, options: {} });
  return folded({ name, seq: 0, state: blank }, murano.open(blank, drawsAt(KEY, name, 1)));
};

const afterwards = (played, command) => {
  const { name, seq, state } = played;
  const [seat] = murano.deciding(state);
  return folded(played, murano.decide(state, seat, command, drawsAt(KEY, name, seq + 1)).events);
};

const folded = ({ name, seq, state }, events) => ({
  name,
  seq: seq + events.length,
  state: events.reduce(murano.evolve, state),
});
