import { test } from '@jest/globals';
import { finishPlacing, giveBack, place, welcome } from './orders.js';
import {
  ANNA,
  BEN,
  anna,
  annaBuilt,
  annaHolds,
  cameToAnna,
  decks,
  first,
  hasTaken,
  leftToCome,
  second,
  third,
} from './scenery.js';
import {
  given,
  givenWith,
  happened,
  happenedInOrder,
  has,
  itIsTheTurnOf,
  offers,
  offersOnly,
  refused,
  saw,
  table,
} from './story.js';

const nearlyDone = [hasTaken, annaBuilt('rb', 'ra'), annaHolds(third('rc'))] as const;

test('V1: a house completed in this turn receives a character of choice, below it', () => {
  given(...nearlyDone)
    .when(place(third('rc'), 4), finishPlacing)
    .then(happened({ type: 'PlacingFinished', visits: [4] }), offers(welcome(4, 'woman'), welcome(4, 'mayor')))
    .when(welcome(4, 'mayor'))
    .then(
      has(ANNA, { visits: [{ house: 4, character: 'mayor' }] }),
      table({ characters: { mayor: 0 } }),
      itIsTheTurnOf(BEN),
    );
});

test('V1: it is a must, after placing', () => {
  given(...nearlyDone)
    .when(welcome(4, 'woman'))
    .then(refused('V1'));
  given(...nearlyDone)
    .when(place(third('rc'), 4), finishPlacing, finishPlacing)
    .then(refused('T6'));
  given(...nearlyDone)
    .when(place(third('rc'), 4), finishPlacing, place(third('rc'), 5))
    .then(refused('T1'));
});

test('V1: a house with a scaffold, or completed before, receives nobody', () => {
  given(hasTaken, annaBuilt('. ya', 'rb yb', '## yc'), annaHolds(third('rc')))
    .when(place(third('rc'), 4), finishPlacing)
    .then(happenedInOrder('PlacingFinished', 'TurnEnded'));
  given(hasTaken, annaBuilt('ra', 'rb', 'rc'))
    .when(finishPlacing)
    .then(itIsTheTurnOf(BEN));
});

test('V1: two houses completed in one turn receive one each, in whatever order', () => {
  given(hasTaken, annaBuilt('. .', 'ra ya', 'rb yb'), annaHolds(third('rc'), third('yc')))
    .when(place(third('rc'), 4), place(third('yc'), 5), finishPlacing)
    .then(offers(welcome(4, 'boy'), welcome(5, 'boy')))
    .when(welcome(5, 'boy'))
    .then(itIsTheTurnOf(ANNA))
    .when(welcome(5, 'man'))
    .then(refused('V1'))
    .when(welcome(4, 'boy'))
    .then(itIsTheTurnOf(BEN), table({ characters: { boy: 0 } }));
});

test('V1: only who is left can come', () => {
  given(...nearlyDone, leftToCome({ girl: 1 }))
    .when(place(third('rc'), 4), finishPlacing)
    .then(offersOnly(welcome(4, 'girl')))
    .when(welcome(4, 'man'))
    .then(refused('V1'));
});

test('V2: never the same inhabitant twice; tourists may come again', () => {
  given(
    ...nearlyDone,
    leftToCome({ mayor: 1, boy: 1 }),
    cameToAnna({ house: 5, character: 'mayor' }, { house: 6, character: 'boy' }),
  )
    .when(place(third('rc'), 4), finishPlacing)
    .then(offersOnly(welcome(4, 'boy')))
    .when(welcome(4, 'mayor'))
    .then(refused('V2'));
});

test('V3: where nobody may come any more, a house receives none and is complete', () => {
  givenWith(
    4,
    { beginnersCharacters: true },
    ...nearlyDone,
    leftToCome({ mayor: 1 }),
    cameToAnna({ house: 5, character: 'mayor' }),
  )
    .when(place(third('rc'), 4), finishPlacing)
    .then(happenedInOrder('PlacingFinished', 'NobodyCame', 'TurnEnded'), itIsTheTurnOf(BEN));
});

