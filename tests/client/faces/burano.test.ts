import { describe } from '@jest/globals';
import { buranoFaces } from '#client/stage/burano/face.js';
import { provesFace } from './proves-face.js';

describe.each(buranoFaces)('At edition $game.edition', (face) => {
  provesFace(face, {
    raw: /(?:first|second|third)-(?:red|pink|orange|yellow|green|blue)|santa-claus|shop-owner|so-so|takeFloors/,
    seeds: [
      [1, 'shown 1', { bot: 'strong' }],
      [2, 'shown 2'],
      [3, 'shown 3'],
      [4, 'shown 4'],
    ],
    longer: { FloorPlaced: 2000, CharacterCame: 2000, GameEnded: 20_000 },
    // In edition 2 two who place nothing play until the supply is empty.
    rare: face.game.edition === 1 ? ['NobodyCame', 'SupplyFoundEmpty'] : ['NobodyCame'],
  });
});
