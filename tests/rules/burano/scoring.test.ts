import { expect, test } from '@jest/globals';
import type { Character, House } from '#events/burano/components.js';
import { pointsOf } from '#engine/burano/scoring/characters.js';
import { finishPlacing } from './orders.js';
import { anna, ben, bensTurn, built, standing } from './scenery.js';
import { given, table } from './story.js';

/** What a character brings who came to the first house of a drawn street. */
const brings = (character: Character, ...rows: readonly string[]): number => at(4, character, ...rows);

const NONE = '. . . . .';

const at = (house: House, character: Character, ...rows: readonly string[]): number =>
  pointsOf(character, built(...rows).street, house);

test('C1: the Woman brings 2, and 1 a flower of her house', () => {
  expect(brings('woman', 'rc', 'rd', 'rc')).toBe(2 + 6);
  expect(at(5, 'woman', 'rc ra', 'rd ra', 'rc ra')).toBe(2);
});

test('C2: the Man brings 2, and 1 a plant of his house', () => {
  expect(brings('man', 'ra', 'rc', 'rd')).toBe(2 + 6);
});

test('C3: the Girl brings 2, and 3 a cat of her house', () => {
  expect(brings('girl', 'rb', 'rd', 'ra')).toBe(2 + 9);
});

test('C4: the Boy brings 2, and 2 for each cat, awning, streetlight and chimney of his house', () => {
  expect(brings('boy', 'rb', 'ra', 'rb')).toBe(2 + 2 * (2 + 2 + 1));
});

test('C5: the Mayor brings 1 a pedestrian on the first floors', () => {
  expect(brings('mayor', 'ra ya gc')).toBe(2 + 2 + 3);
});

test('C6: the Policeman brings 5, 9, 15 for streetlights of which no two are neighbours', () => {
  const below = 'ra ra ra ra ra';
  expect(brings('policeman', 'rb rb rb rb rb', below)).toBe(0);
  expect(brings('policeman', 'ra rb rb rb rb', below)).toBe(5);
  expect(brings('policeman', 'ra rc rb rb rb', below)).toBe(5);
  expect(brings('policeman', 'ra rb rb ra rb', below)).toBe(9);
  expect(brings('policeman', 'ra rc ra rb ra', below)).toBe(15);
  expect(brings('policeman', 'ra ra ra ra ra', below)).toBe(15);
  expect(brings('policeman', 'rb ra ra ra rb', below)).toBe(9);
  expect(brings('policeman', 'rb ra ra ra ra', below)).toBe(9);
});

test('C7: Santa Claus brings 3 a chimney', () => {
  expect(brings('santa-claus', 'rb rd ya', '. . .', '. . .')).toBe(6);
});

test('C8: the Shop Owner brings 2, 5, 9, 15 for 1 to 4 kinds of shop', () => {
  expect(brings('shop-owner', 'ra')).toBe(0);
  expect(brings('shop-owner', 'rb yd')).toBe(2);
  expect(brings('shop-owner', 'rb rc')).toBe(5);
  expect(brings('shop-owner', 'rb rc pa')).toBe(9);
  expect(brings('shop-owner', 'rb rc pa ya pc')).toBe(15);
});

test('C9: the Tailor brings 4 for each pair of a red and a blue awning, on any floor', () => {
  expect(brings('tailor', 'pa ra', 'rb ra', 'rb pb')).toBe(4 * 2);
  expect(brings('tailor', 'oa', 'rb', 'pb')).toBe(4);
  expect(brings('tailor', 'ya', 'yb', 'ya')).toBe(0);
});

test('C10: the Florist brings 1 a flower on the best three cards side by side on one floor', () => {
  expect(brings('florist', 'rc rc ra rc rc', NONE, NONE)).toBe(6);
  expect(brings('florist', 'rc rc . rc', NONE, NONE)).toBe(6);
  expect(brings('florist', 'rc . rc', NONE, NONE)).toBe(3);
  expect(brings('florist', 'ra . rc', 'rd . pd', NONE)).toBe(3);
  expect(brings('florist')).toBe(0);
});

test('C10: where three lie side by side, those count, though two elsewhere have more flowers', () => {
  expect(brings('florist', 'rc rc . .', '. . . .', 'ra yb gb ra')).toBe(0);
});

test('C11: the Gardener brings the same for plants', () => {
  expect(brings('gardener', 'ra ya ra', 'rc ya ga', 'bb bb bb')).toBe(9);
});

const street = built('. . pb', 'pc oa pb', 'ra ob pa');

test('F1: tourists look at their house, inhabitants at the whole street, unfinished houses included', () => {
  given(
    standing({ ending: 'five-houses' }),
    bensTurn,
    anna({
      ...street,
      visits: [
        { house: 6, character: 'mayor' },
        { house: 4, character: 'man' },
      ],
    }),
  )
    .when(finishPlacing)
    .then(
      table({
        sheets: [
          {
            characters: [
              { house: 4, character: 'man', points: 4 },
              { house: 6, character: 'mayor', points: 5 },
            ],
          },
          {},
        ],
      }),
    );
});

test('F2: each shop brings its points', () => {
  given(standing({ ending: 'five-houses' }), bensTurn, anna({ ...built('rb rc pa ya') }))
    .when(finishPlacing)
    .then(table({ sheets: [{ shops: 2 + 3 + 3 + 2 }, { shops: 0 }] }));
});

test('F3: each token left brings 3', () => {
  given(standing({ ending: 'five-houses' }), bensTurn, anna({ tokens: 1 }), ben({ tokens: 4 }))
    .when(finishPlacing)
    .then(table({ sheets: [{ tokens: 3 }, { tokens: 12 }] }));
});

test('F1: all together is the total', () => {
  given(
    standing({ ending: 'five-houses' }),
    bensTurn,
    anna({ ...street, tokens: 2, visits: [{ house: 5, character: 'policeman' }] }),
  )
    .when(finishPlacing)
    .then(table({ sheets: [{ shops: 6, tokens: 6, windows: 2, penalty: 2, total: 5 + 6 + 6 - 2 }, {}] }));
});

/** As the picture in the rule book has it, where its deck is not ours: there, a card that we have once lies three times. */
const pictured = built('gd ya pc ga yc', 'rc bd bd bd oa', 'bc oc pc yb gc');

test('F1, F2, F3, F4: the sum that the rule book works out is 64', () => {
  given(
    standing({ ending: 'five-houses' }),
    bensTurn,
    anna({
      ...pictured,
      tokens: 4,
      visits: [
        { house: 5, character: 'woman' },
        { house: 4, character: 'florist' },
        { house: 6, character: 'santa-claus' },
        { house: 7, character: 'policeman' },
        { house: 8, character: 'boy' },
      ],
    }),
    ben(built('oc', 'rc', 'oc')),
  )
    .when(finishPlacing)
    .then(
      table({
        sheets: [
          {
            characters: [
              { house: 4, character: 'florist', points: 9 },
              { house: 5, character: 'woman', points: 9 + 2 },
              { house: 6, character: 'santa-claus', points: 12 },
              { house: 7, character: 'policeman', points: 9 },
              { house: 8, character: 'boy', points: 10 },
            ],
            shops: 5,
            tokens: 12,
            windows: 4,
            penalty: 4,
            total: 64,
          },
          { windows: 3, penalty: 0 },
        ],
      }),
    );
});
