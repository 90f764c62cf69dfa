import type { MuranoEvent } from '#events/murano/events.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { emptyStacks } from '#engine/murano/rules/end-trigger.js';
import { playerOf } from '#engine/murano/players.js';
import { PRICES } from '#engine/murano/rules/prices.js';
import type { Building, MuranoState } from '#engine/murano/state.js';
import { builtAtOnce } from './building.js';
import type { Outlook } from './outlook.js';
import { oddsOf, unseenPalaces, unseenShops } from './unseen.js';
import { worthOf } from './worth.js';

/** The position after buying; in a last turn the building may be built at once. */
export const bought = (state: MuranoState, event: MuranoEvent, building: Building, outlook: Outlook): number => {
  const after = evolve(state, event);
  const isLast = after.endedBy !== null || emptyStacks(after.stacks) > 1;
  return isLast ? builtAtOnce(after, building, outlook) : worthOf(after, outlook);
};

export const factoryBought = (state: MuranoState, outlook: Outlook): number =>
  bought(state, { type: 'FactoryBought', seat: outlook.seat, gold: PRICES.factory }, 'factory', outlook);

export const specialBought = (state: MuranoState, outlook: Outlook): number =>
  bought(state, { type: 'SpecialBought', seat: outlook.seat, gold: PRICES.special }, 'special', outlook);

/** The top shop: each as likely as it may lie there. */
export const topShop = (state: MuranoState, outlook: Outlook): number =>
  expected(shopsBought(state, outlook, PRICES.shop));
export const topPalace = (state: MuranoState, outlook: Outlook): number =>
  expected(palacesBought(state, outlook, PRICES.palace));

/** Looking through the stack: the best that is there. */
export const chosenShop = (state: MuranoState, outlook: Outlook): number =>
  bestThere(shopsBought(state, outlook, PRICES.search), state.stacks.shops.length);
export const chosenPalace = (state: MuranoState, outlook: Outlook): number =>
  bestThere(palacesBought(state, outlook, PRICES.search), state.stacks.palaces.length);

/** Whichever of the two is better with the gold there is. */
export const someShop = (state: MuranoState, outlook: Outlook): number =>
  topOrChosen(state, outlook, topShop, chosenShop);
export const somePalace = (state: MuranoState, outlook: Outlook): number =>
  topOrChosen(state, outlook, topPalace, chosenPalace);

type Way = (state: MuranoState, outlook: Outlook) => number;

const topOrChosen = (state: MuranoState, outlook: Outlook, top: Way, chosen: Way): number =>
  playerOf(state, outlook.seat).gold < PRICES.search
    ? top(state, outlook)
    : Math.max(top(state, outlook), chosen(state, outlook));

interface Chance {
  readonly odds: number;
  readonly worth: number;
}

const shopsBought = (state: MuranoState, outlook: Outlook, gold: number): readonly Chance[] =>
  oddsOf(unseenShops(state)).map(({ tile, odds }) => ({
    odds,
    worth: bought(state, { type: 'ShopDrawn', seat: outlook.seat, tile, gold }, 'shop', outlook),
  }));

const palacesBought = (state: MuranoState, outlook: Outlook, gold: number): readonly Chance[] =>
  oddsOf(unseenPalaces(state)).map(({ tile, odds }) => ({
    odds,
    worth: bought(state, { type: 'PalaceDrawn', seat: outlook.seat, tile, gold }, 'palace', outlook),
  }));

const expected = (chances: readonly Chance[]): number =>
  chances.reduce((sum, { odds, worth }) => sum + odds * worth, 0);

/** Each kind is missing from so many tiles with a chance; then the next best has to do. */
const bestThere = (chances: readonly Chance[], tiles: number): number => {
  let left = 1;
  let worth = 0;
  const sorted = [...chances].sort((a, b) => b.worth - a.worth);
  for (const [at, chance] of sorted.entries()) {
    const there = at === sorted.length - 1 ? 1 : 1 - (1 - chance.odds) ** tiles;
    worth += left * there * chance.worth;
    left *= 1 - there;
  }
  return worth;
};
