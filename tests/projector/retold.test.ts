import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { isTelling, retold } from '#projector/retold.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Listing } from '#store/projections.js';
import { anEvent, aTable } from '#tests/store/story.js';
import { CLOSED, FINISHED, left, MOVED, openedFor, OUTCOME, STARTED, taken } from './story.js';

const LAGOON = aTable();

/** A story of one table: an event for each that is said. */
const told = (table: TableId, ...said: readonly Parameters<typeof anEvent>[2][]): readonly StoredEvent[] =>
  said.map((one, index) => anEvent(table, 1 + index, one));

const listing = (...events: readonly StoredEvent[]): Listing | undefined => retold(new Map(), events)[0];
const listed = (...said: readonly Parameters<typeof anEvent>[2][]): Listing | undefined =>
  listing(...told(LAGOON, ...said));

describe('A listing', () => {
  it('begins when its table is opened', () => {
    expect(listed(openedFor(3))).toEqual({
      table: LAGOON,
      seq: 1,
      opened: 1_761_955_200_001,
      ...{ game: 'murano', edition: 1, options: { solo: false }, commitment: 'C' },
      status: 'open',
      claims: [null, null, null],
      result: null,
      finished: null,
    });
  });

  it('has the claim of whoever sits at a seat, however the seat comes by its nonce', () => {
    const claimed = (seat: number, said: object) => ({ type: 'SeatTaken', seat, claim: `c${seat}`, ...said });
    const seats = [
      claimed(0, { nonce: 'n' }),
      claimed(1, { derivedNonce: 'd' }),
      claimed(2, { nonceCommitment: 'h' }),
      { type: 'RevealsAsked' },
      { type: 'NonceRevealed', seat: 2, nonce: 'r' },
    ];

    expect(listed(openedFor(3), ...seats)).toMatchObject({ status: 'open', claims: ['c0', 'c1', 'c2'] });
    expect(listed(openedFor(3), ...seats, STARTED)).toMatchObject({ status: 'playing', claims: ['c0', 'c1', 'c2'] });
  });

  it('has the nonce of whoever sits at a seat of a table of the first scheme, which is the claim there', () => {
    expect(listed(openedFor(2), taken(1, 'ben'), taken(0, 'anna'))?.claims).toEqual(['anna', 'ben']);
    expect(listed(openedFor(2), taken(1, 'ben'), left(1))?.claims).toEqual([null, null]);
    expect(listed(openedFor(2), taken(1, 'ben'), left(1), taken(1, 'carla'))?.claims).toEqual([null, 'carla']);
  });

  it('is playing from the start to the end, whatever is played', () => {
    expect(listed(openedFor(2), STARTED, MOVED, { type: 'Undone', seat: 0, to: 2 })).toMatchObject({
      status: 'playing',
      seq: 2,
      result: null,
    });
    const over = listed(openedFor(2), STARTED, MOVED, FINISHED, { type: 'SeedRevealed', seed: 'S' });
    expect(over).toMatchObject({ status: 'finished', seq: 4, result: OUTCOME });
  });

  it('of a table that was closed is over without a result', () => {
    expect(listed(openedFor(2), taken(0, 'anna'), CLOSED)).toMatchObject({
      status: 'finished',
      result: { standings: [] },
    });
  });

  it('is the same when it is told again what it knows, all or in part', () => {
    const story = told(LAGOON, openedFor(2), taken(0, 'anna'), left(0), STARTED, FINISHED);
    const once = listing(...story);
    if (once === undefined) throw new Error('It was told.');

    expect(retold(new Map([[LAGOON, once]]), story)).toEqual([]);
    expect(retold(new Map([[LAGOON, once]]), story.slice(1, 3))).toEqual([]);
    expect(listing(...story, ...story.slice(2))).toEqual(once);
  });

  it('does not begin in the middle, and passes over what it does not know', () => {
    expect(listing(...told(LAGOON, openedFor(2), taken(0, 'anna')).slice(1))).toBeUndefined();
    expect(listed(MOVED, MOVED)).toBeUndefined();
    expect(listed({ type: 'TableOpened', game: 'murano' })).toBeUndefined();
    expect(listed(openedFor(2), { type: 'SeatTaken', seat: 'left of Anna' }, taken(9, 'n'))?.claims).toEqual([
      null,
      null,
    ]);
  });

  it('is told of each table by its own events, however they come between each other', () => {
    const [one, other] = [aTable(), aTable()];
    const [opened, seated] = told(one, openedFor(2), taken(0, 'anna'));
    const [otherOpened, closed] = told(other, openedFor(1), CLOSED);
    if (!opened || !seated || !otherOpened || !closed) throw new Error('All was said.');

    expect(retold(new Map(), [opened, otherOpened, closed, seated])).toMatchObject([
      { table: one, status: 'open', claims: ['anna', null] },
      { table: other, status: 'finished', claims: [null] },
    ]);
  });

  it('is asked for only where an event shows in it', () => {
    const story = told(LAGOON, openedFor(2), taken(0, 'n'), left(0), STARTED, MOVED, FINISHED, CLOSED);
    expect(story.map(isTelling)).toEqual([true, true, true, true, false, true, true]);
  });
});
