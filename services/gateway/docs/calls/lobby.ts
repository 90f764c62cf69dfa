import {
  NewTable,
  NewTableHeaders,
  RevealAsked,
  SeatAddress,
  SeatAsked,
  TableAddress,
  TableAsShown,
  TablesAsked,
  TablesAsShown,
} from '#events/wire/tables.js';
import { json } from '../call.js';
import type { Call } from '../call.js';
import { OfferedGames } from '../schemas.js';

const TABLE = { what: 'The table as it stands now.', content: json(TableAsShown) };

export const LOBBY_CALLS: readonly Call[] = [
  {
    ...{ name: 'listGames', method: 'get', path: '/api/games', about: 'lobby', token: 'none' },
    summary: 'The games that can be played here',
    answers: { 200: { what: 'Each at its newest edition.', content: json(OfferedGames) } },
    problems: [],
  },
  {
    ...{ name: 'listTables', method: 'get', path: '/api/tables', about: 'lobby', token: 'heeded' },
    summary: 'Tables, the newest first, by pages',
    more: 'Unlisted tables are listed for those only who sit there or opened them.',
    query: TablesAsked,
    answers: { 200: { what: 'A page of them; without a cursor there are no more.', content: json(TablesAsShown) } },
    problems: ['malformed'],
  },
  {
    ...{ name: 'openTable', method: 'post', path: '/api/tables', about: 'lobby', token: 'needed' },
    summary: 'Open a table',
    more:
      'Its first event commits to the seed of all luck before anybody sits down. Who opens it takes no seat by that. The ' +
      'same key has one table of the same player, however often it is sent and whatever with: so whoever got no answer ' +
      'sends it again. Choose it at random, since the id of the table is made of it.',
    headers: NewTableHeaders,
    body: { of: NewTable, required: true },
    answers: { 201: TABLE },
    problems: ['suspended'],
  },
  {
    ...{ name: 'showTable', method: 'get', path: '/api/tables/{id}', about: 'lobby', token: 'none' },
    summary: 'A table: who sits there, and how far it is',
    address: TableAddress,
    answers: { 200: TABLE },
    problems: ['malformed', 'unknown_table'],
  },
  {
    ...{ name: 'takeSeat', method: 'put', path: '/api/tables/{id}/seats/{seat}', about: 'lobby', token: 'needed' },
    summary: 'Sit down, or seat a bot',
    more:
      'The nonce is what the seat adds to the draws. It may be committed to first, and revealed when the start is asked for: then ' +
      'nobody knows it before all have committed. A seat that names nothing adds a value that is derived from the table and the ' +
      'seat. Bots are seated by who opened the table.',
    address: SeatAddress,
    body: { of: SeatAsked, required: false },
    answers: { 200: TABLE },
    problems: ['unknown_table', 'illegal', 'finished', 'taken', 'not_allowed', 'suspended'],
  },
  {
    ...{ name: 'leaveSeat', method: 'delete', path: '/api/tables/{id}/seats/{seat}', about: 'lobby', token: 'needed' },
    summary: 'Get up, or send a bot away, before the start',
    address: SeatAddress,
    answers: { 200: TABLE },
    problems: ['malformed', 'unknown_table', 'illegal', 'finished', 'not_seated', 'not_allowed'],
  },
  {
    ...{ name: 'startGame', method: 'post', path: '/api/tables/{id}/start', about: 'lobby', token: 'needed' },
    summary: 'Start the game, once every seat is taken',
    more:
      'By somebody who sits there or who opened the table. It needs no body. If a seat committed to a nonce, the game starts ' +
      'with the last reveal, or 15 seconds later.',
    address: TableAddress,
    answers: { 200: TABLE },
    problems: ['malformed', 'unknown_table', 'illegal', 'finished', 'not_allowed', 'suspended'],
  },
  {
    ...{ name: 'revealNonce', method: 'post', path: '/api/tables/{id}/reveals', about: 'lobby', token: 'needed' },
    summary: 'Reveal the nonce that your seat committed to',
    more: 'When the table is `starting`. With the last reveal the game starts. The same nonce once more is fine.',
    address: TableAddress,
    body: { of: RevealAsked, required: true },
    answers: { 200: TABLE },
    problems: ['unknown_table', 'illegal', 'stale', 'not_seated'],
  },
];
