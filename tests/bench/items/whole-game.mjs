import { record } from '../record.mjs';
import { botsOf } from './bots.mjs';
import { foldingOf } from './folding.mjs';
import { playoutsOf } from './playouts.mjs';
import { redactionOf } from './redaction.mjs';

/** A game measured as Murano is: random games, what viewers are sent, folding, and its strong bot, if it has one. */
export const wholeGameOf = (game, strong, gamesASecond) => {
  const games = Array.from({ length: GAMES }, (_, seed) => record(game, game.seats.max, seed));
  const items = [
    playoutsOf(game, gamesASecond),
    redactionOf(game, games),
    foldingOf(game.title, games),
    ...(strong === undefined ? [] : [botsOf(game, strong, seatsOf(game))]),
  ];
  return {
    contenders: items.flatMap(({ contenders }) => contenders),
    rows: items.flatMap(({ rows }) => rows),
  };
};

const GAMES = 8;

const seatsOf = ({ seats: { min, max } }) => Array.from({ length: max - min + 1 }, (_, more) => min + more);
