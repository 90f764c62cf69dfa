import { expect, test } from '@jest/globals';
import { murano } from '#engine/murano/game.js';
import { endTurn, buyShop, drawStreet, pass, recruit, sail, sailRed, takeGold } from './orders.js';
import {
  ANNA,
  BEN,
  CARLA,
  DORA,
  anna,
  ben,
  characterDeck,
  entered,
  hasActed,
  hasLaid,
  opening,
  ring,
  stacks,
} from './scenery.js';
import {
  given,
  givenAmong,
  happened,
  has,
  itIsTheTurnOf,
  offers,
  offersNo,
  offersOnly,
  refused,
  table,
} from './story.js';

// The ring set up: the red ship on 0 (Build), black ones on 2, 4, 7, 9, 11, 13 and 16.

test('T1: a turn is sailing, and then the action of the space', () => {
  given()
    .when(sail(2, 3), buyShop)
    .then(has(ANNA, { gold: 3 }), offersOnly(endTurn));
});

test('T1: a turn begins with sailing: no action comes without it', () => {
  given().then(offersNo('takeGold', 'drawStreet', 'pass', 'endTurn'));
  given().when(takeGold).then(refused('A1'));
});

test('T1: after the action no ship sails', () => {
  given(entered('takeGold')).when(takeGold, sail(7, 8)).then(refused('T1'), offersNo('sail'));
  given(hasLaid(1)).when(sail(7, 8)).then(refused('T1'));
});

test('T2: the second ship costs 1 gold, the third 2, the fourth 3', () => {
  given(anna({ gold: 6 }))
    .when(sail(2, 3))
    .then(happened({ type: 'ShipSailed', seat: ANNA, ship: 1, to: 3, gold: 0 }), has(ANNA, { gold: 6 }))
    .when(sail(4, 5))
    .then(happened({ type: 'ShipSailed', ship: 2, to: 5, gold: 1 }), has(ANNA, { gold: 5 }))
    .when(sail(9, 10))
    .then(happened({ type: 'ShipSailed', ship: 4, to: 10, gold: 2 }), has(ANNA, { gold: 3 }))
    .when(sail(11, 12))
    .then(happened({ type: 'ShipSailed', ship: 5, to: 12, gold: 3 }), has(ANNA, { gold: 0 }), offers('drawStreet'));
});

// "You may move more than one Ship to free the Action Space": what it is for, not what it is bound to.
test('T2: a ship may sail though it stands in the way of nothing', () => {
  given(anna({ gold: 1 }))
    .when(sail(9, 10), sail(11, 12))
    .then(has(ANNA, { gold: 0 }), offers('drawStreet'));
});

test('T2: a ship that cannot be paid does not sail', () => {
  given(anna({ gold: 0 }))
    .when(sail(2, 3), sail(11, 12))
    .then(refused('T2'), offersOnly(pass));
  given(anna({ gold: 2 }))
    .when(sail(2, 3), sail(11, 12), sail(4, 5))
    .then(refused('T2'), offersNo('sail'));
});

test('T3: a ship sails forward, one space or more', () => {
  given()
    .when(sail(4, 6))
    .then(table({ ships: [0, 2, 6, 7, 9, 11, 13, 16] }));
  given().when(sail(4, 3)).then(refused('T3'));
  given().when(sail(4, 4)).then(refused('T3'));
});

test('T3: it crosses and enters free spaces only', () => {
  given().when(sail(2, 4)).then(refused('T3'));
  given().when(sail(2, 5)).then(refused('T3'));
});

test('T3: the last space is followed by the first', () => {
  given(ring('...*oooooo.......o'))
    .when(sail(17, 1))
    .then(happened({ to: 1 }), offers('buyFactory'));
  given(ring('...*oooooo.......o')).when(sail(17, 18)).then(refused('T3'));
});

