import { test } from '@jest/globals';
import type { PalaceTile, ShopTile } from '#events/murano/components.js';
import {
  buyFactory,
  buyPalace,
  buyShop,
  buySpecial,
  endTurn,
  searchPalaces,
  searchShops,
  takeGold,
  takePalace,
  takeShop,
} from './orders.js';
import { ANNA, anna, entered, stacks } from './scenery.js';
import { given, happened, has, itIsTheTurnOf, offersNo, offersOnly, refused, table } from './story.js';

/** The stacks of a game of two, before a palace leaves it. */
const SHOPS = [...three<ShopTile>('shop-red'), ...three('shop-blue'), ...three('shop-grey')];
const PALACES = [
  ...three<PalaceTile>('palace-1'),
  ...two<PalaceTile>('palace-1'),
  ...two('palace-2'),
  ...two('palace-2'),
  ...three('palace-3'),
];

function three<T>(tile: T): T[] {
  return [tile, tile, tile];
}

function two<T>(tile: T): T[] {
  return [tile, tile];
}

test('A1: Take 2 Gold gives 2 gold', () => {
  given(entered('takeGold'))
    .when(takeGold)
    .then(happened({ type: 'GoldTaken', seat: ANNA, gold: 2 }), has(ANNA, { gold: 7 }), offersOnly(endTurn));
});

test('A1: gold is taken on its space only', () => {
  given(entered('income')).when(takeGold).then(refused('A1'));
});

test('A2: a glass factory costs 1 gold and lies open before its owner', () => {
  given(entered('factory'))
    .when(buyFactory)
    .then(
      happened({ type: 'FactoryBought', gold: 1 }),
      has(ANNA, { gold: 4, factories: 1 }),
      table({ stacks: { factories: 10 } }),
      offersOnly(endTurn),
    );
});

test('A2: it takes 1 gold, a factory that is left, and the space', () => {
  given(entered('factory'), anna({ gold: 1 }))
    .when(buyFactory)
    .then(has(ANNA, { gold: 0 }));
  given(entered('factory'), anna({ gold: 0 }))
    .when(buyFactory)
    .then(refused('A2'));
  given(entered('factory'), stacks({ factories: 0 }))
    .when(buyFactory)
    .then(refused('A2'));
  given(entered('shop')).when(buyFactory).then(refused('A2'));
});

test('A3: for 2 gold the top shop, face down', () => {
  given(entered('shop'))
    .drawing(3)
    .when(buyShop)
    .then(
      happened({ type: 'ShopDrawn', tile: 'shop-blue', gold: 2 }),
      has(ANNA, { gold: 3, shops: ['shop-blue'] }),
      table({ stacks: { shops: [...SHOPS.slice(0, 3), ...SHOPS.slice(4)] } }),
      offersOnly(endTurn),
    );
});

test('A3: it takes 2 gold, a shop that is left, and the space', () => {
  given(entered('shop'), anna({ gold: 2 }))
    .when(buyShop)
    .then(has(ANNA, { gold: 0 }));
  given(entered('shop'), anna({ gold: 1 }))
    .when(buyShop)
    .then(refused('A3'), offersNo('buyShop'));
  given(entered('shop'), stacks({ shops: [] }))
    .when(buyShop)
    .then(refused('A3'));
  given(entered('palace')).when(buyShop).then(refused('A3'));
});

test('A3: the last shop can be bought too', () => {
  given(entered('shop'), stacks({ shops: ['shop-grey'] }))
    .drawing(0)
    .when(buyShop)
    .then(has(ANNA, { shops: ['shop-grey'] }), table({ stacks: { shops: [] } }));
});

test('A4: for 4 gold one looks through all shops, and has to take one', () => {
  given(entered('shop'))
    .when(searchShops)
    .then(
      happened({ type: 'ShopsSearched', tiles: SHOPS, gold: 4 }),
      has(ANNA, { gold: 1 }),
      itIsTheTurnOf(ANNA),
      offersOnly(takeShop('shop-red'), takeShop('shop-blue'), takeShop('shop-grey')),
    );
});

test('A4: the others go back into the stack', () => {
  given(entered('shop'))
    .when(searchShops, takeShop('shop-blue'))
    .then(
      happened({ type: 'ShopTaken', tile: 'shop-blue' }),
      has(ANNA, { gold: 1, shops: ['shop-blue'] }),
      table({ stacks: { shops: [...SHOPS.slice(0, 3), ...SHOPS.slice(4)] } }),
      offersOnly(endTurn),
    );
});

