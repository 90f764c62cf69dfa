import { expect, test } from '@jest/globals';
import { lightMasters } from '#engine/light-masters/game.js';
import { collect, complete, endTurn, sell } from './orders.js';
import {
  ANNA,
  BEN,
  CARLA,
  annaCompleted,
  annaHas,
  annasBench,
  annasHand,
  benCompleted,
  benHas,
  endedBy,
  hasNegotiated,
  opening,
  startedBy,
} from './scenery.js';
import { endsWith, given, givenAmong, happened, itIsTheTurnOf, offersOnly, refused, table } from './story.js';

test('E1: the end is triggered by whoever completes the last card of a hand', () => {
  given(hasNegotiated, annasBench('BBBRGGGY'), annasHand('mask', 'mosaic'))
    .when(complete('BBBR'))
    .then(table({ endedBy: null }))
    .when(complete('GGGY'))
    .then(happened({ type: 'CreationCompleted' }, { type: 'EndTriggered', seat: ANNA }), table({ endedBy: ANNA }));
});

test('E1: it is triggered once', () => {
  given(hasNegotiated, startedBy(BEN), endedBy(BEN), annasBench('BBBR'), annasHand('mask'))
    .when(complete('BBBR'))
    .then(happened({ type: 'CreationCompleted' }), table({ endedBy: BEN }));
});

test('E2: the round is finished, so that all have had as many turns', () => {
  givenAmong(3, startedBy(CARLA), hasNegotiated, annasBench('BBBR'), annasHand('mask'), annaHas(0))
    .when(complete('BBBR'), endTurn)
    .then(itIsTheTurnOf(BEN))
    .when(collect, sell('blue'), endTurn)
    .then(happened({ type: 'TurnEnded', seat: BEN, next: null }), table({ phase: { kind: 'over' } }), offersOnly());
});

test('E2: with the last turn of a round it ends at once', () => {
  given(startedBy(BEN), hasNegotiated, annasBench('BBBR'), annasHand('mask'))
    .when(complete('BBBR'), endTurn)
    .then(happened({ next: null }), table({ phase: { kind: 'over' } }));
});

test('E2: after the end nobody is to decide, and before it nobody has won', () => {
  expect(lightMasters.outcome(opening(2))).toBeNull();
  const over = { ...opening(2), phase: { kind: 'over' } } as const;
  expect(lightMasters.deciding(over)).toEqual([]);
  expect(lightMasters.choices(over, ANNA)).toEqual([]);
});

const over = [startedBy(ANNA), hasNegotiated, endedBy(ANNA)] as const;
/** Ben's turn is the last one, and Anna's has just ended. */
const bensLast = [...over, startedBy(BEN)] as const;

test('E3: most Lira wins', () => {
  given(...bensLast, annaHas(31), benHas(30))
    .when(endTurn)
    .then(endsWith({ seat: ANNA, place: 1, points: 31 }, { seat: BEN, place: 2, points: 30 }));
});

test('E4: tied, who completed fewer creations wins, whether activated or not', () => {
  given(...bensLast, annaHas(30), benHas(30), annaCompleted('mask', 'mosaic', 'owl'), benCompleted('fox', 'vase'))
    .when(endTurn)
    .then(endsWith({ seat: BEN, place: 1, points: 30 }, { seat: ANNA, place: 2, points: 30 }));
  given(...bensLast, annaHas(30), benHas(30), annaCompleted('mask'), (state) => ({
    ...state,
    players: state.players.map((player, seat) =>
      seat === BEN ? { ...player, completed: ['creation-fox'], activated: ['creation-vase'] } : player,
    ),
  }))
    .when(endTurn)
    .then(endsWith({ seat: ANNA, place: 1, points: 30 }, { seat: BEN, place: 2, points: 30 }));
});

test('E4: still tied, they share the victory, and who follows is third', () => {
  givenAmong(3, ...bensLast, annaHas(30), benHas(30))
    .when(endTurn)
    .then(
      endsWith(
        { seat: ANNA, place: 1, points: 30 },
        { seat: BEN, place: 1, points: 30 },
        { seat: CARLA, place: 3, points: 4 },
      ),
    );
});

test('E2: whoever is through is asked nothing more', () => {
  given(...bensLast)
    .when(endTurn)
    .then(table({ turn: 1 }));
  given(hasNegotiated, annasHand('mask'), annasBench('BBBR'))
    .when(complete('BBBR'), complete('BBBR'))
    .then(refused('P1'));
});
