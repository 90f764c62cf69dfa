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
  move,
  pick,
  putNext,
  sell,
  sellOne,
  sellSeveral,
  stopSwapping,
  swap,
  take,
  takeNone,
  turnRing,
  turnRingTo,
} from './orders.js';
import {
  ANNA,
  advantages,
  annaCompleted,
  annaHas,
  annasBench,
  annasHand,
  creations,
  glass,
  hasNegotiated,
  markets,
  toNegotiate,
  warehouse,
} from './scenery.js';
import { given, happened, has, itIsTheTurnOf, offers, offersNo, offersOnly, refused, table } from './story.js';

/** Anna has completed two creations of Art, and this advantage lies there. */
const two = (advantage: number) => [annaCompleted('mask', 'mosaic'), advantages(advantage)] as const;

test('A1: a Gift is a red or green one', () => {
  given(...two(1))
    .when(activate('mask'))
    .then(offersOnly(take('green'), take('red')))
    .when(take('blue'))
    .then(refused('A1'))
    .when(takeNone)
    .then(refused('T3'))
    .when(take('red'))
    .then(has(ANNA, { bench: glass('R') }), table({ begun: null, warehouse: { red: 8 } }));
});

test('A1: only of those that are in the warehouse', () => {
  given(...two(1), warehouse('BG'))
    .when(activate('mask'))
    .then(offersOnly(take('green')))
    .when(take('red'))
    .then(refused('C2'));
  given(...two(1), warehouse('BY*'))
    .when(activate('mask'))
    .then(refused('A1'));
});

test('A1: on a full bench it makes room for itself', () => {
  given(...two(1), annasBench('BBBBYYYY'))
    .when(activate('mask'), take('green'))
    .then(offersOnly(giveBack('blue'), giveBack('green'), giveBack('yellow')));
});

test('A2: a Present is a yellow or blue one', () => {
  given(...two(2))
    .when(activate('mask'))
    .then(offersOnly(take('blue'), take('yellow')))
    .when(take('red'))
    .then(refused('A2'))
    .when(take('yellow'))
    .then(has(ANNA, { bench: glass('Y') }));
  given(...two(2), warehouse('RG*'))
    .when(activate('mask'))
    .then(refused('A2'));
});

test('A3: Free makes the next Buy cost nothing', () => {
  given(...two(3), toNegotiate, annaHas(0))
    .then(offersNo('buy'))
    .when(activate('mask'))
    .then(offers('buy'))
    .when(buy(1))
    .then(happened({ type: 'MarketBought', lira: 0 }), has(ANNA, { lira: 0, bench: glass('G') }));
  given(...two(3), toNegotiate, markets('', '', '', ''))
    .when(activate('mask'))
    .then(refused('A3'));
  given(...two(3), hasNegotiated)
    .when(activate('mask'))
    .then(refused('A3'));
});

test('A4: a Merchant’s next Sell brings 4 L', () => {
  given(...two(4), toNegotiate, annasBench('BG'))
    .when(activate('mask'), sell('blue'))
    .then(happened({ type: 'FragmentSold', lira: 4 }), has(ANNA, { lira: 8 }));
  given(...two(4), toNegotiate, annasBench('BG'))
    .when(activate('mask'), sellSeveral)
    .then(happened({ type: 'SaleOpened', lira: 4 }));
  given(...two(4), toNegotiate)
    .when(activate('mask'))
    .then(refused('A4'));
});

test('A5: with Expertise one picks 1, 2 or 3 of what the ring shows, a clear one too', () => {
  given(...two(5), toNegotiate, annasBench('G'))
    .when(activate('mask'), exchange('green', 1))
    .then(happened({ takes: glass(''), offered: glass('YR*') }), has(ANNA, { bench: glass('') }))
    .then(offersOnly(pick('Y'), pick('R'), pick('*'), pick('YR'), pick('Y*'), pick('R*'), pick('YR*')))
    .when(pick('B'))
    .then(refused('A5', 'offer'))
    .when(pick(''))
    .then(refused('A5', 'one at least'))
    .when(pick('Y*'))
    .then(has(ANNA, { bench: glass('Y*') }), table({ begun: null }));
});

