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

/** What a bot chooses. One that fails is asked once more; then any choice is taken for it: no table waits for a bot for ever. */
export const chosenBy = async (question: Question, asked: Asked): Promise<Asking> => {
  if (botFor(question.bot, question.game, question.edition) === undefined) {
    asked.onFault(new BotFault(question, 'is not known'));
    return anyOf(question);
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const choice = await choiceOf(question, asked);
    if (choice !== null) return choice;
  }
  return anyOf(question);
};

/** Any choice at all, but not what was refused if there is another. */
export const anyOf = ({ state, seat, choices }: Question, refused?: Asking): Asking => {
  const others = choices.filter((choice) => choice !== refused);
  return random({ state, seat, choices: others.length > 0 ? others : choices, luck: luckFrom(freshLuck()) });
};

const choiceOf = async (question: Question, { pool, onFault }: Asked): Promise<Asking | null> => {
  try {
    return question.choices[await pool.ask(question)] ?? null;
  } catch (fault) {
    if (!(fault instanceof BotFault)) throw fault;
    onFault(fault);
    return null;
  }
};

const MOST_TRIES = 2;
