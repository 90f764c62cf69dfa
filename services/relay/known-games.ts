import type { Happening, SeenBy } from '#events/seen-by.js';
import type { Game } from '#engine/kit/game.js';
import { showingsOf } from '#engine/kit/upcast.js';

/** Who may know which event of a game at an edition; null where this release has no such rules. */
export type ShowingsOf = (game: string, edition: number) => SeenBy<Happening> | null;

export interface KnownGames {
  readonly isKnown: (game: string) => boolean;
  readonly showingsOf: ShowingsOf;
}

export const knownGames = (games: readonly Game[]): KnownGames => {
  const all = new Map(
    games.map((game): [string, SeenBy<Happening>] => [`${game.id} ${game.edition}`, showingsOf(game)]),
  );
  return {
    isKnown: (game) => games.some(({ id }) => id === game),
    showingsOf: (game, edition) => all.get(`${game} ${edition}`) ?? null,
  };
};
