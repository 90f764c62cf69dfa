import { accept, refuse } from '../../kit/decision.js';
import { drawOne } from '../../kit/draws.js';
import { known, without } from '../deck.js';
import { playerOf } from '../players.js';
import { isAt, notAt } from './at.js';
import { PRICES, goldToTake } from './prices.js';
import type { Rules } from './rule.js';

/** Take 2 Gold, and the tiles that gold buys (rules A1 to A7). */
export const purchaseRules: Rules<
  | 'takeGold'
  | 'buyFactory'
  | 'buySpecial'
  | 'buyShop'
  | 'searchShops'
  | 'takeShop'
  | 'buyPalace'
  | 'searchPalaces'
  | 'takePalace'
> = {
  takeGold: {
    choices: () => [{ type: 'takeGold' }],
    decide: (state, seat) => {
      if (!isAt(state, 'takeGold')) return notAt('A1', 'Take 2 Gold');

      return accept({ type: 'GoldTaken', seat, gold: goldToTake(playerOf(state, seat)) });
    },
  },

  buyFactory: {
    choices: (state, seat) =>
      state.stacks.factories > 0 && playerOf(state, seat).gold >= PRICES.factory ? [{ type: 'buyFactory' }] : [],
    decide: (state, seat) => {
      if (!isAt(state, 'factory')) return notAt('A2', 'Glass Factory');
      if (state.stacks.factories === 0) return refuse('A2', 'No glass factory is left.');
      if (playerOf(state, seat).gold < PRICES.factory) return tooDear('A2', PRICES.factory);

      return accept({ type: 'FactoryBought', seat, gold: PRICES.factory });
    },
  },

  buySpecial: {
    choices: (state, seat) =>
      state.stacks.specials > 0 && playerOf(state, seat).gold >= PRICES.special ? [{ type: 'buySpecial' }] : [],
    decide: (state, seat) => {
      if (!isAt(state, 'special')) return notAt('A7', 'Special Building');
      if (state.stacks.specials === 0) return refuse('A7', 'No special building is left.');
      if (playerOf(state, seat).gold < PRICES.special) return tooDear('A7', PRICES.special);

      return accept({ type: 'SpecialBought', seat, gold: PRICES.special });
    },
  },

  buyShop: {
    choices: (state, seat) =>
      state.stacks.shops.length > 0 && playerOf(state, seat).gold >= PRICES.shop ? [{ type: 'buyShop' }] : [],
    decide: (state, seat, _, draws) => {
      const { shops } = state.stacks;
      if (!isAt(state, 'shop')) return notAt('A3', 'Shop');
      if (shops.length === 0) return refuse('A3', 'No shop is left.');
      if (playerOf(state, seat).gold < PRICES.shop) return tooDear('A3', PRICES.shop);

      const [tile] = drawOne(draws, shops);
      return accept({ type: 'ShopDrawn', seat, tile: known(tile), gold: PRICES.shop });
    },
  },

  searchShops: {
    choices: (state, seat) =>
      state.stacks.shops.length > 0 && playerOf(state, seat).gold >= PRICES.search ? [{ type: 'searchShops' }] : [],
    decide: (state, seat) => {
      const { shops } = state.stacks;
      if (!isAt(state, 'shop')) return notAt('A4', 'Shop');
      if (shops.length === 0) return refuse('A4', 'No shop is left.');
      if (playerOf(state, seat).gold < PRICES.search) return tooDear('A4', PRICES.search);

      return accept({ type: 'ShopsSearched', seat, tiles: shops, gold: PRICES.search });
    },
  },

  takeShop: {
    choices: ({ phase }) =>
      phase.kind === 'searchingShops' ? eachOnce(phase.tiles).map((tile) => ({ type: 'takeShop', tile })) : [],
    decide: ({ phase }, seat, { tile }) => {
      if (phase.kind !== 'searchingShops') return refuse('A4', 'You are not looking through the shops.');
      if (!phase.tiles.includes(tile)) return refuse('A4', 'There is no such shop in the stack.');

      return accept({ type: 'ShopTaken', seat, tile, rest: without(phase.tiles, tile) });
    },
  },

  buyPalace: {
    choices: (state, seat) =>
      state.stacks.palaces.length > 0 && playerOf(state, seat).gold >= PRICES.palace ? [{ type: 'buyPalace' }] : [],
    decide: (state, seat, _, draws) => {
      const { palaces } = state.stacks;
      if (!isAt(state, 'palace')) return notAt('A5', 'Palace');
      if (palaces.length === 0) return refuse('A5', 'No palace is left.');
      if (playerOf(state, seat).gold < PRICES.palace) return tooDear('A5', PRICES.palace);

      const [tile] = drawOne(draws, palaces);
      return accept({ type: 'PalaceDrawn', seat, tile: known(tile), gold: PRICES.palace });
    },
  },

  searchPalaces: {
    choices: (state, seat) =>
      state.stacks.palaces.length > 0 && playerOf(state, seat).gold >= PRICES.search ? [{ type: 'searchPalaces' }] : [],
    decide: (state, seat) => {
      const { palaces } = state.stacks;
      if (!isAt(state, 'palace')) return notAt('A6', 'Palace');
      if (palaces.length === 0) return refuse('A6', 'No palace is left.');
      if (playerOf(state, seat).gold < PRICES.search) return tooDear('A6', PRICES.search);

      return accept({ type: 'PalacesSearched', seat, tiles: palaces, gold: PRICES.search });
    },
  },

  takePalace: {
    choices: ({ phase }) =>
      phase.kind === 'searchingPalaces' ? eachOnce(phase.tiles).map((tile) => ({ type: 'takePalace', tile })) : [],
    decide: ({ phase }, seat, { tile }) => {
      if (phase.kind !== 'searchingPalaces') return refuse('A6', 'You are not looking through the palaces.');
      if (!phase.tiles.includes(tile)) return refuse('A6', 'There is no such palace in the stack.');

      return accept({ type: 'PalaceTaken', seat, tile, rest: without(phase.tiles, tile) });
    },
  },
};

const tooDear = (rule: string, price: number) => refuse(rule, `That costs ${String(price)} gold.`);

/** Tiles that look the same are one choice. */
const eachOnce = <T>(tiles: readonly (T | null)[]): readonly T[] => [...new Set(tiles)].map(known);
