import { test } from '@jest/globals';
import { finishPlacing, place } from './orders.js';
import { ANNA, BEGIN, anna, annaBuilt, annaHolds, first, hasTaken, second, third } from './scenery.js';
import { given, happened, has, hasBuilt, offersOnly, refused } from './story.js';

const rich = anna({ coins: 6 });

test('G1: each card on its own floor', () => {
  given(hasTaken, annaHolds(first('ra')))
    .when(place(first('ra'), 4))
    .then(hasBuilt(ANNA, 'ra'));
  given(hasTaken, annaHolds(second('ra')))
    .when(place(second('ra'), 4))
    .then(hasBuilt(ANNA, 'ra', '##'));
  given(hasTaken, annaHolds(third('ra')))
    .when(place(third('ra'), 4))
    .then(hasBuilt(ANNA, 'ra', '##', '##'));
});

test('G1: placed, a card never moves, and nothing takes its space', () => {
  given(hasTaken, annaBuilt('ra'), annaHolds(first('rb')))
    .when(place(first('rb'), 4))
    .then(refused('G1'));
});

test('G1: a card may take the place of a scaffold, which then lies aside', () => {
  given(hasTaken, annaBuilt('gb', '##'), annaHolds(first('ga')))
    .when(place(first('ga'), 4))
    .then(hasBuilt(ANNA, 'gb', 'ga'), happened({ type: 'FloorPlaced', scaffolds: [] }));
});

test('G2: below a second or third floor there are cards or scaffolds', () => {
  given(hasTaken, annaBuilt('ra'), annaHolds(third('rb')))
    .when(place(third('rb'), 4))
    .then(hasBuilt(ANNA, 'rb', '##', 'ra'));
});

test('G3: a card that stands apart needs scaffolds between', () => {
  given(hasTaken, annaBuilt('ra'), annaHolds(first('rb')))
    .when(place(first('rb'), 6))
    .then(hasBuilt(ANNA, 'ra ## rb'));
  given(hasTaken, annaBuilt('ra'), annaHolds(first('rb')))
    .when(place(first('rb'), 7))
    .then(hasBuilt(ANNA, 'ra ## ## rb'));
  given(hasTaken, annaBuilt('ra'), annaHolds(first('rb')))
    .when(place(first('rb'), 8))
    .then(refused('G5'));
});

test('G4: the very first card stands in the middle', () => {
  given(hasTaken, annaHolds(first('ra'))).then(offersOnly(place(first('ra'), BEGIN), finishPlacing));
  given(hasTaken, annaHolds(first('ra')))
    .when(place(first('ra'), 3))
    .then(refused('G4'));
});

test('G4: a street never spans more than five houses, to whichever side it grows', () => {
  given(hasTaken, rich, annaBuilt('ra ya ra ya'), annaHolds(first('gb')))
    .when(place(first('gb'), 3))
    .then(hasBuilt(ANNA, '. . . gb ra ya ra ya .'));
  given(hasTaken, annaBuilt('ra ya ra ya ga'), annaHolds(first('gb')))
    .when(place(first('gb'), 3))
    .then(refused('G4'));
  given(hasTaken, annaBuilt('ra'), annaHolds(first('gb')))
    .when(place(first('gb'), 0))
    .then(refused('G5'));
});

test('G5: two scaffolds and no more', () => {
  given(hasTaken, annaBuilt('ra'), annaHolds(third('gb')))
    .when(place(third('gb'), 5))
    .then(hasBuilt(ANNA, '. gb', '. ##', 'ra ##'));
  given(hasTaken, annaBuilt('ra'), annaHolds(third('gb')))
    .when(place(third('gb'), 6))
    .then(refused('G5'));
  given(hasTaken, annaBuilt('rb .', '## .', '## ya'), annaHolds(second('gb')))
    .when(place(second('gb'), 6))
    .then(refused('G5'));
});

test('G5: a scaffold goes where it is needed next: two second floors apart', () => {
  given(hasTaken, rich, annaBuilt('ra .', '## ya'), annaHolds(first('rb'), second('gb')))
    .when(place(first('rb'), 4), place(second('gb'), 6))
    .then(hasBuilt(ANNA, 'ra . gb', 'rb ya ##'));
});

test('G6: the scaffold moves that a card needs come with it, and what nothing needs lies aside', () => {
  given(hasTaken, annaBuilt('ra ## ## yb'), annaHolds(first('gc')))
    .when(place(first('gc'), 5))
    .then(happened({ scaffolds: [18] }), hasBuilt(ANNA, 'ra gc ## yb'));
});

test('B1: a house of another colour costs a token', () => {
  given(hasTaken, annaBuilt('ra'), annaHolds(second('gb')))
    .when(place(second('gb'), 4))
    .then(happened({ type: 'FloorPlaced', tokens: 1 }), has(ANNA, { tokens: 3 }));
  given(hasTaken, annaBuilt('ra'), annaHolds(second('rb')))
    .when(place(second('rb'), 4))
    .then(happened({ tokens: 0 }), has(ANNA, { tokens: 4 }));
});

test('B1: any colour that the house has already will do', () => {
  given(hasTaken, annaBuilt('yb', 'ba'), annaHolds(third('bc')))
    .when(place(third('bc'), 4))
    .then(happened({ tokens: 0 }));
});

test('B2: beside a house with that colour it costs a token', () => {
  given(hasTaken, annaBuilt('ra'), annaHolds(first('rb')))
    .when(place(first('rb'), 5))
    .then(happened({ tokens: 1 }));
  given(hasTaken, annaBuilt('rb', '##'), annaHolds(first('rc')))
    .when(place(first('rc'), 3))
    .then(happened({ tokens: 1 }));
  given(hasTaken, annaBuilt('ra'), annaHolds(first('rb')))
    .when(place(first('rb'), 6))
    .then(happened({ tokens: 0 }));
});

test('B3: who breaks both rules at once pays one token', () => {
  given(hasTaken, annaBuilt('ba yb'), annaHolds(second('yc')))
    .when(place(second('yc'), 4))
    .then(happened({ tokens: 1 }), has(ANNA, { tokens: 3 }));
});

test('B3: with no token left neither may be broken', () => {
  given(hasTaken, annaBuilt('ra'), anna({ tokens: 0, hand: [second('gb'), first('rb')] }))
    .then(
      offersOnly(
        place(first('rb'), 2),
        place(first('rb'), 6),
        place(first('rb'), 1),
        place(first('rb'), 7),
        place(second('gb'), 2),
        place(second('gb'), 3),
        place(second('gb'), 6),
        place(second('gb'), 5),
        finishPlacing,
      ),
    )
    .when(place(second('gb'), 4))
    .then(refused('B3'));
  given(hasTaken, annaBuilt('ra'), anna({ tokens: 0, hand: [first('rb')] }))
    .when(place(first('rb'), 5))
    .then(refused('B3'));
});
