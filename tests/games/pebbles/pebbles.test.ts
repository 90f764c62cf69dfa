import { describe } from '@jest/globals';
import { proves } from '#tests/laws/proves.js';
import { pebblesEditions } from './editions.js';
import { pebbles } from './game.js';

proves(pebbles);

describe('In a later release', () => {
  for (const game of pebblesEditions) proves(game);
});
