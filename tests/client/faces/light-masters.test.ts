import { describe } from '@jest/globals';
import { lightMastersFaces } from '#client/stage/light-masters/face.js';
import { provesFace } from './proves-face.js';

describe.each(lightMastersFaces)('At edition $game.edition', (face) => {
  provesFace(face, {
    raw: /\bcreation-|turnRing/,
    seeds: [
      [2, 'shown 3'],
      [2, 'shown 4'],
      [2, 'shown 13', { options: { ringB: true } }],
      [3, 'shown 1', { options: { ringB: true } }],
      [4, 'shown 6'],
    ],
    // The last turn counts the purses, one after another.
    longer: { TurnEnded: 4500 },
  });
});
