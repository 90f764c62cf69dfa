import { existsSync } from 'node:fs';
import { drawsAt, murano } from '../engine-under-test.mjs';
import { randomFrom } from '../measure/random.mjs';
import { KEY } from '../record.mjs';

const REGISTRY = new URL('../../../dist/services/bots/registry.js', import.meta.url);

/** What a strong bot takes to decide, in games of Murano among its like. */
export const botsItem = async () => {
  const { botFor } = existsSync(REGISTRY) ? await import(REGISTRY) : { botFor: () => undefined };
  const bot = botFor(STRONG, murano.id, murano.edition);
  return bot === undefined ? { contenders: [], rows: [] } : botsOf(murano, bot, SEATS);
};

export const botsOf = (game, bot, all) => {
  const idOf = (seats) => `${game.title}, strong bot of ${seats}`;
  return {
    contenders: all.map((seats) => ({ id: idOf(seats), ...decisions(game, bot, seats) })),
    rows: all.map((seats) => ({ of: 'wait', what: `${idOf(seats)}: ms a decision`, ours: idOf(seats) })),
  };
};

const STRONG = 'strong';
const SEATS = [2, 3, 4];

/** One decision after the other, game after game: only what the bot itself takes is measured. */
const decisions = (game, bot, seats) => {
  const luck = randomFrom(seats);
  let number = 0;
  let played = null;
  let command = null;
  return {
    before: () => {
      played = command === null ? null : afterwards(game, played, command);
      while (played === null || game.outcome(played.state) !== null) played = opened(game, seats, (number += 1));
      const [seat] = game.deciding(played.state);
      return { state: game.redact(played.state, seat), seat, choices: game.choices(played.state, seat), luck };
    },
    wait: (view) => {
      command = bot(view);
    },
  };
};

const opened = (game, seats, number) => {
  const name = `strong-${seats}-${number}`;
  const blank = game.blank({ seats, options: {} });
  return folded(game, { name, seq: 0, state: blank }, game.open(blank, drawsAt(KEY, name, 1)));
};

const afterwards = (game, played, command) => {
  const { name, seq, state } = played;
  const [seat] = game.deciding(state);
  return folded(game, played, game.decide(state, seat, command, drawsAt(KEY, name, seq + 1)).events);
};

const folded = (game, { name, seq, state }, events) => ({
  name,
  seq: seq + events.length,
  state: events.reduce(game.evolve, state),
});
