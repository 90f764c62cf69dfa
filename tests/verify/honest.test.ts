import { describe, expect, it } from '@jest/globals';
import { GAMES } from '#engine/registry.js';
import { play } from '#tests/laws/play.js';
import { aSigner, exportOf } from './export-of.js';
import { verified, wrongIn } from './verified.js';

const signer = aSigner();

describe('A game as it was played', () => {
  it.each(
    GAMES.flatMap((game) => [game.seats.min, game.seats.max].map((seats) => ({ game, seats, title: game.title }))),
  )(
    'of $title, edition $game.edition, with $seats seats holds, with undos and stand-ins in it',
    async ({ game, seats }) => {
      const played = play({
        game,
        setting: { seats, options: {} },
        seed: `honest-${game.id}-${seats}`,
        undos: 10,
        absences: 5,
      });
      const verdict = await verified(await exportOf(played, signer), [signer.known]);

      expect(wrongIn(verdict)).toEqual({});
      expect(verdict).toMatchObject({ holds: true, firstBad: null });
      expect(verdict.checks.map(({ state }) => state)).toEqual(verdict.checks.map(() => 'holds'));
      expect(verdict.about).toMatchObject({ game: game.id, edition: game.edition, seats, key: signer.secret.id });
    },
  );
});