test('A5: one clear at most, and only what is in the warehouse', () => {
  given(...two(5), toNegotiate, annasBench('G'), (state) => ({ ...state, side: 'b' }))
    .when(activate('mask'), exchange('green', 1))
    .then(happened({ offered: glass('R**') }), offersOnly(pick('R'), pick('*'), pick('R*')))
    .when(pick('**'))
    .then(refused('A5', 'clear'));
  given(...two(5), toNegotiate, annasBench('G'), warehouse('BY'))
    .when(activate('mask'), exchange('green', 1))
    .then(offersOnly(pick('Y')));
  given(...two(5), toNegotiate, annasBench('G'), warehouse('BB'))
    .when(activate('mask'), exchange('green', 1))
    .then(table({ begun: null }));
});

test('A5: it waits for an Exchange that is still possible', () => {
  given(...two(5), toNegotiate)
    .when(activate('mask'))
    .then(refused('A5'));
  given(...two(5), toNegotiate, annasBench('B'), markets('BBB', 'GGG', 'YYY', 'RRR'))
    .when(activate('mask'))
    .then(refused('A5'));
  given(toNegotiate, annasBench('B')).when(pick('B')).then(refused('A5'));
});

test('A6: after a Buy a Greedy one takes a clear fragment, and two add up', () => {
  given(...two(6), toNegotiate)
    .then(offersNo('activate'))
    .when(activate('mask'))
    .then(refused('A6'))
    .when(buy(0), activate('mask'), activate('mosaic'))
    .then(has(ANNA, { bench: glass('B**') }));
  given(...two(6), toNegotiate, warehouse('BB'))
    .when(buy(0), activate('mask'))
    .then(refused('A6'));
});

test('A6: a Buy of the turn before is no Buy of this one', () => {
  given(...two(6), toNegotiate)
    .when(buy(0), endTurn, collect, sell('blue'), endTurn, collect)
    .then(itIsTheTurnOf(ANNA), offers('sell'), offersNo('activate'));
});

test('A7: after a Sell a Well played one takes a clear fragment, and two add up', () => {
  given(...two(7), toNegotiate, annasBench('BBG'))
    .when(activate('mask'))
    .then(refused('A7'))
    .when(sell('blue'), activate('mask'), activate('mosaic'))
    .then(has(ANNA, { bench: glass('BG**') }));
  given(...two(7), toNegotiate, annasBench('BBG'))
    .when(sellSeveral, sellOne('blue'), sellOne('blue'), closeSale, activate('mask'))
    .then(has(ANNA, { bench: glass('G*') }));
});

test('A8: the Wizard gets 1 L and puts the hand in any order', () => {
  given(...two(8), annasHand('owl', 'fox', 'heron'))
    .when(activate('mask'))
    .then(has(ANNA, { lira: 5 }), offersOnly(putNext(0), putNext(1), putNext(2)))
    .when(putNext(2))
    .then(has(ANNA, { hand: creations('heron', 'owl', 'fox') }), offersOnly(putNext(1), putNext(2)))
    .when(putNext(0))
    .then(refused('A8', 'its place'))
    .when(putNext(3))
    .then(refused('A8', 'no such card'))
    .when(putNext(2))
    .then(has(ANNA, { hand: creations('heron', 'fox', 'owl') }), table({ begun: null }));
});

test('A8: one card has only one order', () => {
  given(...two(8), annasHand('owl'))
    .when(activate('mask'))
    .then(has(ANNA, { lira: 5 }), table({ begun: null }));
  given().when(putNext(0)).then(refused('A8'));
});