test('A4: it takes 4 gold, a shop that is left, and the space', () => {
  given(entered('shop'), anna({ gold: 4 }))
    .when(searchShops)
    .then(has(ANNA, { gold: 0 }));
  given(entered('shop'), anna({ gold: 3 }))
    .when(searchShops)
    .then(refused('A4'), offersNo('searchShops'));
  given(entered('shop'), stacks({ shops: [] }))
    .when(searchShops)
    .then(refused('A4'));
  given(entered('palace')).when(searchShops).then(refused('A4'));
});

test('A4: only what is in the stack can be taken, and only while looking', () => {
  given(entered('shop'), stacks({ shops: ['shop-red', 'shop-red'] }))
    .when(searchShops)
    .then(offersOnly(takeShop('shop-red')))
    .when(takeShop('shop-blue'))
    .then(refused('A4'));
  given(entered('shop')).when(takeShop('shop-red')).then(refused('A4'));
});

test('A5: for 2 gold the top palace, face down', () => {
  given(entered('palace'))
    .drawing(11)
    .when(buyPalace)
    .then(
      happened({ type: 'PalaceDrawn', tile: 'palace-3', gold: 2 }),
      has(ANNA, { gold: 3, palaces: ['palace-3'] }),
      table({ stacks: { palaces: PALACES.slice(0, 11) } }),
      offersOnly(endTurn),
    );
});

test('A5: it takes 2 gold, a palace that is left, and the space', () => {
  given(entered('palace'), anna({ gold: 2 }))
    .when(buyPalace)
    .then(has(ANNA, { gold: 0 }));
  given(entered('palace'), anna({ gold: 1 }))
    .when(buyPalace)
    .then(refused('A5'), offersNo('buyPalace'));
  given(entered('palace'), stacks({ palaces: [] }))
    .when(buyPalace)
    .then(refused('A5'));
  given(entered('shop')).when(buyPalace).then(refused('A5'));
});

test('A6: for 4 gold one looks through all palaces, and has to take one', () => {
  given(entered('palace'))
    .when(searchPalaces)
    .then(
      happened({ type: 'PalacesSearched', tiles: PALACES, gold: 4 }),
      has(ANNA, { gold: 1 }),
      offersOnly(takePalace('palace-1'), takePalace('palace-2'), takePalace('palace-3')),
    )
    .when(takePalace('palace-3'))
    .then(
      happened({ type: 'PalaceTaken', tile: 'palace-3' }),
      has(ANNA, { gold: 1, palaces: ['palace-3'] }),
      table({ stacks: { palaces: PALACES.slice(0, 11) } }),
      offersOnly(endTurn),
    );
});

test('A6: it takes 4 gold, a palace that is left, and the space', () => {
  given(entered('palace'), anna({ gold: 4 }))
    .when(searchPalaces)
    .then(has(ANNA, { gold: 0 }));
  given(entered('palace'), anna({ gold: 3 }))
    .when(searchPalaces)
    .then(refused('A6'));
  given(entered('palace'), stacks({ palaces: [] }))
    .when(searchPalaces)
    .then(refused('A6'));
  given(entered('shop')).when(searchPalaces).then(refused('A6'));
});

test('A6: only what is in the stack can be taken, and only while looking', () => {
  given(entered('palace'), stacks({ palaces: ['palace-2', 'palace-2'] }))
    .when(searchPalaces)
    .then(offersOnly(takePalace('palace-2')))
    .when(takePalace('palace-1'))
    .then(refused('A6'));
  given(entered('palace')).when(takePalace('palace-1')).then(refused('A6'));
});

test('A7: a special building costs 2 gold and lies open before its owner', () => {
  given(entered('special'))
    .when(buySpecial)
    .then(
      happened({ type: 'SpecialBought', gold: 2 }),
      has(ANNA, { gold: 3, specials: 1, cards: [], newCards: [] }),
      table({ stacks: { specials: 8 } }),
      offersOnly(endTurn),
    );
});

test('A7: it takes 2 gold, a special building that is left, and the space', () => {
  given(entered('special'), anna({ gold: 2 }))
    .when(buySpecial)
    .then(has(ANNA, { gold: 0 }));
  given(entered('special'), anna({ gold: 1 }))
    .when(buySpecial)
    .then(refused('A7'), offersNo('buySpecial'));
  given(entered('special'), stacks({ specials: 0 }))
    .when(buySpecial)
    .then(refused('A7'));
  given(entered('shop')).when(buySpecial).then(refused('A7'));
});
