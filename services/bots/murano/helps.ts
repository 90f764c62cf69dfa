import { COLOURS, PALACE_TILES, SHOP_TILES } from '#events/murano/components.js';
import { playerOf } from '#engine/murano/players.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Addition } from './laying.js';
import type { Helps, Outlook } from './outlook.js';
import { HASTE, PRICE_BOUGHT, PRICE_HELD, PRICE_STREET } from './weights.js';

const FACTORY: Addition = { what: 'factory', own: true };
const SPECIAL: Addition = { what: 'special' };
const SHOPS = COLOURS.map((colour): Addition => ({ what: 'shop', colour, own: true }));
const STREETS = COLOURS.map((colour): Addition => ({ what: 'street', colours: [colour] }));
const PALACES = [1, 2, 3].map((crests): Addition => ({ what: 'palace', crests }));
const SHOP = SHOPS.slice(0, 1);
const PALACE = PALACES.slice(0, 1);

/** What a seat may add to an island on purpose, to help a card along. The first is to leave it alone. */
export const HELPS: readonly (readonly Addition[])[] = [
  [],
  [{ what: 'gondolier' }],
  ...[...STREETS, FACTORY, SPECIAL, ...SHOPS, ...PALACES].map((tile) => [tile]),
  ...STREETS.map((street) => [street, SPECIAL]),
  [FACTORY, FACTORY],
  [FACTORY, ...SHOP],
  [FACTORY, ...PALACE],
  [...SHOP, ...PALACE],
  [SPECIAL, ...PALACE],
  [FACTORY, ...SHOP, ...PALACE],
  [FACTORY, FACTORY, FACTORY],
];

/** What each of them costs, in VP: little where the tile is in hand, more where it has to be bought first. */
export const helpsOf = (state: MuranoState, outlook: Outlook): Helps => {
  const hand = handMark(state, outlook);
  const known = outlook.helps[hand];
  if (known !== undefined) return known;
  const prices = HELPS.map((help) => help.reduce((sum, tile) => sum + priceOf(tile, state, outlook), 0));
  const helps = { hand, prices };
  outlook.helps[hand] = helps;
  return helps;
};

const handMark = (state: MuranoState, { seat }: Outlook): number => {
  const { factories, specials, shops, palaces } = playerOf(state, seat);
  const { stacks } = state;
  return [
    ...[factories > 0, specials > 0],
    ...SHOP_TILES.map((tile) => shops.includes(tile)),
    ...PALACE_TILES.map((tile) => palaces.includes(tile)),
    ...[stacks.factories > 0, stacks.specials > 0],
    ...[stacks.shops, stacks.palaces, stacks.streets].map((stack) => stack.length > 0),
  ].reduce((mark, bit) => 2 * mark + Number(bit), 0);
};

const priceOf = (tile: Addition, state: MuranoState, { seat, turns }: Outlook): number => {
  const { factories, specials, shops, palaces } = playerOf(state, seat);
  const { stacks } = state;
  const haste = HASTE / (turns + 1);
  const price = (isHeld: boolean, left: number): number => {
    if (isHeld) return PRICE_HELD + haste;
    return left > 0 ? PRICE_BOUGHT + 2 * haste : Infinity;
  };
  switch (tile.what) {
    case 'street':
      return stacks.streets.length > 0 ? PRICE_STREET + haste : Infinity;
    case 'gondolier':
      return PRICE_BOUGHT + 2 * haste;
    case 'factory':
      return price(factories > 0, stacks.factories);
    case 'special':
      return price(specials > 0, stacks.specials);
    case 'shop':
      return price(shops.includes(`shop-${tile.colour}`), stacks.shops.length);
    case 'palace':
      return price(
        palaces.some((held) => held === `palace-${String(tile.crests)}`),
        stacks.palaces.length,
      );
  }
};
