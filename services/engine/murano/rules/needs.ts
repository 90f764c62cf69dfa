import type { Seat } from '#events/viewer.js';
import type { Space } from '#events/murano/components.js';
import { actionOf } from '../data/ring.js';
import type { Action } from '../data/ring.js';
import { UNDRAWN_CHARACTERS } from '../data/supply.js';
import { cardsLeft } from '../deck.js';
import { beadCount, playerOf } from '../players.js';
import type { MuranoState } from '../state.js';
import { cheapestBerth } from './berths.js';
import { canPlaceSomething } from './sites.js';
import { OUT_OF_REACH, PRICES, hirePrice, recruitPrice } from './prices.js';
import { mostFactories, ownsShopOnBoard } from './works.js';

/** The least gold with which the seat can carry out each action now (rules A1 to A14). */
const NEEDS: Readonly<Record<Action, (state: MuranoState, seat: Seat) => number>> = {
  takeGold: () => 0,
  factory: (state) => (state.stacks.factories > 0 ? PRICES.factory : OUT_OF_REACH),
  shop: (state) => (state.stacks.shops.length > 0 ? PRICES.shop : OUT_OF_REACH),
  palace: (state) => (state.stacks.palaces.length > 0 ? PRICES.palace : OUT_OF_REACH),
  special: (state) => (state.stacks.specials > 0 ? PRICES.special : OUT_OF_REACH),
  recruit: (state, seat) =>
    cardsLeft(state.characters, UNDRAWN_CHARACTERS) > 0 ? recruitPrice(playerOf(state, seat)) : OUT_OF_REACH,
  placeGondolier: (state, seat) => (playerOf(state, seat).gondoliers > 0 ? cheapestBerth(state, seat) : OUT_OF_REACH),
  build: (state, seat) => (canPlaceSomething(state, seat) ? 0 : OUT_OF_REACH),
  income: (state, seat) => (ownsShopOnBoard(state, seat) ? 0 : OUT_OF_REACH),
  production: (state, seat) =>
    mostFactories(state, seat) > 0 || beadCount(playerOf(state, seat).beads) > 0 ? 0 : OUT_OF_REACH,
  gondolier: (state, seat) => {
    const player = playerOf(state, seat);
    if (player.gondoliers > 0) return 0;
    return player.dismissed > 0 ? hirePrice(player) : OUT_OF_REACH;
  },
};

/** The least gold with which the seat can use the space's action now; `OUT_OF_REACH` where it cannot. */
export const goldNeeded = (state: MuranoState, seat: Seat, space: Space): number => NEEDS[actionOf(space)](state, seat);