test('A9: a Favour gives back a clear fragment for 3 L', () => {
  given(...two(9), annasBench('B*'))
    .when(activate('mask'))
    .then(has(ANNA, { lira: 7, bench: glass('B') }), table({ warehouse: { clear: 6 } }))
    .when(activate('mosaic'))
    .then(refused('A9'));
});

test('A11: with Foresight the selector stays, and after collecting there is 1 L', () => {
  given(...two(11))
    .when(activate('mask'))
    .then(has(ANNA, { lira: 4 }))
    .when(collect)
    .then(happened({ type: 'PairCollected', selector: 11, fragments: glass('G*'), lira: 1 }), has(ANNA, { lira: 5 }));
  given(...two(11), toNegotiate)
    .when(activate('mask'))
    .then(refused('A11'));
});

test('A12: for 1 L a Repeat collects the pair once more; the selector moves once', () => {
  given(...two(12))
    .when(activate('mask'), collect)
    .then(has(ANNA, { lira: 3, bench: glass('BB') }), offers('collect'), offersNo('sell'))
    .when(collect)
    .then(happened({ selector: 0 }), has(ANNA, { bench: glass('BBBB') }), offers('sell'), offersNo('collect'));
  given(...two(12), annaHas(0))
    .when(activate('mask'))
    .then(refused('A12'));
  given(...two(12), toNegotiate)
    .when(activate('mask'))
    .then(refused('A12'));
});

test('A12: the ring may be turned in between, and two Repeats add up', () => {
  given(...two(12))
    .when(activate('mask'), collect, turnRing, collect)
    .then(has(ANNA, { bench: glass('BBBG') }));
  given(...two(12))
    .when(activate('mask'), activate('mosaic'), collect, collect, collect)
    .then(has(ANNA, { lira: 2, bench: glass('BBBBBB') }), offers('sell'));
});

test('A12: together with Foresight the pair is collected twice where the selector stands, for 1 L', () => {
  given(annaCompleted('mask', 'necklace'), advantages(11, 12))
    .when(activate('mask'), activate('necklace', 'jewel'), collect)
    .then(has(ANNA, { lira: 3, bench: glass('G*') }))
    .when(activate('mask'))
    .then(refused('F3'))
    .when(collect)
    .then(has(ANNA, { lira: 4, bench: glass('GG**') }), table({ selector: 11 }));
});

test('A11: once a pair is collected it is too late', () => {
  given(annaCompleted('mask', 'necklace'), advantages(11, 12))
    .when(activate('necklace', 'jewel'), collect, activate('mask'))
    .then(refused('A11'));
});

test('A13: the Traveller moves a fragment from a market to a free place of another', () => {
  given(...two(13), markets('BBB', '', 'G*', ''))
    .when(activate('mask'))
    .then(
      offersOnly(
        ...[1, 2, 3].map((to) => move('blue', 0, to)),
        ...[1, 3].flatMap((to) => [move('green', 2, to), move('clear', 2, to)]),
      ),
    )
    .when(move('green', 2, 0))
    .then(refused('A13'))
    .when(move('green', 2, 2))
    .then(refused('A13'))
    .when(move('red', 2, 1))
    .then(refused('A13'))
    .when(move('green', 4, 1))
    .then(refused('A13', 'four'))
    .when(move('green', 2, 4))
    .then(refused('A13', 'four'))
    .when(move('blue', 0, 2))
    .then(table({ markets: [glass('BB'), glass(''), glass('BG*'), glass('')], begun: null }));
});

test('A13: it needs something to move', () => {
  given(...two(13), markets('', '', '', ''))
    .when(activate('mask'))
    .then(refused('A13'));
  given()
    .when(move('blue', 0, 1))
    .then(refused('A13'));
});

test('A14: Fame is 2 L more where a creation paid 8 L, and two add up', () => {
  given(...two(14), hasNegotiated, annasBench('YYYB'), annasHand('harlequin', 'owl'))
    .when(activate('mask'))
    .then(refused('A14'))
    .when(complete('YYYB'), activate('mask'), activate('mosaic'), activate('harlequin'))
    .then(has(ANNA, { lira: 18 }));
  given(...two(14), hasNegotiated, annasBench('YYYBG'), annasHand('harlequin', 'owl'))
    .when(complete('YYYB'), activate('mask'))
    .then(refused('A14'));
});

