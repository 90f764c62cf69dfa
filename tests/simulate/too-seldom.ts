import type { Plan } from './plan.js';
import type { Result } from './simulate.js';

/** Which bots won fewer games than they had to, in a sentence each. */
export const tooSeldom = ({ game, games, wins }: Plan, results: readonly Result[]): readonly string[] =>
  wins.flatMap(({ bot, least }) => {
    const won = results.filter((result) => isWonBy(bot, result)).length;
    return won >= least ? [] : [`${game}: ${bot} won ${won} of ${games} games, and had to win ${least}.`];
  });

/** Whoever shares the first place with another sort of player has not beaten it. */
const isWonBy = (bot: string, { standings, bots }: Result): boolean => {
  const winners = standings.filter(({ place }) => place === 1);
  return winners.length > 0 && winners.every(({ seat }) => bots[seat] === bot);
};
