import type { Question } from './question.js';

/**
 * A bot that did not play as it should. Of what it threw only the places in the code are told: the message may speak of
 * what only its seat may know.
 */
export class BotFault extends Error {
  override readonly name = 'BotFault';
  readonly where: readonly string[];
  readonly isTimeout: boolean;

  constructor(
    { bot, game, seat }: Pick<Question, 'bot' | 'game' | 'seat'>,
    what: string,
    { where = [], isTimeout = false }: { readonly where?: readonly string[]; readonly isTimeout?: boolean } = {},
  ) {
    super(`The bot ${bot} at seat ${seat} of ${game} ${what}.`);
    this.where = where;
    this.isTimeout = isTimeout;
  }
}
