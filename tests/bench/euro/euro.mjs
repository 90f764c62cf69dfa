import { pick } from '../measure/random.mjs';

/**
 * Euro, a game made up for comparing engines: 100 tiles, 4 players with hidden hands, a hidden deck of 120 cards and an
 * open market of 5. A turn is one command: claim a tile with a card of its terrain, gather its goods, build on it, buy a
 * card, or pass. Everything here is what all ways of writing the game share.
 */
export const SEATS = 4;
export const TURNS = 200;
export const TILES = 100;
export const CARDS = 120;
export const TERRAINS = 5;
export const HAND = 5;
export const MOST_IN_HAND = 7;
export const MARKET = 5;
export const TOP_LEVEL = 3;
export const SCORED_VP = 8;
export const GOODS_AFTER_SCORING = 2;
export const GOODS = ['wood', 'stone', 'food', 'gold'];

export const terrainOf = (card) => card % TERRAINS;
export const bonusOf = (card) => 1 + (card % 3);
export const goodsOf = (terrain) => GOODS[terrain % GOODS.length];

/** Every command that the seat may give now. */
export const legal = (state, seat) => {
  const player = state.players[seat];
  const claims = player.hand.flatMap((card, hand) =>
    state.tiles
      .filter(({ owner, terrain }) => owner === null && terrain === terrainOf(card))
      .map(({ id }) => ({ type: 'claim', tile: id, hand })),
  );
  const own = state.tiles.filter(({ owner }) => owner === seat);
  const gathers = own.filter(({ goods }) => goods > 0).map(({ id }) => ({ type: 'gather', tile: id }));
  const builds = canBuild(player) ? own.map(({ id }) => ({ type: 'build', tile: id })) : [];
  const buys = canBuy(player) ? state.market.map((_, slot) => ({ type: 'buy', slot })) : [];
  return [...claims, ...gathers, ...builds, ...buys, { type: 'pass' }];
};

export const canBuild = (player) => player.wood > 0 && player.stone > 0;
export const canBuy = (player) => player.gold > 0 && player.hand.length < MOST_IN_HAND;

/** A legal command for a player without a plan: first what kind, as often as people do it, then which. */
export const whim = (commands, random) => {
  const kinds = [...new Set(commands.map(({ type }) => type))];
  const total = kinds.reduce((sum, kind) => sum + OFTEN[kind], 0);
  let left = random() * total;
  const kind = kinds.find((each) => (left -= OFTEN[each]) < 0) ?? kinds[0];
  return pick(
    random,
    commands.filter(({ type }) => type === kind),
  );
};

const OFTEN = { claim: 35, gather: 25, build: 25, buy: 10, pass: 5 };
