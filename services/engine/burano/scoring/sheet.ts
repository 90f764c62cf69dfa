import type { Sheet } from '#events/burano/events.js';
import { NO_PENALTY, SHOP_POINTS, TOKEN_POINTS } from '../data/supply.js';
import type { BuranoState, Player } from '../state.js';
import { pointsOf } from './characters.js';
import { allCards, cardsOnFloor, sumOf } from './survey.js';

/** What each street brings (rules F1 to F5), as things are. */
export const sheetsOf = ({ players, options }: BuranoState): readonly Sheet[] => {
  const most = Math.max(...players.map(({ street }) => closedWindows(street)));
  return players.map((player) => {
    const penalised = options[NO_PENALTY] !== true && closedWindows(player.street) === most;
    return sheetOf(player, penalised ? most : 0);
  });
};

const sheetOf = (player: Player, penalty: number): Sheet => {
  const { street, coins } = player;
  const characters = player.visits
    .map(({ house, character }) => ({ house, character, points: pointsOf(character, street, house) }))
    .sort((one, other) => one.house - other.house);
  const shops = sumOf(cardsOnFloor(street, 1), ({ shop }) => (shop === null ? 0 : SHOP_POINTS[shop]));
  const tokens = TOKEN_POINTS * player.tokens;
  return {
    characters,
    shops,
    tokens,
    windows: closedWindows(street),
    penalty,
    total: characters.reduce((sum, { points }) => sum + points, shops + tokens - penalty),
    coins,
    cats: sumOf(allCards(street), ({ cat }) => cat),
  };
};

const closedWindows = (street: Player['street']): number => sumOf(allCards(street), ({ closedWindow }) => closedWindow);
