import { expect, test } from '@jest/globals';
import { lightMastersSeenBy } from '#events/light-masters/seen-by.js';
import { seenBy } from '#events/seen-by.js';
import { redact } from '#engine/light-masters/redact.js';
import { activate, complete, putFirst, putNext } from './orders.js';
import {
  ANNA,
  BEN,
  advantages,
  annaCompleted,
  annasBench,
  annasHand,
  creations,
  glass,
  hasNegotiated,
  opening,
} from './scenery.js';
import { given, knows, saw } from './story.js';

test('H1: the cards of a hand are for their owner alone; the others see how many', () => {
  given(annasHand('mask', 'mosaic')).then(
    knows(ANNA, { players: [{ hand: creations('mask', 'mosaic') }, { hand: Array(6).fill(null) }] }),
    knows(BEN, { players: [{ hand: [null, null] }, {}] }),
    knows('public', { players: [{ hand: [null, null] }, { hand: Array(6).fill(null) }] }),
  );
});

test('H1: a hand is dealt so that only its owner sees it', () => {
  const dealt = { type: 'HandDealt', seat: ANNA, cards: creations('mask', 'owl') } as const;
  expect([ANNA, BEN, 'public' as const].map((viewer) => seenBy(lightMastersSeenBy, dealt, viewer))).toEqual([
    dealt,
    { ...dealt, cards: [null, null] },
    { ...dealt, cards: [null, null] },
  ]);
});

test('H1: where a card is put in a hand is for its owner alone', () => {
  given(annasHand('mask', 'mosaic', 'owl'))
    .when(putFirst(2))
    .then(saw(ANNA, { type: 'FirstPutAway', to: 2 }), saw(BEN, { type: 'FirstPutAway', to: null, lira: 1 }));
  given(annasHand('owl', 'fox', 'heron'), annaCompleted('mask'), advantages(8))
    .when(activate('mask'), putNext(2))
    .then(saw(ANNA, { type: 'NextPut', from: 2 }), saw('public', { type: 'NextPut', from: null }));
});

test('H2: a creation comes to light as it is completed', () => {
  given(hasNegotiated, annasBench('BBBRG'), annasHand('mask', 'mosaic'))
    .when(complete('BBBR'))
    .then(saw(BEN, { type: 'CreationCompleted', creation: 'creation-mask', lira: 7 }))
    .then(knows(BEN, { players: [{ completed: creations('mask'), hand: [null], bench: glass('G'), lira: 11 }, {}] }));
});

test('H2: benches, Lira, markets, warehouse, ring, selector and advantages are open to all', () => {
  const { players, box, ...open } = opening(2);
  const { players: seen, box: unseen, ...rest } = redact({ ...open, players, box }, 'public');
  expect(rest).toEqual(open);
  expect(seen).toEqual(players.map((player) => ({ ...player, hand: player.hand.map(() => null) })));
  expect(unseen).toHaveLength(box.length);
});

test('H3: nobody sees what is left in the box', () => {
  given().then(knows(ANNA, { box: Array(12).fill(null) }), knows('public', { box: Array(12).fill(null) }));
});

test('H4: the auditor sees all', () => {
  expect(redact(opening(3), 'auditor')).toEqual(opening(3));
  const dealt = { type: 'HandDealt', seat: ANNA, cards: creations('mask') } as const;
  expect(seenBy(lightMastersSeenBy, dealt, 'auditor')).toEqual(dealt);
});
