import type { Happening, SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Game } from '#engine/kit/game.js';

/** Who may know which event of a game at an edition; null where this release has no such rules. */
export type ShowingsOf = (game: string, edition: number) => SeenBy<Happening> | null;

export interface KnownGames {
  readonly isKnown: (game: string) => boolean;
  readonly showingsOf: ShowingsOf;
}

export const knownGames = (games: readonly Game[]): KnownGames => {
  const all = new Map(
    games.map(({ id, edition, seenBy }): [string, SeenBy<Happening>] => [
      `${id} ${edition}`,
      { ...tableSeenBy, ...seenBy },
    ]),
  );
  return {
    isKnown: (game) => games.some(({ id }) => id === game),
    showingsOf: (game, edition) => all.get(`${game} ${edition}`) ?? null,
  };
};
