import { test } from '@jest/globals';
import { collect, endTurn, sail } from './orders.js';
import { ANNA, anna, entered, island } from './scenery.js';
import { given, happened, has, offers, offersNo, offersOnly, refused } from './story.js';

/** Anna's red and blue shops, Ben's grey one, and customers: 3 red, 2 blue, 2 grey. */
const busy = island('san-donato', '. SrA -r SbA .', '# -rr SgB -b #', '-gg # -b # =');

test('A11: a shop brings 1 gold for every customer of its colour, anywhere on its island', () => {
  given(entered('income'), busy)
    .when(collect('san-donato', 'red'))
    .then(
      happened({ type: 'IncomeCollected', seat: ANNA, island: 'san-donato', gold: 3 }),
      has(ANNA, { gold: 8 }),
      offersOnly(endTurn),
    );
});

test('A11: shops of several colours sell together', () => {
  given(entered('income'), busy)
    .when(collect('san-donato', 'red', 'blue'))
    .then(happened({ gold: 5, shops: { red: true, blue: true, grey: false } }), has(ANNA, { gold: 10 }));
});

test('A11: of each colour only one shop sells', () => {
  given(entered('income'), busy, island('san-donato', '. SrA -r SbA .', 'SrA -rr SrA -b #'))
    .when(collect('san-donato', 'red'))
    .then(happened({ gold: 3 }));
});

test('A11: customers on other islands buy nothing', () => {
  given(entered('income'), busy, island('sacca-mattia', '# -rr # = .'))
    .when(collect('san-donato', 'red'))
    .then(happened({ gold: 3 }));
});

test('A11: only one’s own shops sell, on the island where they stand', () => {
  given(entered('income'), busy).when(collect('san-donato', 'grey')).then(refused('A11'));
  given(entered('income'), busy)
    .when(collect('san-donato', 'red', 'grey'))
    .then(refused('A11'));
  given(entered('income'), busy).when(collect('sacca-mattia', 'red')).then(refused('A11'));
  given(entered('income'), busy).when(collect('sacca-serenella', 'red')).then(refused('A11'));
});

test('A11: every choice of colours is offered, one at least', () => {
  given(entered('income'), busy)
    .then(offers('collectIncome'))
    .when(collect('san-donato', 'blue'))
    .then(happened({ gold: 2 }));
  given(entered('income'), busy).when(collect('san-donato')).then(refused('A11'));
});

test('A11: a shop without customers may sell all the same, for nothing', () => {
  given(entered('income'), island('san-donato', '. SgA - # .'))
    .when(collect('san-donato', 'grey'))
    .then(happened({ gold: 0 }), has(ANNA, { gold: 5 }), offersOnly(endTurn));
});

test('A11: income is collected on its space', () => {
  given(entered('shop'), busy).when(collect('san-donato', 'red')).then(refused('A11'), offersNo('collectIncome'));
});

test('T6: Income can be used where one has a shop on the board', () => {
  given(busy, anna({ gold: 1 }))
    .when(sail(16, 17), sail(7, 8))
    .then(offers('collectIncome'));
  given(island('san-donato', '. SrB -r # .'), anna({ gold: 1 }))
    .when(sail(16, 17), sail(7, 8))
    .then(refused('T6'));
});
