import { describe, expect, it } from '@jest/globals';
import { boxOf, faceOf } from '#client/stage/registry.js';
import { LANGUAGES } from '#client/words/language.js';
import { GAMES } from '#engine/registry.js';

describe.each(GAMES)('The box of $title, edition $edition,', ({ id, edition, options }) => {
  it.each(LANGUAGES)(
    'says in "%s" what the game is about, and of each of its options what it is called and does',
    (language) => {
      const words = boxOf(id, edition)?.words[language];
      expect(words?.blurb.trim()).toMatch(/\.$/);
      expect(Object.keys(words?.options ?? {}).sort()).toEqual(Object.keys(options).sort());
      for (const { name, does } of Object.values(words?.options ?? {})) {
        expect(name).toMatch(/^\S.{2,38}[^.\s]$/);
        expect(does.trim()).toMatch(/\.$/);
      }
    },
  );
});

describe('The face of a game', () => {
  it.each(GAMES)('is there for $title, edition $edition, and goes by its rules', async (game) => {
    expect((await faceOf(game.id, game.edition))?.game).toBe(game);
  });

  it('is not there for an edition that this page does not know', async () => {
    expect(await faceOf('murano', 99)).toBeNull();
  });
});

describe('A game that this page does not know', () => {
  it.each(['chess', 'constructor', '__proto__'])('such as "%s" has neither a box nor a face', async (game) => {
    expect(boxOf(game)).toBeNull();
    expect(await faceOf(game, 1)).toBeNull();
  });
});
