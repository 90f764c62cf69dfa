import { test } from '@jest/globals';
import { activate, complete, endTurn, exchange, putFirst, turnRing } from './orders.js';
import {
  ANNA,
  BEN,
  advantages,
  annaCompleted,
  annaHas,
  annasBench,
  annasHand,
  creations,
  glass,
  hasNegotiated,
  toNegotiate,
} from './scenery.js';
import { given, happened, has, offers, offersNo, offersOnly, refused, saw, table } from './story.js';

test('P1: the first card is paid with its four fragments and lies open left of the bench', () => {
  given(hasNegotiated, annasBench('BBBRG'), annasHand('mask', 'mosaic'))
    .when(complete('BBBR'))
    .then(happened({ type: 'CreationCompleted', seat: ANNA, creation: 'creation-mask', pays: glass('BBBR') }))
    .then(has(ANNA, { bench: glass('G'), hand: creations('mosaic'), completed: creations('mask') }))
    .then(table({ warehouse: { blue: 9, red: 9, green: 8 } }));
});

test('P1: only the first card, only its cost, and only with what one has', () => {
  given(hasNegotiated, annasBench('GGGY'), annasHand('mask', 'mosaic'))
    .then(offersNo('complete'))
    .when(complete('GGGY'))
    .then(refused('P1', 'costs'))
    .when(complete('BBBR'))
    .then(refused('P1', 'have'))
    .when(complete('BBB'))
    .then(refused('P1', 'costs'));
});

test('P1: who has completed all cards completes nothing more', () => {
  given(hasNegotiated, annasBench('BBBRBBBR'), annasHand('mask'))
    .when(complete('BBBR'), complete('BBBR'))
    .then(refused('P1', 'all'));
});

test('P2: a clear fragment pays for any colour, and who pays says which', () => {
  given(hasNegotiated, annasBench('BBBR**'), annasHand('mask', 'mosaic'), annaHas(0))
    .then(offersOnly(complete('BBBR'), complete('BBR*'), complete('BR**'), complete('BBB*'), complete('BB**'), endTurn))
    .when(complete('BB**'))
    .then(has(ANNA, { bench: glass('BR') }));
});

test('P2: where a colour is missing the clear one has to pay for it', () => {
  given(hasNegotiated, annasBench('BBB*'), annasHand('mask', 'mosaic'), annaHas(0))
    .then(offersOnly(complete('BBB*'), endTurn))
    .when(complete('BBB*'))
    .then(has(ANNA, { bench: glass(''), completed: creations('mask') }));
});

test('P3: it brings 1 L for each place of the bench that is empty after paying, 4 to 8', () => {
  given(hasNegotiated, annasBench('BBBR'))
    .when(complete('BBBR'))
    .then(happened({ lira: 8, bonus: 0 }), has(ANNA, { lira: 12 }));
  given(hasNegotiated, annasBench('BBBRGG'))
    .when(complete('BBBR'))
    .then(happened({ lira: 6 }), has(ANNA, { lira: 10 }));
  given(hasNegotiated, annasBench('BBBRGGGG'))
    .when(complete('BBBR'))
    .then(happened({ lira: 4 }), has(ANNA, { lira: 8 }));
});

test('P4: the second creation of a turn brings 2 L more, the third no more', () => {
  given(hasNegotiated, annasBench('BBBRGGGY'), annasHand('mask', 'mosaic', 'owl', 'fox'))
    .when(complete('BBBR'))
    .then(happened({ lira: 4, bonus: 0 }))
    .when(complete('GGGY'))
    .then(happened({ lira: 8, bonus: 2 }), has(ANNA, { lira: 18 }));
});

test('P4: a third creation is paid like any other', () => {
  given(hasNegotiated, annasBench('BBBRGGGY'), annasHand('mask', 'mosaic', 'owl', 'fox'), (state) => ({
    ...state,
    phase: { kind: 'completing', seat: ANNA, completed: 2, paid: 4 },
  }))
    .when(complete('BBBR'))
    .then(happened({ lira: 4, bonus: 0 }));
});

test('P5: who has completed a creation does not negotiate any more', () => {
  given(hasNegotiated, annasBench('BBBRG'))
    .when(complete('BBBR'))
    .then(offersNo('exchange', 'buy', 'sell'))
    .when(exchange('green', 0))
    .then(refused('N1'));
  given(toNegotiate, annaHas(0), annasHand('mask'), (state) => ({
    ...state,
    phase: { kind: 'completing', seat: ANNA, completed: 1, paid: 8 },
  })).then(offersOnly(endTurn));
});

