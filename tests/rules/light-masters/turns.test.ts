import { test } from '@jest/globals';
import {
  activate,
  buy,
  closeSale,
  collect,
  complete,
  endTurn,
  exchange,
  giveBack,
  sell,
  sellOne,
  sellSeveral,
  take,
  takeNone,
  turnRing,
} from './orders.js';
import {
  ANNA,
  BEN,
  CARLA,
  advantages,
  annaCompleted,
  annaHas,
  annasBench,
  annasHand,
  glass,
  hasNegotiated,
  markets,
  ringTurned,
  selectorAt,
  toNegotiate,
  warehouse,
} from './scenery.js';
import {
  given,
  givenAmong,
  happened,
  has,
  itIsTheTurnOf,
  offers,
  offersNo,
  offersOnly,
  refused,
  table,
} from './story.js';

test('T1: a turn is collecting, negotiating, completing, and then its player ends it', () => {
  given(annasBench('BR'), annasHand('mask', 'mosaic'))
    .then(offers('collect'), offersNo('sell', 'complete', 'endTurn'))
    .when(collect)
    .then(offers('exchange', 'buy', 'sell'), offersNo('collect', 'complete', 'endTurn'))
    .when(buy(1))
    .then(offers('complete', 'endTurn'), offersNo('collect', 'exchange', 'buy', 'sell'))
    .when(complete('BBBR'))
    .then(offers('endTurn'), itIsTheTurnOf(ANNA))
    .when(endTurn)
    .then(itIsTheTurnOf(BEN), offers('collect'));
});

test('T2: who has not collected or negotiated neither completes nor ends the turn', () => {
  given(annasBench('BBBR')).when(complete('BBBR')).then(refused('T2')).when(endTurn).then(refused('T2'));
  given(toNegotiate, annasBench('BBBR')).when(complete('BBBR')).then(refused('T2')).when(endTurn).then(refused('T2'));
});

test('T3: what was begun is finished before anything else', () => {
  given(toNegotiate, annasBench('BBG'))
    .when(sellSeveral)
    .then(offersOnly(sellOne('blue'), sellOne('green')))
    .when(endTurn)
    .then(refused('T3'))
    .when(turnRing)
    .then(refused('T3'));
});

test('T4: then it is the turn of the next seat clockwise, and after the last of the first', () => {
  givenAmong(3, hasNegotiated)
    .when(endTurn)
    .then(itIsTheTurnOf(BEN), table({ turn: 2 }));
  givenAmong(3)
    .when(collect, sell('blue'), endTurn, collect, sell('green'), endTurn)
    .then(itIsTheTurnOf(CARLA))
    .when(collect, sell('blue'), endTurn)
    .then(itIsTheTurnOf(ANNA));
});

test('B1: whoever takes more than 8 gives back the surplus at once, of their choice', () => {
  given(annasBench('GGGYYYR'))
    .when(collect)
    .then(has(ANNA, { bench: glass('BBGGGYYYR') }))
    .then(offersOnly(giveBack('blue'), giveBack('green'), giveBack('yellow'), giveBack('red')))
    .when(turnRing)
    .then(refused('B1'))
    .when(giveBack('clear'))
    .then(refused('B1'))
    .when(giveBack('red'))
    .then(has(ANNA, { bench: glass('BBGGGYYY') }), offers('sell'))
    .when(giveBack('red'))
    .then(refused('B1'));
});

// "No puedes tener más de 8 Fragmentos": an advantage works at any time, but no moment with more than 8 is a time of its own.
test('B1: before the surplus is given back no advantage is activated, and no creation completed', () => {
  given(advantages(9), annaCompleted('mosaic'), annasHand('mask', 'owl'), toNegotiate, annasBench('BBBRGGY*'))
    .when(buy(0))
    .then(has(ANNA, { bench: glass('BBBBRGGY*') }), offersNo('activate', 'complete', 'turnRing'))
    .when(activate('mosaic'))
    .then(refused('B1'))
    .when(giveBack('blue'), activate('mosaic'))
    .then(has(ANNA, { lira: 5, bench: glass('BBBRGGY') }));
});

