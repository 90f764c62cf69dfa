import { expect, test } from '@jest/globals';
import { muranoSeenBy } from '#events/murano/seen-by.js';
import { seenBy } from '#events/seen-by.js';
import { redact } from '#engine/murano/redact.js';
import {
  buildShop,
  buildSpecial,
  buyPalace,
  buyShop,
  drawStreet,
  keep,
  keepBuilding,
  keepNobody,
  recruit,
  searchPalaces,
  searchShops,
  takePalace,
  takeShop,
} from './orders.js';
import {
  ANNA,
  BEN,
  anna,
  at,
  beads,
  buildingDeck,
  characterDeck,
  characters,
  entered,
  island,
  opening,
  stacks,
} from './scenery.js';
import { given, has, knows, saw, table } from './story.js';

const hand = anna({
  shops: ['shop-red', 'shop-blue'],
  palaces: ['palace-3'],
  characters: characters(7, 21),
  gold: 9,
  vp: 11,
  factories: 2,
  specials: 1,
  beads: beads(1, 0, 2),
  cards: ['building-inn'],
});

test('H1: shops, palaces and characters in hand are for their owner alone; the others see how many', () => {
  const backs = { shops: [null, null], palaces: [null], characters: [null, null] };
  given(hand).then(
    knows(ANNA, {
      players: [{ shops: ['shop-red', 'shop-blue'], palaces: ['palace-3'], characters: characters(7, 21) }, {}],
    }),
    knows(BEN, { players: [backs, {}] }),
    knows('public', { players: [backs, {}] }),
  );
});

test('H1: a shop or palace drawn is seen by its owner alone', () => {
  given(entered('shop'), stacks({ shops: ['shop-red', 'shop-grey'] }))
    .drawing(1)
    .when(buyShop)
    .then(
      saw(ANNA, { type: 'ShopDrawn', tile: 'shop-grey', gold: 2 }),
      saw(BEN, { type: 'ShopDrawn', tile: null, gold: 2 }),
      saw('public', { type: 'ShopDrawn', tile: null }),
    );
  given(entered('palace'), stacks({ palaces: ['palace-1', 'palace-3'] }))
    .drawing(1)
    .when(buyPalace)
    .then(saw(ANNA, { tile: 'palace-3' }), saw(BEN, { tile: null }), saw('public', { tile: null }));
});

test('H1: a stack that is looked through is seen by whoever paid for it, and so is the tile taken', () => {
  given(entered('shop'), stacks({ shops: ['shop-red', 'shop-grey'] }))
    .when(searchShops)
    .then(
      saw(ANNA, { tiles: ['shop-red', 'shop-grey'] }),
      saw(BEN, { tiles: [null, null], gold: 4 }),
      knows(BEN, { phase: { kind: 'searchingShops', tiles: [null, null] } }),
      knows(ANNA, { phase: { kind: 'searchingShops', tiles: ['shop-red', 'shop-grey'] } }),
    )
    .when(takeShop('shop-grey'))
    .then(saw(ANNA, { tile: 'shop-grey', rest: [null] }), saw(BEN, { tile: null, rest: [null] }));
  given(entered('palace'), stacks({ palaces: ['palace-1', 'palace-3'] }))
    .when(searchPalaces)
    .then(
      saw(ANNA, { tiles: ['palace-1', 'palace-3'] }),
      saw(BEN, { tiles: [null, null] }),
      knows(BEN, { phase: { kind: 'searchingPalaces', tiles: [null, null] } }),
    )
    .when(takePalace('palace-3'))
    .then(saw(ANNA, { tile: 'palace-3', rest: [null] }), saw(BEN, { tile: null, rest: [null] }));
});

const deck = characterDeck(characters(11, 12, 13, 1, 2, 3, 4, 5), []);

test('H1: characters are drawn and kept unseen by the others', () => {
  given(entered('recruit'), deck)
    .drawing(0, 0, 0)
    .when(recruit)
    .then(
      saw(ANNA, { type: 'CharactersDrawn', cards: characters(11, 12, 13) }),
      saw(BEN, { type: 'CharactersDrawn', cards: [null, null, null] }),
      knows(BEN, { phase: { kind: 'recruiting', cards: [null, null, null] } }),
    )
    .when(keep(12))
    .then(saw(ANNA, { card: 'character-12', gold: 1 }), saw(BEN, { card: null, under: [null, null], gold: 1 }));
});

