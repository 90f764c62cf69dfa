import type { Asking } from '#engine/kit/game.js';
import { random } from '#bots/random.js';
import { botFor } from '#bots/registry.js';
import { BotFault } from './bot-fault.js';
import { freshLuck, luckFrom } from './luck.js';
import type { BotPool } from './pool.js';
import type { Question } from './question.js';

export interface Asked {
  readonly pool: Pick<BotPool, 'ask'>;
  readonly onFault: (fault: unknown) => void;
}

/**
 * What a bot chooses. After a crash it is asked once more: its process may have been killed, or filled by earlier questions.
 * After a timeout it is not, or the table would wait twice as long. Then any choice is taken for it.
 */
export const chosenBy = async (question: Question, asked: Asked): Promise<Asking> => {
  if (botFor(question.bot, question.game, question.edition) === undefined) {
    asked.onFault(new BotFault(question, 'is not known'));
    return anyOf(question);
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return chosenIn(question, await asked.pool.ask(question));
    } catch (fault) {
      if (!(fault instanceof BotFault)) throw fault;
      asked.onFault(fault);
      if (fault.isTimeout) break;
    }
  }
  return anyOf(question);
};

/** Any choice at all, but not what was refused if there is another. */
export const anyOf = ({ state, seat, choices }: Question, refused?: Asking): Asking => {
  const others = choices.filter((choice) => choice !== refused);
  return random({ state, seat, choices: others.length > 0 ? others : choices, luck: luckFrom(freshLuck()) });
};

const chosenIn = (question: Question, index: number): Asking => {
  const choice = question.choices[index];
  if (choice === undefined) throw new BotFault(question, 'chose what was not offered');
  return choice;
};

const MOST_TRIES = 2;
