import { parentPort } from 'node:worker_threads';
import { canonical } from '#events/canonical.js';
import { botFor } from '#bots/registry.js';
import { luckFrom } from './luck.js';
import type { Posed } from './question.js';

/**
 * Which of its choices the bot takes, by their number: so nothing that was not offered can come back. What a bot throws
 * ends the thread, and another takes its place.
 */
const chosen = ({ bot, game, edition, seat, state, choices, luck }: Posed): number => {
  const choose = botFor(bot, game, edition);
  if (choose === undefined) throw new Error(`No bot ${bot} plays ${game} at edition ${edition}.`);

  const choice = choose({ state, seat, choices, luck: luckFrom(luck) });
  const at = choices.indexOf(choice);
  return at >= 0 ? at : choices.findIndex((offered) => canonical(offered) === canonical(choice));
};

/** A thread that bots think on, away from the one that people's commands are decided on. */
const port = parentPort;
if (port === null) throw new Error('Bots think on a thread of their own.');
port.on('message', (posed: Posed) => {
  port.postMessage(chosen(posed));
});