test('B1: also in the middle of something begun', () => {
  given(annasBench('GGGGYYYY'), warehouse('BYR'))
    .when(collect)
    .then(table({ begun: { kind: 'replacing', missing: 1 } }), offersNo('take', 'takeNone'))
    .when(giveBack('green'))
    .then(offersOnly(take('green'), take('yellow'), take('red'), takeNone))
    .when(take('red'))
    .then(offersOnly(giveBack('blue'), giveBack('green'), giveBack('yellow'), giveBack('red')));
});

test('C1: the selector moves one position clockwise, and its pair comes from the warehouse', () => {
  given(selectorAt(2))
    .when(collect)
    .then(happened({ type: 'PairCollected', seat: ANNA, selector: 3, missing: 0, lira: 0 }))
    .then(table({ selector: 3, warehouse: { red: 8, yellow: 8 } }), has(ANNA, { bench: glass('RY') }));
  given(selectorAt(11))
    .when(collect)
    .then(table({ selector: 0 }), has(ANNA, { bench: glass('BB') }));
});

test('C1: the pair has the segment of the ring that stands there now, clear ones too', () => {
  given(selectorAt(0), ringTurned(1))
    .when(collect)
    .then(has(ANNA, { bench: glass('Y*') }));
});

test('C1: one collects once', () => {
  given().when(collect, collect).then(refused('C1'));
});

test('C2: for what is not there one takes another, a clear one too, or none', () => {
  given(warehouse('BR*'))
    .when(collect)
    .then(happened({ fragments: glass('B'), missing: 1 }))
    .then(offersOnly(take('red'), take('clear'), takeNone))
    .when(take('blue'))
    .then(refused('C2'))
    .when(take('clear'))
    .then(has(ANNA, { bench: glass('B*') }), table({ begun: null }));
  given(warehouse('BR*'))
    .when(collect, takeNone)
    .then(has(ANNA, { bench: glass('B') }), table({ begun: null }));
});

test('C2: where both are missing one chooses twice', () => {
  given(warehouse('RR'))
    .when(collect, take('red'))
    .then(offersOnly(take('red'), takeNone))
    .when(takeNone)
    .then(has(ANNA, { bench: glass('R') }))
    .when(take('red'))
    .then(refused('C2'));
});

test('N1: one of Exchange, Buy and Sell is done, and only one', () => {
  given(toNegotiate, annasBench('BG')).when(sell('blue'), sell('green')).then(refused('N1'));
  given(toNegotiate, annasBench('BG')).when(sell('blue'), exchange('green', 0)).then(refused('N1'));
  given(toNegotiate, annasBench('BG')).when(sell('blue'), buy(0)).then(refused('N1'));
  given(toNegotiate, annasBench('BGY')).when(sell('blue'), sellSeveral).then(refused('N1'));
  given(annasBench('BG')).when(exchange('blue', 0)).then(refused('N1'));
});

test('N2: an Exchange puts a fragment of one’s own into a market that is not full', () => {
  given(toNegotiate, annasBench('Y'), markets('BBB', 'GG', '', 'R'))
    .then(offers('exchange'))
    .when(exchange('yellow', 0))
    .then(refused('N2', 'full'))
    .when(exchange('blue', 1))
    .then(refused('N2', 'none'))
    .when(exchange('yellow', 4))
    .then(refused('N2', 'four'))
    .when(exchange('yellow', 1))
    .then(table({ markets: [glass('BBB'), glass('GGY'), glass(''), glass('R')] }));
});

test('N2: a clear fragment may be put in', () => {
  given(toNegotiate, annasBench('*'))
    .when(exchange('clear', 2))
    .then(table({ markets: [{}, {}, glass('Y*'), {}] }), has(ANNA, { bench: glass('GB') }));
});

