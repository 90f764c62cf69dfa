import { test } from '@jest/globals';
import { activate, buy, complete, endTurn, exchange, sell } from './orders.js';
import {
  ANNA,
  BEN,
  advantages,
  annaCompleted,
  annaHas,
  annasBench,
  annasHand,
  edition1,
  glass,
  toNegotiate,
} from './scenery.js';
import { given, happened, has, itIsTheTurnOf, offers, offersNo, refused } from './story.js';

/** Anna has completed two creations of Art, and this advantage lies there. */
const two = (advantage: number) => [annaCompleted('mask', 'mosaic'), advantages(advantage)] as const;

// "Después de una acción de Comprar, puedes coger un Fragmento de vidrio transparente": after, not right after.
test('A6: with a Privilege also where another action came after the Buy', () => {
  const greedyAndPrivileged = [advantages(6, 10), annaCompleted('mask', 'necklace'), toNegotiate, annasBench('G')];
  given(...greedyAndPrivileged)
    .when(activate('necklace', 'jewel'), buy(0), sell('green'), activate('mask'))
    .then(has(ANNA, { bench: glass('B*') }));
  given(edition1, ...greedyAndPrivileged)
    .when(activate('necklace', 'jewel'), buy(0), sell('green'), activate('mask'))
    .then(refused('A6'));
});

// "Después de una acción de Vender, puedes coger un Fragmento de vidrio transparente": after, not right after.
test('A7: with a Privilege also where another action came after the Sell', () => {
  const playedWellAndPrivileged = [advantages(7, 10), annaCompleted('mask', 'necklace'), toNegotiate, annasBench('GG')];
  given(...playedWellAndPrivileged)
    .when(activate('necklace', 'jewel'), sell('green'), buy(0), activate('mask'))
    .then(has(ANNA, { bench: glass('BG*') }));
  given(edition1, ...playedWellAndPrivileged)
    .when(activate('necklace', 'jewel'), sell('green'), buy(0), activate('mask'))
    .then(refused('A7'));
});

test('A10: for 1 L a Privilege is one Negotiate action more, before the first one or after it', () => {
  given(...two(10), toNegotiate, annasBench('BGY'))
    .when(activate('mask'))
    .then(has(ANNA, { lira: 3 }))
    .when(sell('blue'), sell('green'))
    .then(has(ANNA, { lira: 5, bench: glass('Y') }), offersNo('sell'));
  given(...two(10), toNegotiate, annasBench('BGY'))
    .when(sell('blue'), activate('mask'), exchange('green', 0))
    .then(offers('endTurn'), offersNo('exchange'));
});

const privileged = [
  advantages(10),
  annaCompleted('mosaic'),
  annasHand('mask', 'owl'),
  toNegotiate,
  annasBench('BBBRY'),
] as const;

// "Paga 1 Ł. Puedes realizar 2 acciones de NEGOCIAR durante esta fase": you may, so only the first one is a must.
test('A10: the action more may be left undone, to complete or to end the turn', () => {
  given(...privileged)
    .when(activate('mosaic'))
    .then(offersNo('complete', 'endTurn'))
    .when(endTurn)
    .then(refused('T2'))
    .when(sell('yellow'))
    .then(offers('complete', 'endTurn', 'sell', 'exchange'))
    .when(complete('BBBR'))
    .then(happened({ type: 'CreationCompleted', lira: 8 }), offersNo('sell', 'exchange', 'buy'));
  given(...privileged)
    .when(activate('mosaic'), sell('yellow'), endTurn)
    .then(itIsTheTurnOf(BEN));
  given(...privileged)
    .when(sell('yellow'), activate('mosaic'), endTurn)
    .then(itIsTheTurnOf(BEN));
});

test('A10: in edition 1 the action more was a must', () => {
  given(edition1, ...privileged)
    .when(activate('mosaic'), sell('yellow'))
    .then(offersNo('complete', 'endTurn'))
    .when(complete('BBBR'))
    .then(refused('T2'))
    .when(endTurn)
    .then(refused('T2'))
    .when(sell('red'))
    .then(offers('endTurn'));
});

test('A10: two of them are two actions more', () => {
  given(...two(10), toNegotiate, annasBench('BGY'))
    .when(activate('mask'), activate('mosaic'), sell('blue'), sell('green'), sell('yellow'))
    .then(has(ANNA, { lira: 5 }), offers('endTurn'), offersNo('buy'));
  given(...two(10), toNegotiate, annaHas(0), annasBench('B'))
    .when(activate('mask'))
    .then(refused('A10'));
  given(...two(10))
    .when(activate('mask'))
    .then(refused('A10'));
});
