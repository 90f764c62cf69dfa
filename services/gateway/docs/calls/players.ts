import {
  GamesAsked,
  GamesAsShown,
  PlayerAddress,
  PlayerAsShown,
  StandingsAsked,
  StandingsAsShown,
} from '#events/wire/standings.js';
import { json } from '../call.js';
import type { Call } from '../call.js';

export const PLAYER_CALLS: readonly Call[] = [
  {
    ...{ name: 'listStandings', method: 'get', path: '/api/standings', about: 'players', token: 'none' },
    summary: 'Who plays a game best, by pages',
    more: 'Of finished games with others, at tables in the public list. Bots stand there under their names.',
    query: StandingsAsked,
    answers: { 200: { what: 'A page of them, the best first.', content: json(StandingsAsShown) } },
    problems: ['malformed'],
  },
  {
    ...{ name: 'showPlayer', method: 'get', path: '/api/players/{id}', about: 'players', token: 'none' },
    summary: 'A player, and their record in each game',
    address: PlayerAddress,
    answers: { 200: { what: 'Who they are, and how they play.', content: json(PlayerAsShown) } },
    problems: ['malformed', 'not_found'],
  },
  {
    ...{ name: 'listGamesOf', method: 'get', path: '/api/players/{id}/games', about: 'players', token: 'heeded' },
    summary: 'The games that a player plays or played, the newest first, by pages',
    more: 'Unlisted tables are listed for those only who sat there as well.',
    address: PlayerAddress,
    query: GamesAsked,
    answers: { 200: { what: 'A page of them; without a cursor there are no more.', content: json(GamesAsShown) } },
    problems: ['malformed', 'not_found'],
  },
];
