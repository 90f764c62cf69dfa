import { test } from '@jest/globals';
import { endTurn, keep, keepNobody, recruit, sail } from './orders.js';
import { ANNA, anna, characterDeck, characters, entered, ring } from './scenery.js';
import { given, happened, has, offersNo, offersOnly, refused, table } from './story.js';

/** Eight characters that nobody has seen: only three can be drawn, since five of them stay in the box (rule S3). */
const three = characterDeck(characters(11, 12, 13, 1, 2, 3, 4, 5), []);

test('A8: one draws 3 characters', () => {
  given(entered('recruit'), three)
    .drawing(2, 0, 0)
    .when(recruit)
    .then(
      happened({ type: 'CharactersDrawn', seat: ANNA, cards: characters(13, 11, 12) }),
      has(ANNA, { gold: 5, characters: [] }),
      offersOnly(keep(11), keep(12), keep(13), keepNobody),
    );
});

test('A8: fewer where fewer are left: the last five of all are never drawn', () => {
  given(entered('recruit'), characterDeck(characters(11, 12, 1, 2, 3, 4, 5), []))
    .drawing(0, 0)
    .when(recruit)
    .then(offersOnly(keep(11), keep(12), keepNobody));
  given(entered('recruit'), characterDeck(characters(1, 2, 3, 4, 5), []))
    .when(recruit)
    .then(refused('A8'), offersNo('recruit'));
});

test('A8: when the deck is through, those put under it come again, the first ones first', () => {
  given(entered('recruit'), characterDeck(characters(11, 1, 2, 3, 4, 5), characters(20, 21, 22)))
    .drawing(0)
    .when(recruit)
    .then(
      happened({ cards: characters(11, 20, 21) }),
      table({ characters: { pool: characters(1, 2, 3, 4, 5), under: characters(22) } }),
    );
  given(entered('recruit'), characterDeck(characters(1, 2, 3, 4, 5), characters(20)))
    .when(recruit)
    .then(offersOnly(keep(20), keepNobody));
});

test('A8: before drawing one has the price in hand', () => {
  given(entered('recruit'), anna({ gold: 0 }))
    .when(recruit)
    .then(refused('A8'));
  given(entered('recruit'), anna({ gold: 2, characters: characters(30, 31) }))
    .when(recruit)
    .then(refused('A8'));
  given(entered('recruit'), three, anna({ gold: 3, characters: characters(30, 31) }))
    .drawing(0, 0, 0)
    .when(recruit, keep(11))
    .then(has(ANNA, { gold: 0, characters: characters(30, 31, 11) }));
});

test('A8: one recruits on its space only', () => {
  given(entered('income')).when(recruit).then(refused('A8'));
});

test('A9: the first character costs 1 gold, each further one 1 more', () => {
  given(entered('recruit'), three)
    .drawing(0, 0, 0)
    .when(recruit, keep(12))
    .then(happened({ type: 'CharacterKept', gold: 1 }), has(ANNA, { gold: 4 }));
  given(entered('recruit'), three, anna({ characters: characters(30) }))
    .drawing(0, 0, 0)
    .when(recruit, keep(12))
    .then(happened({ gold: 2 }), has(ANNA, { gold: 3, characters: characters(30, 12) }));
});

test('A9: the others go under the deck in the order in which they were drawn', () => {
  given(entered('recruit'), three)
    .drawing(0, 0, 0)
    .when(recruit, keep(12))
    .then(
      happened({ type: 'CharacterKept', card: 'character-12', under: characters(11, 13) }),
      table({ characters: { pool: characters(1, 2, 3, 4, 5), under: characters(11, 13) } }),
      offersOnly(endTurn),
    );
});

test('A9: what lies under the deck stays before what is put there now', () => {
  given(entered('recruit'), characterDeck(characters(11, 12, 13, 1, 2, 3, 4, 5), characters(20)))
    .drawing(0, 0, 0)
    .when(recruit, keep(12))
    .then(table({ characters: { under: characters(20, 11, 13) } }));
});

test('A9: who keeps nobody pays nothing, and the turn is done all the same', () => {
  given(entered('recruit'), characterDeck(characters(11, 12, 13, 1, 2, 3, 4, 5), characters(20)))
    .drawing(0, 0, 0)
    .when(recruit, keepNobody)
    .then(
      happened({ type: 'NobodyKept', under: characters(11, 12, 13) }),
      has(ANNA, { gold: 5, characters: [] }),
      table({ characters: { under: characters(20, 11, 12, 13) } }),
      offersOnly(endTurn),
    );
});

test('A9: only a character just drawn can be kept', () => {
  given(entered('recruit'), three).when(recruit, keep(30)).then(refused('A9'));
  given(entered('recruit')).when(keep(11)).then(refused('A9'));
  given(entered('recruit')).when(keepNobody).then(refused('A9'));
});

test('A9: one at a time', () => {
  given(entered('recruit'), three).drawing(0, 0, 0).when(recruit, keep(11), keep(12)).then(refused('A9'));
});

test('T6: Recruit is only sailed for where a character is left and can be paid', () => {
  const free = ring('*o.o.o.o.ooo......');
  given(free, anna({ gold: 2 }))
    .when(sail(11, 12), sail(1, 2), recruit, keepNobody)
    .then(has(ANNA, { gold: 1 }));
  given(free, anna({ gold: 1 }))
    .when(sail(11, 12), sail(1, 2))
    .then(refused('T6'));
  given(free, characterDeck(characters(1, 2, 3, 4, 5), []), anna({ gold: 2 }))
    .when(sail(11, 12), sail(1, 2))
    .then(refused('T6'));
});
