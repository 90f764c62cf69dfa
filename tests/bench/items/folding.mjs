import { fold } from '../record.mjs';
import { same } from '../same.mjs';

/** A game of Murano folded from zero, as for who joins late or looks back. */
export const foldingItem = (games) => foldingOf('Murano', games);

export const foldingOf = (title, games) => {
  const FOLD = `${title}, folding`;
  for (const game of games) same(`${title}, folded`, fold(game, game.steps), game.end);

  const long = games.filter(({ steps }) => steps.length >= EVENTS);
  if (long.length === 0) return { contenders: [], rows: [] };
  const begun = long.map((game) => ({ game, steps: game.steps.slice(0, EVENTS) }));
  let next = 0;
  const round = () => {
    const { game, steps } = begun[next];
    next = (next + 1) % begun.length;
    fold(game, steps);
    return 1;
  };
  return {
    contenders: [{ id: FOLD, round }],
    rows: [{ of: 'time', what: `${title}, ${EVENTS} events folded: ms`, ours: FOLD, unit: 'ms', target: 5 }],
  };
};

const EVENTS = 500;
