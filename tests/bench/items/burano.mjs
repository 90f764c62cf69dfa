import { burano } from '../engine-under-test.mjs';
import { record } from '../record.mjs';
import { botsOf } from './bots.mjs';
import { foldingOf } from './folding.mjs';
import { playoutsOf } from './playouts.mjs';
import { redactionOf } from './redaction.mjs';

const STRONG = new URL('../../../dist/services/bots/burano/strong.js', import.meta.url);

/** Walking in Burano, measured as Murano is: random games, what viewers are sent, folding, and its strong bot. */
export const buranoItem = async () => {
  const { strong } = await import(STRONG);
  const games = Array.from({ length: GAMES }, (_, seed) => record(burano, SEATS, seed));
  const items = [
    playoutsOf(burano, GAMES_A_SECOND),
    redactionOf(burano, games),
    foldingOf(burano.title, games),
    botsOf(burano, strong, [1, 2, 3, 4]),
  ];
  return {
    contenders: items.flatMap(({ contenders }) => contenders),
    rows: items.flatMap(({ rows }) => rows),
  };
};

const SEATS = 4;
const GAMES = 8;
const GAMES_A_SECOND = 150;
