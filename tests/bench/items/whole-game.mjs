import { record } from '../record.mjs';
import { botsOf } from './bots.mjs';
import { foldingOf } from './folding.mjs';
import { playoutsOf } from './playouts.mjs';
import { redactionOf } from './redaction.mjs';

/** A game measured as Murano is: random games, what viewers are sent, folding, and its strong bot. */
export const wholeGameOf = (game, strong, gamesASecond) => {
  const { min, max } = game.seats;
  const games = Array.from({ length: GAMES }, (_, seed) => record(game, max, seed));
  const items = [
    playoutsOf(game, gamesASecond),
    redactionOf(game, games),
    foldingOf(game.title, games),
    botsOf(
      game,
      strong,
      Array.from({ length: max - min + 1 }, (_, more) => min + more),
    ),
  ];
  return {
    contenders: items.flatMap(({ contenders }) => contenders),
    rows: items.flatMap(({ rows }) => rows),
  };
};

const GAMES = 8;
