import {
  AccessesSought,
  Act,
  Acts,
  ActsAsked,
  Compared,
  Comparison,
  FiledReports,
  FoundPlayers,
  FoundTables,
  Me,
  PlayersSought,
  Reasoned,
  RecordAddress,
  ReportsSought,
  SoFarAsked,
  TablesSought,
} from '#events/wire/admin.js';
import { Accesses } from '#events/wire/audit.js';
import { ShownEvent } from '#events/wire/play.js';
import { TableAddress } from '#events/wire/tables.js';
import { Timeline, TimelineAsked, TimelineSheetAsked } from '#events/wire/timeline.js';
import { json } from '../call.js';
import type { Call } from '../call.js';

const PAGE = 'A page of them, the newest first; without a cursor there are no more.';
const RECORDED = "Looking with a seat's or an auditor's eyes while something is hidden leaves an access record first.";

const LOOK = { method: 'get', about: 'admin', token: 'needed' } as const;

const LOOKS: readonly Call[] = [
  {
    ...{ ...LOOK, name: 'whoAmI', path: '/api/admin/me' },
    summary: 'Which role you have',
    answers: { 200: { what: 'The console is open for you.', content: json(Me) } },
    problems: ['not_found'],
  },
  {
    ...{ ...LOOK, name: 'findTables', path: '/api/admin/tables' },
    summary: 'Tables by player, game, date, status and what stands out',
    more: '`from` and `to` are moments in milliseconds since 1970, between which a table was opened.',
    query: TablesSought,
    answers: { 200: { what: PAGE, content: json(FoundTables) } },
    problems: ['malformed', 'not_found'],
  },
  {
    ...{ ...LOOK, name: 'findPlayers', path: '/api/admin/players' },
    summary: 'Players by the beginning of a name',
    query: PlayersSought,
    answers: { 200: { what: 'A page of them, by name.', content: json(FoundPlayers) } },
    problems: ['malformed', 'not_found'],
  },
  {
    ...{ ...LOOK, name: 'readTimeline', path: '/api/admin/tables/{id}/timeline' },
    summary: 'Everything that is known of a table in one line of time',
    more: `Oldest first. \`kind\` is a list with commas; \`text\` is looked for in what is shown. ${RECORDED}`,
    address: TableAddress,
    query: TimelineAsked,
    answers: { 200: { what: 'A page of it.', content: json(Timeline) } },
    problems: ['malformed', 'unknown_table', 'not_found', 'not_allowed', 'not_saved'],
  },
  {
    ...{ ...LOOK, name: 'exportTimeline', path: '/api/admin/tables/{id}/timeline.csv' },
    summary: 'The same as a sheet, all of it',
    more: RECORDED,
    address: TableAddress,
    query: TimelineSheetAsked,
    answers: { 200: { what: 'A line for each entry.', content: { 'text/csv': { text: 'CSV as of RFC 4180.' } } } },
    problems: ['malformed', 'unknown_table', 'not_found', 'not_allowed', 'not_saved'],
  },
  {
    ...{ ...LOOK, name: 'exportSoFar', path: '/api/admin/tables/{id}/events.ndjson' },
    summary: 'All that happened at a table so far, as some eyes see it',
    more: `Of a game that goes on there is no whole export: its secrets are closed. ${RECORDED}`,
    address: TableAddress,
    query: SoFarAsked,
    answers: { 200: { what: 'An event a line.', content: { 'application/x-ndjson': { lines: ShownEvent } } } },
    problems: ['malformed', 'unknown_table', 'not_found', 'not_allowed', 'not_saved'],
  },
  {
    ...{ ...LOOK, name: 'compareMoments', path: '/api/admin/tables/{id}/compare' },
    summary: 'What is different between two moments of a table',
    more: RECORDED,
    address: TableAddress,
    query: Compared,
    answers: { 200: { what: 'Each place by its JSON Pointer.', content: json(Comparison) } },
    problems: ['malformed', 'unknown_table', 'not_found', 'not_allowed', 'not_saved'],
  },
  {
    ...{ ...LOOK, name: 'listActs', path: '/api/admin/acts' },
    summary: 'What admins did, and why',
    query: ActsAsked,
    answers: { 200: { what: PAGE, content: json(Acts) } },
    problems: ['malformed', 'not_found'],
  },
  {
    ...{ ...LOOK, name: 'listAllAccesses', path: '/api/admin/accesses' },
    summary: 'Who looked at what was hidden, at any table',
    query: AccessesSought,
    answers: { 200: { what: PAGE, content: json(Accesses) } },
    problems: ['malformed', 'not_found'],
  },
  {
    ...{ ...LOOK, name: 'listReports', path: '/api/admin/reports' },
    summary: 'What players reported',
    query: ReportsSought,
    answers: { 200: { what: PAGE, content: json(FiledReports) } },
    problems: ['malformed', 'not_found'],
  },
];

const ACT = { method: 'post', about: 'admin', token: 'needed', body: { of: Reasoned, required: true } } as const;
const DONE = { 200: { what: 'It is on record, and done.', content: json(Act) } };

const ACTS: readonly Call[] = [
  {
    ...{ ...ACT, name: 'endTable', path: '/api/admin/tables/{id}/end', address: TableAddress, answers: DONE },
    summary: 'End a game that hangs',
    more: 'It is over without a result, by an event of the table.',
    problems: ['unknown_table', 'not_found', 'finished', 'taken'],
  },
  {
    ...{ ...ACT, name: 'voidTable', path: '/api/admin/tables/{id}/void', address: TableAddress, answers: DONE },
    summary: 'Take a result away',
    more: 'A game that goes on is ended. The events of one that is over stay as they are: it is shown as void.',
    problems: ['unknown_table', 'not_found', 'taken'],
  },
  {
    ...{
      ...ACT,
      name: 'suspendPlayer',
      path: '/api/admin/players/{id}/suspend',
      address: RecordAddress,
      answers: DONE,
    },
    summary: 'Suspend a player',
    more: 'Their sessions end; whoever signs in again may watch, and no more.',
    problems: ['not_found', 'taken'],
  },
  {
    ...{ ...ACT, name: 'unsuspendPlayer', path: '/api/admin/players/{id}/unsuspend' },
    ...{ address: RecordAddress, answers: DONE },
    summary: 'Take a suspension back',
    problems: ['not_found', 'taken'],
  },
  {
    ...{
      ...ACT,
      name: 'resolveReport',
      path: '/api/admin/reports/{id}/resolve',
      address: RecordAddress,
      answers: DONE,
    },
    summary: 'Resolve a report',
    more: 'The reason is the answer that its reporter sees.',
    problems: ['not_found', 'taken'],
  },
];

/** An auditor is refused what is an act; to whoever has no role there is nothing at any of these addresses. */
export const ADMIN_CALLS: readonly Call[] = [...LOOKS, ...ACTS];
