import { test } from '@jest/globals';
import { endTurn, produce, sail, sell } from './orders.js';
import { ANNA, anna, bag, beads, entered, island } from './scenery.js';
import { given, happened, has, offers, offersNo, offersOnly, refused, table } from './story.js';

/** Three factories of Anna's on two islands, and one of Ben's. */
const threeFactories = [island('san-donato', '. FA - FA .', 'FB'), island('sacca-mattia', 'FA')];
const works = [entered('production'), ...threeFactories];

test('A12: each producing factory costs 2 VP and draws a bead', () => {
  given(...works, anna({ vp: 5 }), bag(2, 1, 1))
    .drawing(3, 0)
    .when(produce(2))
    .then(
      happened({ type: 'GlassProduced', seat: ANNA, factories: 2, beads: beads(1, 0, 1), lost: 4, vp: 0, owes: false }),
      has(ANNA, { vp: 1, beads: beads(1, 0, 1), gold: 5 }),
      table({ bag: beads(1, 1, 0) }),
    );
});

test('A12: every bead is as likely to be drawn: first the red ones are counted, then the green, then the blue', () => {
  given(...works, bag(2, 3, 4))
    .drawing(1)
    .when(produce(1))
    .then(happened({ beads: beads(1, 0, 0) }));
  given(...works, bag(2, 3, 4))
    .drawing(2)
    .when(produce(1))
    .then(happened({ beads: beads(0, 1, 0) }));
  given(...works, bag(2, 3, 4))
    .drawing(4)
    .when(produce(1))
    .then(happened({ beads: beads(0, 1, 0) }));
  given(...works, bag(2, 3, 4))
    .drawing(5)
    .when(produce(1))
    .then(happened({ beads: beads(0, 0, 1) }));
  given(...works, bag(2, 3, 4))
    .drawing(8)
    .when(produce(1))
    .then(happened({ beads: beads(0, 0, 1) }));
});

test('A12: how many produce is one’s own choice', () => {
  given(...works, anna({ vp: 6 }))
    .when(produce(1))
    .then(has(ANNA, { vp: 4 }));
  given(...works, anna({ vp: 6 }))
    .when(produce(3))
    .then(has(ANNA, { vp: 0 }));
});

test('A12: no more than one has built, whatever others have and whatever one holds', () => {
  given(...works, anna({ vp: 20, factories: 3 }))
    .when(produce(4))
    .then(refused('A12'));
});

test('A12: the VP never fall below 0', () => {
  given(...works, anna({ vp: 5 }))
    .when(produce(3))
    .then(refused('A12'));
  given(...works, anna({ vp: 5 }))
    .when(produce(2))
    .then(has(ANNA, { vp: 1 }));
  given(...works, anna({ vp: 1 }))
    .when(produce(1))
    .then(refused('A12'), offersNo('produce'));
});

test('A12: no more than there are beads in the bag', () => {
  given(...works, anna({ vp: 20 }), bag(1, 0, 1))
    .when(produce(3))
    .then(refused('A12'));
  given(...works, anna({ vp: 20 }), bag(1, 0, 1))
    .when(produce(2))
    .then(table({ bag: beads(0, 0, 0) }));
});

test('A12: without producing one may sell what one has', () => {
  given(entered('production'), anna({ beads: beads(0, 1, 0) }))
    .when(produce(0))
    .then(
      happened({ type: 'GlassProduced', factories: 0, beads: beads(0, 0, 0), lost: 0 }),
      has(ANNA, { vp: 5 }),
      offers('sellBeads'),
    );
});

test('A12: with neither a factory that may produce nor a bead to sell there is nothing to do', () => {
  given(entered('production')).when(produce(0)).then(refused('A12'), offersNo('produce'));
  given(...works, anna({ vp: 1 }))
    .when(produce(0))
    .then(refused('A12'), offersNo('produce'));
});

test('A12: glass is made on its space only', () => {
  given(entered('income'), ...threeFactories)
    .when(produce(1))
    .then(refused('A12'));
});

test('A13: after producing one may sell 1, 2 or 3 beads of one colour for 5, 12 or 20 gold', () => {
  const glass = [entered('production'), anna({ beads: beads(3, 1, 0) })];
  given(...glass)
    .when(produce(0), sell(beads(1, 0, 0)))
    .then(happened({ type: 'BeadsSold', gold: 5 }), has(ANNA, { gold: 10, beads: beads(2, 1, 0) }));
  given(...glass)
    .when(produce(0), sell(beads(2, 0, 0)))
    .then(happened({ gold: 12 }), has(ANNA, { gold: 17 }));
  given(...glass)
    .when(produce(0), sell(beads(3, 0, 0)))
    .then(happened({ gold: 20 }), has(ANNA, { gold: 25 }));
});

test('A13: beads sold return to the bag', () => {
  given(entered('production'), anna({ beads: beads(3, 1, 0) }), bag(7, 9, 10))
    .when(produce(0), sell(beads(2, 0, 0)))
    .then(table({ bag: beads(9, 9, 10) }), offersOnly(endTurn));
});

test('A13: not beads of two colours, not more than 3, not none, and none that one has not', () => {
  const glass = [entered('production'), anna({ beads: beads(4, 1, 0) })];
  given(...glass)
    .when(produce(0), sell(beads(1, 1, 0)))
    .then(refused('A13'));
  given(...glass)
    .when(produce(0), sell(beads(4, 0, 0)))
    .then(refused('A13'));
  given(...glass)
    .when(produce(0), sell(beads(0, 0, 0)))
    .then(refused('A13'));
  given(...glass)
    .when(produce(0), sell(beads(0, 2, 0)))
    .then(refused('A13'));
});

test('A13: once, and only after a production', () => {
  const glass = [entered('production'), anna({ beads: beads(3, 1, 0) })];
  given(...glass)
    .when(produce(0), sell(beads(1, 0, 0)), sell(beads(1, 0, 0)))
    .then(refused('A13'));
  given(...glass)
    .when(sell(beads(1, 0, 0)))
    .then(refused('A13'));
});

test('A13: one may keep all beads', () => {
  given(...works)
    .when(produce(1))
    .then(offers('sellBeads', 'endTurn'))
    .when(endTurn)
    .then(has(ANNA, { gold: 5 }));
});

test('A13: what can be sold is offered', () => {
  given(entered('production'), anna({ beads: beads(2, 0, 1) }))
    .when(produce(0))
    .then(offersOnly(endTurn, sell(beads(1, 0, 0)), sell(beads(2, 0, 0)), sell(beads(0, 0, 1))));
});

test('T6: Production can be used with a factory that may produce or a bead to sell', () => {
  const go = [sail(16, 17), sail(13, 14)];
  given(...threeFactories, anna({ gold: 1 }))
    .when(...go)
    .then(offers('produce'));
  given(anna({ gold: 1, beads: beads(0, 0, 1) }))
    .when(...go)
    .then(offers('produce'));
  given(anna({ gold: 1 }))
    .when(...go)
    .then(refused('T6'));
  given(...threeFactories, anna({ gold: 1, vp: 1 }))
    .when(...go)
    .then(refused('T6'));
  given(...threeFactories, bag(0, 0, 0), anna({ gold: 1 }))
    .when(...go)
    .then(refused('T6'));
});
