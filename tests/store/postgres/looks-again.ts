import { describe, expect, it } from '@jest/globals';
import type { Found } from '#store/postgres/found.js';
import { LIMITS } from '#store/postgres/limits.js';
import { GroupCommit } from '#store/postgres/group-commit.js';
import type { Seen } from '#store/postgres/second-look.js';
import { aTable, knownAt, movedTo, play, serve } from '../story.js';

const MOVED: Found = { n: 1, fits: false, known: null, table: { seq: 5, meets: false, early: false } };

/** Answers what it is told to, because no test can stop a statement between two of its looks. */
const answering = (found: Found, seen: Seen) => {
  const asked: string[] = [];
  return {
    asked,
    append: async () => Promise.resolve([found]).finally(() => asked.push('append')),
    lookAgain: async () => Promise.resolve([seen]).finally(() => asked.push('look again')),
  };
};

export const looksAgain = (): void => {
  describe('an append whose table has moved', () => {
    it('looks again whether another node took the same command at this very moment', async () => {
      const database = answering(MOVED, { n: 1, first: 5, last: 5, digest: 'other' });
      const appends = new GroupCommit(database, LIMITS.patienceMs);

      expect(await appends.append(play(aTable(), 4))).toEqual(knownAt(5));
      expect(database.asked).toEqual(['append', 'look again']);
    });

    it('has moved where nobody did, and does not even look where it was no command', async () => {
      const database = answering(MOVED, { n: 1, first: null, last: null, digest: 'other' });
      const appends = new GroupCommit(database, LIMITS.patienceMs);

      expect(await appends.append(play(aTable(), 4))).toEqual(movedTo(5));
      expect(await appends.append(serve(aTable(), 4))).toEqual(movedTo(5));
      expect(database.asked).toEqual(['append', 'look again', 'append']);
    });
  });
};
