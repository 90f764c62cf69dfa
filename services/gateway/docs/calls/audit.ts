import { Goodbye } from '#events/wire/accounts.js';
import { Accesses, AccessesAsked, MyReports, MyReportsAsked, NewReport, Report } from '#events/wire/audit.js';
import { TableAddress } from '#events/wire/tables.js';
import { json } from '../call.js';
import type { Call } from '../call.js';

export const AUDIT_CALLS: readonly Call[] = [
  {
    ...{ name: 'reportMoment', method: 'post', path: '/api/tables/{id}/reports', about: 'audit', token: 'needed' },
    summary: 'Flag a moment of a game with a sentence',
    more: 'Whoever runs the service reads it, and answers. A few at once, and then one every two minutes.',
    address: TableAddress,
    body: { of: NewReport, required: true },
    answers: { 201: { what: 'It is filed.', content: json(Report) } },
    problems: ['unknown_table', 'suspended'],
  },
  {
    ...{ name: 'listMyReports', method: 'get', path: '/api/reports/mine', about: 'audit', token: 'needed' },
    summary: 'What you reported, the newest first, and what came of it',
    query: MyReportsAsked,
    answers: { 200: { what: 'A page of them; without a cursor there are no more.', content: json(MyReports) } },
    problems: ['malformed'],
  },
  {
    ...{ name: 'listAccesses', method: 'get', path: '/api/tables/{id}/accesses', about: 'audit', token: 'needed' },
    summary: 'Who looked at what was hidden at a table, the newest first',
    more: 'For its players once the game is over, and for who has a role at any time.',
    address: TableAddress,
    query: AccessesAsked,
    answers: { 200: { what: 'Each look was recorded before anything was shown.', content: json(Accesses) } },
    problems: ['malformed', 'unknown_table', 'not_allowed', 'taken'],
  },
  {
    ...{ name: 'forgetMe', method: 'delete', path: '/api/accounts/current', about: 'accounts', token: 'needed' },
    summary: 'Delete your account',
    more:
      "Your name, password and sessions are gone, and so is what would tell that your seats were one person's. What happened at " +
      'tables stays, and speaks of seats only. An account says its password again; a guest has none.',
    body: { of: Goodbye, required: false },
    answers: { 204: { what: 'Nobody is you any more.', content: {} } },
    problems: ['taken'],
  },
];
