import { expect, test } from '@jest/globals';
import { CHARACTER_COUNT } from '#events/murano/components.js';
import { CHARACTERS, scoringOf } from '#engine/murano/scoring/characters.js';

test('C1 to C40: every character scores, and there are no others', () => {
  const numbers = Array.from({ length: CHARACTER_COUNT }, (_, index) => index + 1);
  expect(Object.keys(CHARACTERS).map(Number)).toEqual(numbers);
});

test('a character that is not in the game is a fault', () => {
  expect(() => scoringOf('character-41')).toThrow('character-41');
});