test('T3: in a queue only the foremost ship can sail, up to the tail', () => {
  const foremost = (to: number) => ({ type: 'sail', ship: 7, to }) as const;
  given(ring('*ooooooo..........')).then(offersOnly(...[8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map(foremost)));
});

test('T3: there are eight ships', () => {
  given().when({ type: 'sail', ship: 8, to: 3 }).then(refused('T3', 'no such ship'));
  given()
    .then(offers('sail'))
    .when({ type: 'sail', ship: 7, to: 17 })
    .then(happened({ ship: 7 }));
});

test('T3: the red ship sails as the black ones do', () => {
  given()
    .when(sailRed(1))
    .then(happened({ ship: 0, to: 1 }), offers('buyFactory'));
  given().when(sailRed(2)).then(refused('T3'));
});

test('T3: a ship that sailed away leaves its space free for another', () => {
  given()
    .when(sail(4, 5), sail(2, 4), takeGold)
    .then(has(ANNA, { gold: 6 }));
});

test('T4: a ship sails at most once a turn', () => {
  given().when(sail(4, 5), sail(5, 6)).then(refused('T4'));
});

test('T4: in the next turn every ship may sail again', () => {
  given().when(sail(4, 5), pass, endTurn, sail(5, 6)).then(itIsTheTurnOf(BEN), offers('drawStreet'));
});

test('T5: the action is that of the space which the last ship entered', () => {
  given().when(sail(4, 5), sail(2, 3)).then(offers('buyShop'), offersNo('buyPalace'));
  given().when(sail(2, 3), sail(4, 5)).then(offers('buyPalace'), offersNo('buyShop'));
});

test('T5: one action a turn', () => {
  given(entered('takeGold')).when(takeGold, takeGold).then(refused('A1'));
});

test('T6: the first ship may go where nothing can be done: passing is left', () => {
  given(anna({ gold: 0 }))
    .when(sail(2, 3))
    .then(offersOnly(pass));
});

test('T6: a second ship only goes where the action can be paid after the ship', () => {
  given(anna({ gold: 2 }))
    .when(sail(4, 5), sail(2, 3))
    .then(refused('T6'));
  given(anna({ gold: 3 }))
    .when(sail(4, 5), sail(2, 3), buyShop)
    .then(has(ANNA, { gold: 0 }));
});

test('T6: it may go where nothing can be done if a further ship can be paid that can act', () => {
  given(anna({ gold: 2 }))
    .when(sail(2, 3), sail(7, 8))
    .then(refused('T6'));
  given(anna({ gold: 3 }))
    .when(sail(2, 3), sail(7, 8), sail(11, 12), drawStreet)
    .then(has(ANNA, { gold: 0 }));
});

/** Anna can do nothing but take 2 gold on space 4, where a ship lies and another behind it. */
const onlyGoldIsLeft = [
  ring('*..oo...ooooo.....'),
  stacks({ streets: [], shops: [], palaces: [], factories: 0, specials: 0 }),
  characterDeck([], []),
];
const poorIn = { gondoliers: 0, dismissed: 0 };

test('T6: the way on may take one ship more, or two', () => {
  given(...onlyGoldIsLeft, anna({ ...poorIn, gold: 3 }))
    .when(sail(12, 13), sail(4, 5), sail(3, 4), takeGold)
    .then(has(ANNA, { gold: 2 }));
  given(...onlyGoldIsLeft, anna({ ...poorIn, gold: 6 }))
    .when(sail(12, 13), sail(11, 12), sail(4, 5), sail(3, 4), takeGold)
    .then(has(ANNA, { gold: 2 }));
});

test('T6: it is too long where the gold does not reach', () => {
  given(...onlyGoldIsLeft, anna({ ...poorIn, gold: 2 }))
    .when(sail(12, 13), sail(4, 5))
    .then(refused('T6'));
  given(...onlyGoldIsLeft, anna({ ...poorIn, gold: 5 }))
    .when(sail(12, 13), sail(11, 12))
    .then(refused('T6'));
});

test('T6: where the second ship would end the way, it is not offered', () => {
  given(anna({ gold: 1 }))
    .when(sail(16, 17))
    .then(
      offersOnly(
        pass,
        { type: 'dismissGondolier' },
        { type: 'sail', ship: 5, to: 12 },
        { type: 'sail', ship: 2, to: 6 },
      ),
    );
});

test('T7: to pass is to take 1 gold and to move exactly one ship', () => {
  given()
    .when(sail(2, 3), pass)
    .then(happened({ type: 'TurnPassed', gold: 1 }), has(ANNA, { gold: 6 }), offersOnly(endTurn));
  given().when(pass).then(refused('T7'));
  given().when(sail(2, 3), sail(11, 12), pass).then(refused('T7'), offersNo('pass'));
});

test('T7: who acted cannot pass as well', () => {
  given(entered('takeGold')).when(takeGold, pass).then(refused('T7'));
});

test('T8: a turn ends when its player says so, after acting or passing', () => {
  given(hasActed)
    .then(itIsTheTurnOf(ANNA))
    .when(endTurn)
    .then(happened({ type: 'TurnEnded', seat: ANNA, next: BEN }));
  given().when(endTurn).then(refused('T8'));
  given().when(sail(2, 3), endTurn).then(refused('T8'));
});

test('T8: what was begun is finished first', () => {
  given(entered('recruit')).when(recruit, endTurn).then(refused('T8'));
  given(entered('build')).when(drawStreet, endTurn).then(refused('T8'));
});

test('T9: the next turn is that of the seat to the left', () => {
  given(hasActed)
    .when(endTurn)
    .then(itIsTheTurnOf(BEN), table({ turn: 2 }), offersNo('pass'), offers('sail'));
});

test('T9: after the last seat the first is to play', () => {
  givenAmong(4, hasActed)
    .when(endTurn, sail(16, 17), pass, endTurn)
    .then(itIsTheTurnOf(CARLA))
    .when(sail(13, 14), pass, endTurn)
    .then(itIsTheTurnOf(DORA))
    .when(sail(9, 10), pass, endTurn)
    .then(itIsTheTurnOf(ANNA), table({ turn: 5 }));
});

test('T9: what one pays or takes is one’s own', () => {
  given(ben({ gold: 1 }), hasActed)
    .when(endTurn, sail(2, 3), pass)
    .then(has(BEN, { gold: 2 }), has(ANNA, { gold: 5 }));
});

test('T9: whoever’s turn it is not has nothing to choose', () => {
  expect(murano.choices(opening(2), BEN)).toEqual([]);
  expect(murano.choices({ ...opening(2), phase: { kind: 'over' } }, ANNA)).toEqual([]);
});