test('N3: it brings what the ring shows at the three positions, but no clear ones', () => {
  given(toNegotiate, annasBench('G'))
    .when(exchange('green', 1))
    .then(happened({ type: 'FragmentExchanged', fragment: 'green', market: 1, takes: glass('YR'), offered: glass('') }))
    .then(has(ANNA, { bench: glass('YR') }));
  given(toNegotiate, annasBench('G'), ringTurned(1))
    .when(exchange('green', 3))
    .then(has(ANNA, { bench: glass('YB') }));
});

test('N3: what is missing in the warehouse is not taken', () => {
  given(toNegotiate, annasBench('G'), warehouse('R***'))
    .when(exchange('green', 1))
    .then(has(ANNA, { bench: glass('R') }), table({ begun: null }));
});

test('N4: to buy costs 2 L and brings all that lies in one market', () => {
  given(toNegotiate, markets('BG*', 'Y', '', ''))
    .then(offersOnly(buy(0), buy(1), turnRing, ...[1, 2, 3, 4, 5].map((to) => ({ type: 'putFirst', to }) as const)))
    .when(buy(0))
    .then(happened({ type: 'MarketBought', market: 0, fragments: glass('BG*'), lira: 2 }))
    .then(has(ANNA, { lira: 2, bench: glass('BG*') }), table({ markets: [glass(''), glass('Y'), {}, {}] }));
});

test('N4: an empty market is not bought, nor without 2 L', () => {
  given(toNegotiate, markets('BG*', '', '', ''))
    .when(buy(1))
    .then(refused('N4', 'empty'));
  given(toNegotiate).when(buy(4)).then(refused('N4', 'four'));
  given(toNegotiate, annasBench('B'), annaHas(1)).then(offersNo('buy')).when(buy(0)).then(refused('N4', '2 L'));
});

test('N5: a sale of one fragment brings 1 L', () => {
  given(toNegotiate, annasBench('BBG'))
    .when(sell('blue'))
    .then(happened({ type: 'FragmentSold', fragment: 'blue', lira: 1 }))
    .then(has(ANNA, { lira: 5, bench: glass('BG') }), offers('endTurn'));
  given(toNegotiate, annasBench('BBG')).when(sell('red')).then(refused('N5'));
});

test('N5: a sale of several brings 1 L in all', () => {
  given(toNegotiate, annasBench('BBG*'))
    .when(sellSeveral, sellOne('blue'))
    .then(offersNo('closeSale'))
    .when(closeSale)
    .then(refused('N5', 'two'))
    .when(sellOne('red'))
    .then(refused('N5'))
    .when(sellOne('clear'))
    .then(offersOnly(sellOne('blue'), sellOne('green'), closeSale))
    .when(closeSale)
    .then(has(ANNA, { lira: 5, bench: glass('BG') }), offers('endTurn'));
});

test('N5: it is closed by itself when nothing is left, and one fragment is not several', () => {
  given(toNegotiate, annasBench('BG'))
    .when(sellSeveral, sellOne('blue'), sellOne('green'))
    .then(has(ANNA, { lira: 5, bench: glass('') }), table({ begun: null }), offers('endTurn'));
  given(toNegotiate, annasBench('B')).then(offersNo('sellSeveral')).when(sellSeveral).then(refused('N5', 'several'));
  given(toNegotiate, annasBench('B')).when(sellOne('blue')).then(refused('N5'));
});

test('N6: where none of the three is possible the step is skipped', () => {
  given(toNegotiate, annaHas(1)).then(offers('endTurn'), offersNo('exchange', 'buy', 'sell'));
  given(toNegotiate, markets('', '', '', '')).then(offers('endTurn'), offersNo('exchange', 'buy', 'sell'));
});

test('N6: it is not skipped any more as soon as one of them is possible', () => {
  given(toNegotiate, annaHas(1), annaCompleted('mosaic'), advantages(8))
    .then(offers('endTurn'))
    .when(activate('mosaic'))
    .then(has(ANNA, { lira: 2 }), offers('putNext'));
});
