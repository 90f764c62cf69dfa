import { describe, expect, it } from '@jest/globals';
import { Refused } from '#client/net/api.js';
import { troubleOf } from '#client/panel/trouble.js';

describe('What went wrong', () => {
  it.each([
    ['noLine', new Refused(0, 'No line', 'The server cannot be reached.')],
    ['noLine', new Refused(502, 'Not done', 'The server answered 502.')],
    ['notUnderstood', new Refused(0, 'Not understood', 'The server says something.')],
    ['notSignedIn', new Refused(401, 'Not signed in', 'Sign in first.')],
    ['gone', new Refused(404, 'No such table', 'There is no such table.')],
    ['taken', new Refused(409, 'Taken', 'Somebody sits there.')],
    ['tooFast', new Refused(429, 'Too fast', 'Please wait a little.')],
    ['notSaved', new Refused(503, 'Try again', 'The storage is away.')],
    ['notAllowed', new Refused(403, 'Not allowed', 'Only who opened the table seats bots.')],
    ['failed', new Refused(500, 'Something failed', 'Something failed here.')],
    ['failed', new TypeError('No such thing')],
  ])('is "%s" for %s', (kind, fault) => {
    expect(troubleOf(fault)).toBe(kind);
  });
});
