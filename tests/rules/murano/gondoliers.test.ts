import { test } from '@jest/globals';
import { berthOf, dismiss, endTurn, hire, place } from './orders.js';
import { ANNA, BEN, CARLA, anna, berths, entered } from './scenery.js';
import { given, happened, has, offersNo, offersOnly, refused, table } from './story.js';

test('A10: a gondolier on a berth of one’s own colour costs 2 gold', () => {
  given(entered('placeGondolier'))
    .when(place('san-pietro', ANNA))
    .then(
      happened({ type: 'GondolierPlaced', seat: ANNA, berth: berthOf('san-pietro', ANNA), gold: 2, vp: 0 }),
      has(ANNA, { gold: 3, gondoliers: 4, vp: 5 }),
      offersOnly(endTurn),
    );
});

test('A10: on a berth of any other colour 5 gold, even of a colour that nobody plays', () => {
  given(entered('placeGondolier'))
    .when(place('san-donato', BEN))
    .then(
      happened({ gold: 5 }),
      has(ANNA, { gold: 0, gondoliers: 4 }),
      table({ berths: [null, ANNA, ...Array<null>(18).fill(null)] }),
    );
  given(entered('placeGondolier'))
    .when(place('san-donato', CARLA))
    .then(happened({ gold: 5 }));
});

test('A10: what cannot be paid is not offered', () => {
  given(entered('placeGondolier'), anna({ gold: 4 }))
    .when(place('san-donato', BEN))
    .then(refused('A10'));
  given(entered('placeGondolier'), anna({ gold: 2 }))
    .when(place('san-donato', ANNA))
    .then(has(ANNA, { gold: 0 }));
  given(entered('placeGondolier'), anna({ gold: 1 }))
    .when(place('san-donato', ANNA))
    .then(refused('A10'), offersNo('placeGondolier'));
});

test('A10: a berth takes one gondolier, for ever', () => {
  given(entered('placeGondolier'), berths('san-donato', 'b...'))
    .when(place('san-donato', ANNA))
    .then(refused('A10', 'not free'));
  given(entered('placeGondolier'), berths('san-donato', '.a..')).when(place('san-donato', BEN)).then(refused('A10'));
});

test('A10: one island may bear several of one’s gondoliers', () => {
  given(entered('placeGondolier'), berths('san-donato', '.a..'))
    .when(place('san-donato', ANNA))
    .then(table({ berths: [ANNA, ANNA, null, null, ...Array<null>(16).fill(null)] }));
});

test('A10: only islands in play have berths', () => {
  given(entered('placeGondolier')).when(place('sacca-serenella', ANNA)).then(refused('A10'));
});

test('A10: it takes a gondolier in hand, and the space', () => {
  given(entered('placeGondolier'), anna({ gondoliers: 1 }))
    .when(place('san-donato', ANNA))
    .then(has(ANNA, { gondoliers: 0 }));
  given(entered('placeGondolier'), anna({ gondoliers: 0 }))
    .when(place('san-donato', ANNA))
    .then(refused('A10'), offersNo('placeGondolier'));
  given(entered('gondolier')).when(place('san-donato', ANNA)).then(refused('A10'));
});

test('A14: a gondolier dismissed from hand brings 3 gold and goes to the general supply', () => {
  given(entered('gondolier'))
    .when(dismiss)
    .then(
      happened({ type: 'GondolierDismissed', seat: ANNA, gold: 3 }),
      has(ANNA, { gold: 8, gondoliers: 4, dismissed: 3 }),
      offersOnly(endTurn),
    );
});

test('A14: one of one’s own is hired from the general supply for 3 gold', () => {
  given(entered('gondolier'))
    .when(hire)
    .then(
      happened({ type: 'GondolierHired', seat: ANNA, gold: 3 }),
      has(ANNA, { gold: 2, gondoliers: 6, dismissed: 1 }),
      offersOnly(endTurn),
    );
});

test('A14: dismissing takes a gondolier in hand, and the space', () => {
  given(entered('gondolier'), anna({ gondoliers: 1 }))
    .when(dismiss)
    .then(has(ANNA, { gondoliers: 0 }));
  given(entered('gondolier'), anna({ gondoliers: 0 }))
    .when(dismiss)
    .then(refused('A14'), offersNo('dismissGondolier'));
  given(entered('placeGondolier')).when(dismiss).then(refused('A14'));
});

test('A14: hiring takes 3 gold, a gondolier in the general supply, and the space', () => {
  given(entered('gondolier'), anna({ gold: 3 }))
    .when(hire)
    .then(has(ANNA, { gold: 0 }));
  given(entered('gondolier'), anna({ gold: 2 }))
    .when(hire)
    .then(refused('A14'), offersNo('hireGondolier'));
  given(entered('gondolier'), anna({ dismissed: 1 }))
    .when(hire)
    .then(has(ANNA, { dismissed: 0 }));
  given(entered('gondolier'), anna({ dismissed: 0 }))
    .when(hire)
    .then(refused('A14'), offersNo('hireGondolier'));
  given(entered('placeGondolier')).when(hire).then(refused('A14'));
});