test('F1: 1 L puts the first card at any other place of the hand', () => {
  given(annasHand('mask', 'mosaic', 'owl'))
    .when(putFirst(1))
    .then(has(ANNA, { lira: 3, hand: creations('mosaic', 'mask', 'owl') }))
    .when(putFirst(2))
    .then(has(ANNA, { lira: 2, hand: creations('mask', 'owl', 'mosaic') }))
    .when(putFirst(0))
    .then(refused('F1', 'another place'))
    .when(putFirst(3))
    .then(refused('F1', 'another place'));
  given(annaHas(0)).then(offersNo('putFirst')).when(putFirst(1)).then(refused('F1', '1 L'));
  given(annasHand('mask')).then(offersNo('putFirst'));
});

test('F2: 1 L turns the ring one step anticlockwise, at any time of one’s turn', () => {
  given()
    .when(turnRing)
    .then(
      happened({ type: 'RingTurned', seat: ANNA, turned: 1, lira: 1 }),
      has(ANNA, { lira: 3 }),
      table({ turned: 1 }),
    );
  given(toNegotiate).then(offers('turnRing'));
  given(hasNegotiated).then(offers('turnRing'));
  given((state) => ({ ...state, turned: 11 }))
    .when(turnRing)
    .then(table({ turned: 0 }));
  given(annaHas(0)).then(offersNo('turnRing')).when(turnRing).then(refused('F2', '1 L'));
});

test('F2: as often as the Lira last', () => {
  given()
    .when(turnRing, turnRing, turnRing, turnRing)
    .then(has(ANNA, { lira: 0 }), table({ turned: 4 }))
    .when(turnRing)
    .then(refused('F2'));
});

test('F3: an activated creation moves to the right of the bench, and works once', () => {
  given(annaCompleted('mask', 'mosaic'), advantages(16))
    .when(activate('mask'))
    .then(
      happened({
        type: 'AdvantageActivated',
        creation: 'creation-mask',
        category: 'art',
        advantage: 16,
        pays: 0,
        gains: 0,
      }),
      has(ANNA, { completed: creations('mosaic'), activated: creations('mask') }),
    );
  given(advantages(8), annaCompleted('mask'), annasHand('owl'))
    .when(activate('mask'), activate('mask'))
    .then(refused('F3', 'no creation'));
});

test('F3: it works as the advantage at its category, or at one of its two', () => {
  given(annaCompleted('obelisk'), advantages(16, 8, 3, 4))
    .then(offers('activate'))
    .when(activate('obelisk', 'animal'))
    .then(refused('F3', 'another category'))
    .when(activate('obelisk', 'jewel'))
    .then(happened({ advantage: 8, category: 'jewel' }));
  given(annaCompleted('obelisk'), advantages(16, 8, 3, 4))
    .when(activate('obelisk', 'art'))
    .then(happened({ advantage: 16 }));
});

test('F3: a creation completed in this turn works at once, and nobody else’s', () => {
  given(hasNegotiated, annasBench('BBBR'), annasHand('mask', 'owl'), advantages(16))
    .when(complete('BBBR'), activate('mask'))
    .then(has(ANNA, { activated: creations('mask') }));
  given(annasHand('mask'), advantages(16)).when(activate('mask')).then(refused('F3'));
});

test('F4: an advantage is only activated where it can do something', () => {
  given(annaCompleted('mask'), advantages(3)).then(offersNo('activate')).when(activate('mask')).then(refused('A3'));
});

test('F4: what no action follows was in vain', () => {
  given(toNegotiate, annaCompleted('mask'), annasBench('B'), advantages(4))
    .when(activate('mask'), exchange('blue', 0), endTurn)
    .then(has(ANNA, { lira: 4, activated: creations('mask') }));
});

test('F5: an advantage that would do nothing twice is not activated twice for one action', () => {
  given(toNegotiate, annaCompleted('mask', 'mosaic'), advantages(3))
    .when(activate('mask'), activate('mosaic'))
    .then(refused('A3'));
  given(toNegotiate, annasBench('B'), annaCompleted('mask', 'mosaic'), advantages(4))
    .when(activate('mask'), activate('mosaic'))
    .then(refused('A4'));
  given(toNegotiate, annasBench('B'), annaCompleted('mask', 'mosaic'), advantages(5))
    .when(activate('mask'), activate('mosaic'))
    .then(refused('A5'));
  given(annaCompleted('mask', 'mosaic'), advantages(11))
    .when(activate('mask'), activate('mosaic'))
    .then(refused('A11'));
});

test('H1: where a first card is put is for its owner alone', () => {
  given(annasHand('mask', 'mosaic', 'owl'))
    .when(putFirst(2))
    .then(
      saw(ANNA, { type: 'FirstPutAway', to: 2 }),
      saw(BEN, { type: 'FirstPutAway', to: null }),
      saw('public', { to: null }),
    );
});
