import { describe } from '@jest/globals';
import { pebblesFaces } from '#tests/games/pebbles/editions-face.js';
import { pebblesFace } from '#tests/games/pebbles/face.js';
import { provesFace } from './proves-face.js';

const LOOKING = { seeds: [[2, 'face']] as const, raw: /pebble-|hand-\d/ };

provesFace(pebblesFace, LOOKING);

describe.each(pebblesFaces)('In a later release, at edition $game.edition', (face) => {
  provesFace(face, LOOKING);
});
