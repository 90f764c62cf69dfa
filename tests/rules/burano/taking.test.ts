import { test } from '@jest/globals';
import { finishPlacing, place, take } from './orders.js';
import { ANNA, BEN, anna, annaHolds, first, hasTaken, second, standing, supply, third } from './scenery.js';
import {
  given,
  happened,
  happenedInOrder,
  has,
  itIsTheTurnOf,
  offers,
  offersNo,
  offersOnly,
  refused,
  table,
} from './story.js';

const market = supply('ra ob yc', 'pa gb .', 'ya pb bc');

test('T1: taking comes first, then placing, then what is beyond the limits', () => {
  given(market).then(offersNo('placeFloor', 'finishPlacing')).when(finishPlacing).then(refused('T6'));
  given(market)
    .when(place(first('ya'), 4))
    .then(refused('T1'));
  given(market)
    .when(take(0, 1))
    .then(offers(place(first('ya'), 4), finishPlacing), offersNo('takeFloors'));
});

test('T2: from the top down or from the bottom up, skipping none', () => {
  given(market)
    .when(take(0, 1))
    .then(has(ANNA, { hand: [first('ya')] }));
  given(market)
    .when(take(0, 3))
    .then(has(ANNA, { hand: [third('ra')] }));
  given(market)
    .when(take(0, 1, 2))
    .then(has(ANNA, { hand: [first('ya'), second('pa')] }));
  given(market)
    .when(take(0, 2, 3))
    .then(has(ANNA, { hand: [second('pa'), third('ra')] }));
  given(market).when(take(0, 2)).then(refused('T2'));
  given(market)
    .when(take(0, 1, 3))
    .then(refused('T2'));
  given(market)
    .when(take(0, 3, 2))
    .then(refused('T2'));
  given(market).when(take(0)).then(refused('T2'));
});

test('T2: what is taken leaves its place in the supply empty', () => {
  given(market)
    .when(take(1, 2, 3))
    .then(
      table({
        supply: [
          [first('ya'), first('pb'), first('bc')],
          [second('pa'), null, null],
          [third('ra'), null, third('yc')],
        ],
      }),
    );
});

test('T2: an empty place is no card', () => {
  given(market)
    .when(take(2, 1, 3))
    .then(has(ANNA, { hand: [first('bc'), third('yc')] }));
  given(supply('. ob yc', 'pa gb .', '. pb bc'))
    .when(take(0, 2))
    .then(has(ANNA, { hand: [second('pa')] }));
  given(supply('. ob yc', '. gb .', '. pb bc'))
    .when(take(0, 1))
    .then(refused('T2'));
  given(market).when(take(3, 1)).then(refused('T2'));
});

test('T3: 3 cards, or 2 and 1 coin, or 1 and 2 coins', () => {
  given(market)
    .when(take(0, 1, 2, 3))
    .then(happened({ type: 'FloorsTaken', coins: 0 }), has(ANNA, { coins: 4 }));
  given(market)
    .when(take(0, 1, 2))
    .then(has(ANNA, { coins: 5 }));
  given(market)
    .when(take(0, 1))
    .then(has(ANNA, { coins: 6 }));
});

test('T3: there is no 3 from a column of two', () => {
  given(market)
    .when(take(2, 1, 2, 3))
    .then(refused('T2'));
  given(market).then(
    offersOnly(
      ...[take(0, 1), take(0, 1, 2), take(0, 1, 2, 3), take(0, 2, 3), take(0, 3)],
      ...[take(1, 1), take(1, 1, 2), take(1, 1, 2, 3), take(1, 2, 3), take(1, 3)],
      ...[take(2, 1), take(2, 1, 3), take(2, 3)],
    ),
  );
});

test('T4: taking is a must, once a turn', () => {
  given(market).when(take(0, 1), take(1, 1)).then(refused('T4'));
  given(hasTaken).when(take(0, 1)).then(refused('T4'));
});

test('T4: from an empty supply nothing is taken, and no coin', () => {
  const bare = supply('. . .', '. . .', '. . .');
  given(bare, hasTaken, anna({ coins: 3 }))
    .when(finishPlacing)
    .then(
      happenedInOrder('PlacingFinished', 'TurnEnded', 'SupplyFoundEmpty'),
      itIsTheTurnOf(BEN),
      has(ANNA, { coins: 3, hand: [] }),
      has(BEN, { coins: 4, hand: [] }),
      offersOnly(finishPlacing),
    );
});

test('T5: the first card costs 1 coin, the second and the third 2 each', () => {
  given(hasTaken, anna({ coins: 6 }), annaHolds(first('ra'), second('rb'), third('rc')))
    .when(place(first('ra'), 4))
    .then(happened({ type: 'FloorPlaced', coins: 1 }), has(ANNA, { coins: 5 }))
    .when(place(second('rb'), 4))
    .then(happened({ coins: 2 }), has(ANNA, { coins: 3 }))
    .when(place(third('rc'), 4))
    .then(happened({ coins: 2 }), has(ANNA, { coins: 1, hand: [] }));
});

test('T5: never more than three in a turn, nor more than one can pay', () => {
  const hand = [first('ra'), first('yb'), first('gc'), first('pd')];
  given(hasTaken, anna({ coins: 6, hand }))
    .when(place(first('ra'), 4), place(first('yb'), 5), place(first('gc'), 6))
    .then(offersOnly(finishPlacing))
    .when(place(first('pd'), 7))
    .then(refused('T5'));
  given(hasTaken, anna({ coins: 2, hand }))
    .when(place(first('ra'), 4), place(first('yb'), 5))
    .then(refused('T5'));
  given(hasTaken, anna({ coins: 0, hand }))
    .when(place(first('ra'), 4))
    .then(refused('T5'));
});

test('T5: only from hand', () => {
  given(hasTaken, annaHolds(first('ra')))
    .when(place(first('rb'), 4))
    .then(refused('T5'));
});

test('T6: placing is over when the player says so', () => {
  given(hasTaken, annaHolds(first('ra')))
    .when(place(first('ra'), 4))
    .then(itIsTheTurnOf(ANNA), offersOnly(finishPlacing))
    .when(finishPlacing)
    .then(itIsTheTurnOf(BEN), table({ turn: 2, round: 1 }));
});

test('T4: whoever found the supply empty cannot take', () => {
  given(supply('. . .', '. . .', '. . .'), hasTaken, standing({ ending: 'empty-supply' }))
    .when(take(0, 1))
    .then(refused('T4'));
});