test('H1: of the cards of a special building the others see the one that is kept', () => {
  const bank = buildingDeck('building-bank', 'building-inn', 'building-hostel');
  given(entered('build'), island('san-donato', '. # = # .', '# = # - #'), anna({ specials: 1 }), bank)
    .drawing(0, 0, 0)
    .when(buildSpecial(at('san-donato', 2, 5)))
    .then(
      saw(ANNA, { type: 'SpecialBuilt' }, { cards: ['building-bank', 'building-inn', 'building-hostel'] }),
      saw(BEN, { type: 'SpecialBuilt' }, { cards: [null, null, null] }),
      knows(BEN, { phase: { kind: 'choosingBuilding', cards: [null, null, null] } }),
    )
    .when(keepBuilding('building-inn'))
    .then(saw(BEN, { card: 'building-inn', under: [null, null] }), saw('public', { card: 'building-inn' }));
});

test('H2: gold, VP, beads, gondoliers, factories, special buildings and their cards lie open', () => {
  const open = {
    gold: 9,
    vp: 11,
    factories: 2,
    specials: 1,
    beads: beads(1, 0, 2),
    cards: ['building-inn'],
    gondoliers: 5,
  };
  given(hand).then(knows(BEN, { players: [open, {}] }), knows('public', { players: [open, {}] }));
});

test('H2: the sizes of all stacks and decks are open, and which streets are left', () => {
  const full = opening(2);
  const { stacks: seen, characters: pool, buildings, bag } = redact(full, BEN);
  expect(seen.streets).toEqual(full.stacks.streets);
  expect([seen.shops.length, seen.palaces.length, seen.factories, seen.specials]).toEqual([9, 12, 11, 9]);
  expect([pool.pool.length, buildings.pool.length]).toEqual([38, 15]);
  expect(bag).toEqual({ red: 10, green: 10, blue: 10 });
});

test('H2: what is built is seen by all', () => {
  given(entered('build'), island('san-donato', '. # = # .', '# = # - #'), hand)
    .when(buildShop('shop-blue', at('san-donato', 2, 5)))
    .then(saw(BEN, { tile: 'shop-blue', vp: 2 }), knows(BEN, { players: [{ shops: [null] }, {}] }));
  given(entered('build'), stacks({ streets: ['street-red-red'] }))
    .when(drawStreet)
    .then(saw(BEN, { tile: 'street-red-red' }), knows('public', { phase: { tile: 'street-red-red' } }));
});

test('H3: which shops and palaces are left in the stacks nobody sees, nor the order of anything', () => {
  const { stacks: seen, characters: pool, buildings } = redact(opening(2), ANNA);
  expect(new Set([...seen.shops, ...seen.palaces, ...pool.pool, ...buildings.pool])).toEqual(new Set([null]));
});

test('H3: nobody knows the palace that left the game', () => {
  const removed = { ...opening(2), removedPalace: ['palace-2' as const] };
  expect(redact(removed, ANNA).removedPalace).toEqual([null]);
  expect(redact(removed, 'public').removedPalace).toEqual([null]);
  const event = { type: 'PalaceRemoved', tile: 'palace-2' } as const;
  expect(seenBy(muranoSeenBy, event, ANNA)).toEqual({ type: 'PalaceRemoved', tile: null });
  expect(seenBy(muranoSeenBy, event, 'public')).toEqual({ type: 'PalaceRemoved', tile: null });
  expect(seenBy(muranoSeenBy, event, 'auditor')).toEqual(event);
});

test('H3: what goes back into a stack or under a deck is nobody’s to see any more, not even of who put it there', () => {
  given(entered('recruit'), deck)
    .drawing(0, 0, 0)
    .when(recruit, keepNobody)
    .then(
      table({ characters: { under: characters(11, 12, 13) } }),
      saw(ANNA, { type: 'NobodyKept', under: [null, null, null] }),
      knows(ANNA, { characters: { under: [null, null, null] } }),
    );
});

test('H4: the auditor sees all', () => {
  given(entered('shop'), hand, stacks({ shops: ['shop-red', 'shop-grey'] }))
    .drawing(1)
    .when(buyShop)
    .then(
      saw('auditor', { tile: 'shop-grey' }),
      has(ANNA, { gold: 7 }),
      knows('auditor', { stacks: { shops: ['shop-red'] } }),
    );
});
