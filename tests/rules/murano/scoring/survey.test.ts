import { expect, test } from '@jest/globals';
import { survey } from '#engine/murano/scoring/survey.js';
import { ANNA, BEN, berth, scene } from './scene.js';

const CROWDED = `
  san-donato    abca  Fa Fa Fb Fc Ra Gb P2 P3 S - r bb g
  sacca-mattia  a...  Fa Ra P1 S r b g`;

test('a survey counts what lies on one island', () => {
  expect(survey(scene(CROWDED), 'san-donato', ANNA)).toEqual({
    island: 'san-donato',
    own: { factories: 2, shops: 1 },
    opponents: { factories: 2, shops: 1 },
    shops: { red: 1, blue: 0, grey: 1 },
    customers: { red: 1, blue: 2, grey: 1 },
    palaces: 2,
    crests: 5,
    specials: 1,
    gondoliers: 2,
  });
});

test('a survey is one seat’s own', () => {
  expect(survey(scene(CROWDED), 'san-donato', BEN)).toMatchObject({
    own: { factories: 1, shops: 1 },
    opponents: { factories: 3, shops: 1 },
    gondoliers: 1,
  });
  expect(survey(scene(CROWDED), 'sacca-mattia', BEN)).toMatchObject({
    own: { factories: 0, shops: 0 },
    opponents: { factories: 1, shops: 1 },
    gondoliers: 0,
  });
});

test('a survey counts gondoliers that have scored, too', () => {
  const later = scene(CROWDED, { used: [berth('san-donato', 0)] });
  expect(survey(later, 'san-donato', ANNA).gondoliers).toBe(2);
});
