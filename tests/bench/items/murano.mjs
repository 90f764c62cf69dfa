import { murano } from '../engine-under-test.mjs';
import { movesInTurn, replayRules, replayTable } from '../record.mjs';
import { same } from '../same.mjs';
import { BOARDGAME } from './euro.mjs';

/** Recorded games of Murano, beside boardgame.io on the much smaller Euro. */
export const muranoItem = (games) => {
  for (const game of games) {
    same('Murano, rules alone', replayRules(game), game.end.state);
    same('Murano, whole table', replayTable(game), game.end);
    same('Murano, components', murano.census(game.end.state), murano.census(game.set.state));
  }

  return {
    contenders: [
      {
        id: RULES,
        round: movesInTurn(
          games.map((game) => () => replayRules(game)),
          games,
        ),
      },
      {
        id: TABLE,
        round: movesInTurn(
          games.map((game) => () => replayTable(game)),
          games,
        ),
      },
    ],
    rows: [
      { of: 'rate', what: 'Murano, rules alone: moves/s', ours: RULES, peer: ON_EURO },
      { of: 'rate', what: 'Murano, whole table: moves/s', ours: TABLE, peer: ON_EURO },
    ],
  };
};

const ON_EURO = { id: BOARDGAME.id, name: 'boardgame.io on Euro' };
const RULES = 'Murano, rules alone';
const TABLE = 'Murano, whole table';
