import {
  Choices,
  CommandAsked,
  CommandDone,
  CommandHeaders,
  EventsAsked,
  ShownEvent,
  ShownState,
  StateAsked,
} from '#events/wire/play.js';
import { ExportedLine, PublicKeys, SignedHead } from '#events/wire/heads.js';
import { TableAddress } from '#events/wire/tables.js';
import { json } from '../call.js';
import type { Call } from '../call.js';

const EYES =
  "Who sits there sees what the seat sees, everybody else what the public sees. `as` is another's eyes: for everybody once " +
  'nothing is hidden any more; before that for who has a role, which leaves an access record first.';

export const PLAY_CALLS: readonly Call[] = [
  {
    ...{ name: 'giveCommand', method: 'post', path: '/api/tables/{id}/commands', about: 'play', token: 'needed' },
    summary: 'Give a command for your seat',
    more:
      'Answered once it is stored. The same key has one effect however often it is sent, and the same answer: so whoever ' +
      'got none sends it again.',
    address: TableAddress,
    headers: CommandHeaders,
    body: { of: CommandAsked, required: true },
    answers: { 200: { what: 'What happened by it, as your seat sees it.', content: json(CommandDone) } },
    problems: ['unknown_table', 'not_seated', 'not_your_turn', 'illegal', 'stale', 'finished', 'suspended'],
  },
  {
    ...{ name: 'listChoices', method: 'get', path: '/api/tables/{id}/choices', about: 'play', token: 'needed' },
    summary: 'Every command that your seat may give now',
    more: 'None while others are to decide.',
    address: TableAddress,
    answers: { 200: { what: 'Those and no others are accepted.', content: json(Choices) } },
    problems: ['malformed', 'unknown_table', 'not_seated'],
  },
  {
    ...{ name: 'showState', method: 'get', path: '/api/tables/{id}/state', about: 'play', token: 'heeded' },
    summary: 'The table folded, now or at any moment of its past',
    more: EYES,
    address: TableAddress,
    query: StateAsked,
    answers: { 200: { what: 'What is hidden from you is `null`.', content: json(ShownState) } },
    problems: ['malformed', 'unknown_table', 'not_found', 'not_allowed', 'not_saved'],
  },
  {
    ...{ name: 'readEvents', method: 'get', path: '/api/tables/{id}/events', about: 'history', token: 'heeded' },
    summary: 'What happened after a seq: a page of it, or live as it goes on',
    more:
      `${EYES} With \`Accept: text/event-stream\` the stream goes on as the table does; \`Last-Event-ID\` comes before ` +
      '`after`. Events have their seq as id; presence and the like carry their name. What is behind the end of a finished ' +
      'table never changes, and says so to caches.',
    address: TableAddress,
    query: EventsAsked,
    answers: {
      200: {
        what: 'One event a line, or a stream of them.',
        content: { 'application/x-ndjson': { lines: ShownEvent }, 'text/event-stream': { lines: ShownEvent } },
      },
    },
    problems: ['malformed', 'unknown_table', 'not_allowed', 'not_saved', 'too_many_open'],
  },
  {
    ...{ name: 'exportTable', method: 'get', path: '/api/tables/{id}/export', about: 'history', token: 'none' },
    summary: 'The whole history of a finished table, secrets opened',
    more: 'Whoever has it can check all of it offline. Its last line is the signed head, with which it ends.',
    address: TableAddress,
    answers: {
      200: {
        what: 'One event a line, as stored, and its head.',
        content: { 'application/x-ndjson': { lines: ExportedLine } },
      },
    },
    problems: ['malformed', 'unknown_table', 'taken'],
  },
  {
    ...{ name: 'showHead', method: 'get', path: '/api/tables/{id}/head', about: 'history', token: 'none' },
    summary: 'Where the chain of a table stands, signed',
    more: 'What is told later has to go on from there: whoever keeps it can show it if it does not.',
    address: TableAddress,
    answers: { 200: { what: 'The head, signed by one of the keys.', content: json(SignedHead) } },
    problems: ['malformed', 'unknown_table'],
  },
  {
    ...{ name: 'listKeys', method: 'get', path: '/api/keys', about: 'history', token: 'none' },
    summary: 'The keys that heads are signed with',
    more: 'Those that were replaced are told as well, with the moment since which they count no more.',
    answers: { 200: { what: 'All of them, the oldest first.', content: json(PublicKeys) } },
    problems: [],
  },
];
