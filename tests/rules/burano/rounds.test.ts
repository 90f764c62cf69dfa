import { test } from '@jest/globals';
import { dismiss, finishPlacing, giveBack, take } from './orders.js';
import {
  ANNA,
  BEN,
  CARLA,
  anna,
  bensTurn,
  decks,
  edition1,
  first,
  hasTaken,
  isPhase,
  leftToCome,
  second,
  standing,
  supply,
  third,
} from './scenery.js';
import {
  given,
  givenAlone,
  givenAmong,
  happened,
  happenedInOrder,
  itIsTheTurnOf,
  offers,
  offersOnly,
  refused,
  table,
} from './story.js';

const market = supply('ra . yc', '. . gb', 'ya pb bc');
const oneEach = decks(['first-green-a'], ['second-green-a'], ['third-green-a']);
const enough = decks(
  [first('ga'), first('gc'), first('gd')],
  [second('ga'), second('gc'), second('gd')],
  [third('ga'), third('gc'), third('gd')],
);

test('R1: after everyone has had a turn the start token passes clockwise', () => {
  given(bensTurn)
    .when(finishPlacing)
    .then(happened({ type: 'RoundBegun', start: BEN }), table({ start: BEN, round: 2 }), itIsTheTurnOf(BEN));
  given(bensTurn, standing({ start: BEN }))
    .when(finishPlacing)
    .then(table({ round: 1 }), itIsTheTurnOf(ANNA));
});

test('R1: within a round it is the next seat’s turn', () => {
  givenAmong(3, hasTaken)
    .when(finishPlacing)
    .then(itIsTheTurnOf(BEN), table({ start: ANNA, round: 1, turn: 2 }));
});

test('R2: with 2 players the rightmost card of each row leaves the game', () => {
  given(bensTurn, market, enough)
    .drawing(0, 0, 0, 0, 0, 0)
    .when(finishPlacing)
    .then(
      happened({ type: 'FloorsRemoved', cards: [first('bc'), second('gb'), third('yc')] }),
      table({ gone: [first('bc'), second('gb'), third('yc')] }),
    );
});

test('R2: the rightmost that is still there', () => {
  given(bensTurn, supply('ra . .', '. yb .', '. . .'), enough)
    .when(finishPlacing)
    .then(happened({ type: 'FloorsRemoved', cards: [second('yb'), third('ra')] }));
});

test('R2: with 3 or 4 players nothing leaves', () => {
  const lastTurn = isPhase({ kind: 'placing', seat: CARLA, placed: 0, completed: [] });
  givenAmong(3, lastTurn)
    .when(finishPlacing)
    .then(happenedInOrder('PlacingFinished', 'TurnEnded', 'SupplyRefilled', 'RoundBegun'), table({ gone: [] }));
});

const nothingLeft = [supply('. . .', '. . .', '. . .'), enough] as const;

test('R5: with 2 players, where nobody placed a card or left one, the rightmost leave after the refill', () => {
  given(bensTurn, ...nothingLeft, standing({ idle: 1 }))
    .when(finishPlacing)
    .then(
      happenedInOrder('PlacingFinished', 'TurnEnded', 'FloorsRemoved', 'SupplyRefilled', 'FloorsRemoved', 'RoundBegun'),
      table({ supply: [{ 2: null }, { 2: null }, { 2: null }], round: 2 }),
      itIsTheTurnOf(BEN),
    );
});

test('R5: not where a card was placed or left in the supply, and not in edition 1', () => {
  const onceRemoved = happenedInOrder('PlacingFinished', 'TurnEnded', 'FloorsRemoved', 'SupplyRefilled', 'RoundBegun');
  given(bensTurn, ...nothingLeft, standing({ idle: 0 }))
    .when(finishPlacing)
    .then(onceRemoved);
  given(bensTurn, supply('. . .', '. . .', 'ya . .'), enough, standing({ idle: 1 }))
    .when(finishPlacing)
    .then(onceRemoved);
  given(edition1, bensTurn, ...nothingLeft, standing({ idle: 1 }))
    .when(finishPlacing)
    .then(onceRemoved);
});

test('R3: the cards slide away from the decks, and the gaps are filled by luck', () => {
  given(bensTurn, market, enough)
    .drawing(2, 0, 1, 0, 0, 0)
    .when(finishPlacing)
    .then(
      happened({
        type: 'SupplyRefilled',
        drawn: [[first('gd')], [second('ga'), second('gd'), second('gc')], [third('ga'), third('gc')]],
      }),
      table({
        supply: [
          [first('gd'), first('ya'), first('pb')],
          [second('ga'), second('gd'), second('gc')],
          [third('ga'), third('gc'), third('ra')],
        ],
        decks: [{ pool: [first('ga'), first('gc')] }, { pool: [] }, { pool: [third('gd')] }],
      }),
    );
});

test('R3: returned cards come when the rest of the deck is through, in the order in which they were returned', () => {
  const under = [second('ba'), second('bb'), second('bc')].map((card) => ({ card, by: ANNA }));
  given(
    bensTurn,
    market,
    standing({
      decks: [
        { pool: [], under: [] },
        { pool: [second('ga')], under },
        { pool: [], under: [] },
      ],
    }),
  )
    .when(finishPlacing)
    .then(
      happened({ type: 'SupplyRefilled', drawn: [[], [second('ga'), second('ba'), second('bb')], []] }),
      table({ decks: [{}, { pool: [], under: [{ card: second('bc') }] }, {}] }),
    );
});

test('R3: when a deck is empty its gaps stay open, beside the deck', () => {
  given(bensTurn, market, oneEach)
    .when(finishPlacing)
    .then(
      table({
        supply: [
          [first('ga'), first('ya'), first('pb')],
          [null, null, second('ga')],
          [null, third('ga'), third('ra')],
        ],
      }),
    );
});

test('R4: alone, a character leaves between the removal and the refill', () => {
  givenAlone(hasTaken)
    .when(finishPlacing)
    .then(
      happenedInOrder('PlacingFinished', 'TurnEnded', 'FloorsRemoved'),
      offers(dismiss('woman'), dismiss('gardener')),
      table({ round: 1 }),
    )
    .when(dismiss('gardener'))
    .then(
      happenedInOrder('CharacterDismissed', 'SupplyRefilled', 'RoundBegun'),
      table({ dismissed: ['gardener'], characters: { gardener: 0 }, round: 2, start: ANNA }),
      itIsTheTurnOf(ANNA),
    );
});

test('R4: only who is left can be sent away, and only then', () => {
  givenAlone(hasTaken, leftToCome({ boy: 2, mayor: 1 }))
    .when(finishPlacing)
    .then(offersOnly(dismiss('boy'), dismiss('mayor')))
    .when(dismiss('girl'))
    .then(refused('R4'));
  givenAlone(hasTaken).when(dismiss('boy')).then(refused('R4'));
  given(bensTurn).when(dismiss('boy')).then(refused('R4'));
});

test('R4: nothing else is done between two rounds', () => {
  givenAlone(hasTaken).when(finishPlacing, take(0, 1)).then(refused('T4'));
  givenAlone(hasTaken, anna({ hand: [first('ra')] }))
    .when(finishPlacing, giveBack(first('ra')))
    .then(refused('L1'));
});
