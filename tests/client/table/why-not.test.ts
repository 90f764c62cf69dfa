import { describe, expect, it } from '@jest/globals';
import { Refused } from '#client/net/api.js';
import { nowhereOf, UnknownGame } from '#client/net/nowhere.js';
import { whyNot } from '#client/panel/table/why-not.js';
import { RefusalCode } from '#events/refusal.js';
import type { Refusal } from '#events/refusal.js';
import { problemOf, refusalIn } from '#events/wire/problem.js';

const refused = (refusal: Refusal): Refused => {
  const problem = problemOf(refusal);
  return new Refused(problem.status, problem.title, problem.detail, problem);
};

describe('Why something was not done', () => {
  it('is the refusal, with the rule that it names, where the table said no', () => {
    const refusal: Refusal = { code: 'illegal', rule: 'K11', message: 'That seat is taken.' };
    expect(whyNot(refused(refusal))).toEqual({ kind: 'refused', refusal });
  });

  it('is the kind of trouble where it was anything else', () => {
    const type = 'urn:laguna:problem:not_signed_in';
    const problem = { type, title: 'Not signed in', status: 401, detail: 'Sign in first.' };
    const fault = new Refused(401, problem.title, problem.detail, problem);
    expect(whyNot(fault)).toEqual({ kind: 'trouble', trouble: 'notSignedIn' });
    expect(whyNot(new Refused(0, 'No line', 'The server cannot be reached.'))).toEqual({
      kind: 'trouble',
      trouble: 'noLine',
    });
  });
});

describe('A problem that tells of a refusal', () => {
  it.each(RefusalCode.options)('of the kind "%s" gives it back as it was', (code) => {
    const refusal: Refusal = { code, message: 'No.' };
    expect(refusalIn(problemOf(refusal))).toEqual(refusal);
  });

  it('gives back the rule and the event that an undo cannot go past', () => {
    const refusal: Refusal = { code: 'stale', rule: 'K7', message: 'Event 57 came after it.', blockedBy: 57 };
    expect(refusalIn(problemOf(refusal))).toEqual(refusal);
  });

  it.each(['urn:laguna:refusal:tired', 'urn:laguna:problem:illegal', 'illegal', ''])(
    'is not one of type "%s"',
    (type) => {
      expect(refusalIn({ type, title: '', status: 422, detail: '' })).toBeNull();
    },
  );
});

describe('Why a table cannot be shown', () => {
  it('is that there is none, that its game is not known here, or that something failed', () => {
    expect(nowhereOf(refused({ code: 'unknown_table', message: '' }))).toEqual({ kind: 'noTable' });
    expect(nowhereOf(refused({ code: 'malformed', message: '' }))).toEqual({ kind: 'noTable' });
    expect(nowhereOf(new UnknownGame('chess'))).toEqual({ kind: 'unknownGame', game: 'chess' });
    expect(nowhereOf(new Refused(403, 'Not allowed', ''))).toEqual({ kind: 'failed' });
    expect(nowhereOf(new TypeError('x is undefined'))).toEqual({ kind: 'failed' });
  });
});