test('A14: the 2 L for a second creation do not count as its pay', () => {
  given(...two(14), hasNegotiated, annasBench('YYYBYYBG'), annasHand('harlequin', 'owl'))
    .when(complete('YYYB'))
    .then(offersNo('activate'))
    .when(complete('YYBG'), activate('mask'))
    .then(has(ANNA, { lira: 4 + 4 + 8 + 2 + 2 }));
});

test('A15: the Opportunist gives a fragment and 1 L for another that is not clear, twice if he likes', () => {
  given(...two(15), annasBench('B*'), warehouse('RY**'))
    .when(activate('mask'))
    .then(offersOnly(...(['blue', 'clear'] as const).flatMap((gives) => [swap(gives, 'yellow'), swap(gives, 'red')])))
    .when(stopSwapping)
    .then(refused('A15', 'once'))
    .when(swap('blue', 'clear'))
    .then(refused('A15'))
    .when(swap('blue', 'green'))
    .then(refused('A15'))
    .when(swap('blue', 'red'))
    .then(has(ANNA, { lira: 3, bench: glass('R*') }), offers('swap', 'stopSwapping'))
    .when(swap('red', 'red'))
    .then(refused('A15'))
    .when(swap('clear', 'blue'))
    .then(has(ANNA, { lira: 2, bench: glass('BR') }), table({ begun: null }));
});

test('A15: each swap costs 1 L, and one may be enough', () => {
  given(...two(15), annaHas(1), annasBench('B'))
    .when(activate('mask'), swap('blue', 'red'))
    .then(has(ANNA, { lira: 0 }), offersOnly(stopSwapping))
    .when(swap('red', 'blue'))
    .then(refused('A15', '1 L'))
    .when(stopSwapping)
    .then(table({ begun: null }), offers('collect'));
  given(...two(15), annaHas(0), annasBench('B'))
    .when(activate('mask'))
    .then(refused('A15'));
  given(...two(15))
    .when(activate('mask'))
    .then(refused('A15'));
  given(annasBench('B')).when(swap('blue', 'red')).then(refused('A15'));
  given().when(stopSwapping).then(refused('A15'));
});

test('A16: the Seer turns the ring to any other rotation, free', () => {
  given(...two(16))
    .when(activate('mask'))
    .then(offersOnly(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(turnRingTo)))
    .when(turnRingTo(0))
    .then(refused('A16'))
    .when(turnRingTo(12))
    .then(refused('A16'))
    .when(turnRingTo(7))
    .then(has(ANNA, { lira: 4 }), table({ turned: 7, begun: null }));
  given().when(turnRingTo(3)).then(refused('A16'));
});

test('F5: advantages of different kinds work together on one action', () => {
  given(annaCompleted('mask', 'necklace'), advantages(4, 7), toNegotiate, annasBench('BB'))
    .when(activate('mask'), sell('blue'), activate('necklace', 'jewel'))
    .then(has(ANNA, { lira: 8, bench: glass('B*') }));
  given(annaCompleted('mask', 'necklace'), advantages(3, 6), toNegotiate)
    .when(activate('mask'), buy(3), activate('necklace', 'jewel'))
    .then(has(ANNA, { lira: 4, bench: glass('R*') }));
});

test('F5: with a Privilege each Buy may be Free, and each may be followed by Greedy', () => {
  given(annaCompleted('mask', 'mosaic', 'necklace'), advantages(3, 10), toNegotiate, annaHas(1))
    .when(activate('necklace', 'jewel'), activate('mask'), buy(0), activate('mosaic'), buy(1))
    .then(has(ANNA, { lira: 0, bench: glass('BG') }));
});
