import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Bot } from '#bots/bot.js';
import type { Asking, Game, Options } from '#engine/kit/game.js';
import { endingsOf, wayOf } from './endings.js';
import { BRIEF, violationsOf } from './law.js';
import { LAWS } from './laws.js';
import { play } from './play.js';
import type { Played } from './played.js';
import { PLAYER_NAMES, playerFor } from './players.js';
import { tasteFor } from './tasteful.js';

/** The suite of one game: every law over games of each sort of player, with each number of seats and each set of options. */
export const proves = (game: Game): void => {
  describe(`${game.title}, edition ${game.edition}, proves`, () => {
    let games: readonly Played[] = [];
    beforeAll(() => {
      games = settingsOf(game).flatMap((setting) =>
        companiesOf(game).map(({ name, bots }) => play({ game, setting, seed: `law ${name}`, bots, absences: 5 })),
      );
    }, PLAYING_MS);

    it.each(LAWS)(
      '$id: $promise',
      (law) => {
        expect(games.flatMap((played) => violationsOf(law, played, BRIEF))).toEqual([]);
      },
      LOOKING_MS,
    );

    it.each(endingsOf(game))('G5: it can end so: $way', (ending) => {
      const bots = companyOf(game, tasteFor(ending));
      const seats = ending.seats ?? game.seats.min;
      const reached = (seed: number): boolean =>
        wayOf(play({ game, setting: { seats, options: {} }, seed: `way ${seed}`, bots })) === ending.way;

      expect(Array.from({ length: TRIES }, (_, seed) => seed).some(reached)).toBe(true);
    });
  });
};

/** On a busy machine many games take their time. */
const PLAYING_MS = 120_000;
/** A game with many numbers of seats and options gives many games to look at, R1 longest. */
const LOOKING_MS = 120_000;
/** So many games a player with a taste gets to end them as it likes. */
const TRIES = 12;

/** Players of one sort at all seats: each sort gets the game to other places. Who thinks for seconds plays in `npm run laws`. */
const companiesOf = (game: Game) =>
  PLAYER_NAMES.filter((name) => name !== 'strong').flatMap((name) => {
    const bot = playerFor(name, game);
    return bot === undefined ? [] : [{ name, bots: companyOf(game, bot) }];
  });

const companyOf = (game: Game, bot: Bot<object, Asking>) => Array.from({ length: game.seats.max }, () => bot);

/** Every number of seats with every set of options. */
const settingsOf = (game: Game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more).flatMap((seats) =>
    optionSets(Object.keys(game.options)).map((options) => ({ seats, options })),
  );

const optionSets = (names: readonly string[]): readonly Options[] =>
  names.reduce<readonly Options[]>((sets, name) => sets.flatMap((set) => [set, { ...set, [name]: true }]), [{}]);
