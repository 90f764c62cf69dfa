import { canonical } from '#events/canonical.js';
import { botFor } from '#bots/registry.js';
import { answerQuestions } from './answering.js';
import { luckFrom } from './luck.js';
import type { Posed } from './question.js';

/** The index of the bot's choice, so that nothing that was not offered can come back; -1 where it made one up. */
const chosen = ({ bot, game, edition, seat, state, choices, luck }: Posed): number => {
  const choose = botFor(bot, game, edition);
  if (choose === undefined) throw new Error(`No bot ${bot} plays ${game} at edition ${edition}.`);

  const choice = choose({ state, seat, choices, luck: luckFrom(luck) });
  const at = choices.indexOf(choice);
  return at >= 0 ? at : choices.findIndex((offered) => canonical(offered) === canonical(choice));
};

answerQuestions(chosen);
