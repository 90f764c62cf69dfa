import { Credentials, NewGuest, SignedIn } from '#events/wire/accounts.js';
import { json } from '../call.js';
import type { Call } from '../call.js';

const KEPT = 'The token is in the answer and in a cookie that no script reads; either signs in.';

export const ACCOUNT_CALLS: readonly Call[] = [
  {
    ...{ name: 'comeAsGuest', method: 'post', path: '/api/guests', about: 'accounts', token: 'none' },
    summary: 'Play at once, by a name and without a password',
    more: KEPT,
    body: { of: NewGuest, required: true },
    answers: { 201: { what: 'A new player.', content: json(SignedIn) } },
    problems: ['taken'],
  },
  {
    ...{ name: 'takeAccount', method: 'post', path: '/api/accounts', about: 'accounts', token: 'heeded' },
    summary: 'Take an account',
    more: `With a guest's token the guest becomes the account and keeps the tables; the guest's token ends. ${KEPT}`,
    body: { of: Credentials, required: true },
    answers: { 201: { what: 'The player with the account.', content: json(SignedIn) } },
    problems: ['taken'],
  },
  {
    ...{ name: 'signIn', method: 'post', path: '/api/sessions', about: 'accounts', token: 'none' },
    summary: 'Sign in with a password',
    more: `Who guesses is made to wait. ${KEPT}`,
    body: { of: Credentials, required: true },
    answers: { 201: { what: 'A token for the account.', content: json(SignedIn) } },
    problems: ['not_signed_in'],
  },
  {
    ...{ name: 'renewToken', method: 'put', path: '/api/sessions/current', about: 'accounts', token: 'needed' },
    summary: 'A new token in place of the one that is sent',
    more: 'The old one ends a little later, so that what is under way with it comes to its end.',
    answers: { 200: { what: 'The same player with a new token.', content: json(SignedIn) } },
    problems: [],
  },
  {
    ...{ name: 'signOut', method: 'delete', path: '/api/sessions/current', about: 'accounts', token: 'needed' },
    summary: 'Sign out',
    more: 'The token ends, as do those that it came in place of, and whatever was opened with them is closed, on other nodes within seconds.',
    answers: { 204: { what: 'Signed out.', content: {} } },
    problems: [],
  },
];