test('V3: of two houses one may receive the last who may come, and the other none', () => {
  given(hasTaken, annaBuilt('. .', 'ra ya', 'rb yb'), annaHolds(third('rc'), third('yc')), leftToCome({ tailor: 2 }))
    .when(place(third('rc'), 4), place(third('yc'), 5), finishPlacing)
    .then(offersOnly(welcome(4, 'tailor'), welcome(5, 'tailor')))
    .when(welcome(5, 'tailor'))
    .then(happened({ type: 'NobodyCame', houses: [4] }), itIsTheTurnOf(BEN));
});

test('V3: and then surplus cards are returned all the same', () => {
  const hand = [third('rc'), first('ga'), first('gb'), first('gc'), first('gd')];
  given(hasTaken, annaBuilt('rb', 'ra'), anna({ hand }), leftToCome({}))
    .when(place(third('rc'), 4), finishPlacing)
    .then(happenedInOrder('PlacingFinished', 'NobodyCame'), offersOnly(...hand.slice(1).map(giveBack)));
});

const five = [first('ra'), first('rb'), second('ya'), second('yb'), third('ba')];
const nothingLeft = decks([], [], []);

test('L1: cards beyond 3 go to the bottom of their decks, which ones and in which order is the owner’s choice', () => {
  given(hasTaken, anna({ hand: five }), nothingLeft)
    .when(finishPlacing)
    .then(happened({ surplus: 2 }), offersOnly(...five.map(giveBack)))
    .when(giveBack(second('yb')), giveBack(second('ya')))
    .then(
      has(ANNA, { hand: [first('ra'), first('rb'), third('ba')] }),
      itIsTheTurnOf(BEN),
      table({
        decks: [
          { under: [] },
          {
            under: [
              { card: second('yb'), by: ANNA },
              { card: second('ya'), by: ANNA },
            ],
          },
          { under: [] },
        ],
      }),
    );
});

test('L1: three cards may stay', () => {
  given(hasTaken, anna({ hand: five.slice(0, 3) }))
    .when(finishPlacing)
    .then(itIsTheTurnOf(BEN));
  given(hasTaken, anna({ hand: five.slice(0, 3) }))
    .when(giveBack(first('ra')))
    .then(refused('L1'));
});

test('L1: only what one holds is returned', () => {
  given(hasTaken, anna({ hand: five }))
    .when(finishPlacing, giveBack(third('bb')))
    .then(refused('L1'));
});

test('L1: visits come before', () => {
  const hand = [third('rc'), ...five.slice(0, 1), second('ya'), second('yb'), third('ba')];
  given(hasTaken, annaBuilt('rb', 'rd'), anna({ hand }))
    .when(place(third('rc'), 4), finishPlacing)
    .then(offers(welcome(4, 'woman')))
    .when(welcome(4, 'woman'))
    .then(itIsTheTurnOf(ANNA), offersOnly(...hand.slice(1).map(giveBack)));
});

test('L1: the others see of which floor a returned card is, and no more', () => {
  given(hasTaken, anna({ hand: five }))
    .when(finishPlacing, giveBack(third('ba')))
    .then(
      saw(ANNA, { type: 'FloorReturned', floor: 3, card: third('ba') }),
      saw(BEN, { type: 'FloorReturned', floor: 3, card: null }),
      saw('public', { floor: 3, card: null }),
    );
});

test('L2: coins beyond 6 are lost at the end of a turn', () => {
  given(hasTaken, anna({ coins: 8 }))
    .when(finishPlacing)
    .then(happened({ type: 'TurnEnded', lost: 2 }), has(ANNA, { coins: 6 }));
  given(hasTaken, anna({ coins: 6 }))
    .when(finishPlacing)
    .then(happened({ lost: 0 }));
});
