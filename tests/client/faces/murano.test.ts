import { describe } from '@jest/globals';
import { muranoFaces } from '#client/stage/murano/face.js';
import { provesFace } from './proves-face.js';

describe.each(muranoFaces)('At edition $game.edition', (face) => {
  provesFace(face, {
    raw: /\b(?:character|building|shop|palace|street|special)-[a-z\d]|san-donato|sacca-|santa-|san-pietro|takeGold/,
    seeds: [
      [2, 'shown 11'],
      [3, 'shown 12'],
      [4, 'shown to 4'],
    ],
    longer: { ScoringBegun: 2000, CharacterScored: 2000, ScoringFinished: 2000 },
  });
});
