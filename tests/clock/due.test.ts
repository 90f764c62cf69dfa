import { describe, expect, it } from '@jest/globals';
import type { Clock } from '#events/wire/tables.js';
import { dueAt, graceMs } from '#gateway/clock/due.js';
import type { Asked } from '#gateway/tables/asked.js';
import type { TimedStanding } from '#gateway/tables/standing.js';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const A_MINUTE: Clock = { kind: 'move', seconds: 60 };

describe('What is due at a table', () => {
  it('K14: is a warning when the time is over', () => {
    expect(dueAt(asking([asked(7, 1_000), null]), A_MINUTE)).toEqual({ at: 61_000, what: 'warn', seat: 0, since: 7 });
  });

  it('K15: is a stand-in when the grace since the warning is over', () => {
    const due = dueAt(asking([null, { ...asked(7, 1_000), warned: 90_000 }]), A_MINUTE);
    expect(due).toEqual({ at: 105_000, what: 'stand in', seat: 1, since: 7 });
  });

  it('is what comes first, where several seats are asked', () => {
    const standing = asking([asked(9, 5_000), asked(7, 1_000), { ...asked(7, 1_000), warned: 61_000 }]);
    expect(dueAt(standing, A_MINUTE)).toMatchObject({ seat: 1, at: 61_000 });
  });

  it('is nothing for a seat that a bot stands in for', () => {
    expect(dueAt(asking([asked(7, 1_000), null], ['random', null]), A_MINUTE)).toBeNull();
  });

  it('is nothing where there is no clock, nobody is asked, or nothing is played', () => {
    const standing = asking([asked(7, 1_000), null]);
    const finished = {
      ...standing,
      table: { ...standing.table, status: 'finished', outcome: { standings: [] }, seed: null },
    };

    expect(dueAt(standing, { kind: 'none' })).toBeNull();
    expect(dueAt(asking([null, null]), A_MINUTE)).toBeNull();
    expect(dueAt(finished as Pick<TimedStanding, 'table' | 'asked' | 'reveals'>, A_MINUTE)).toBeNull();
  });

  it('K15: a grace is a quarter of the time, ten seconds at least and a day at most', () => {
    expect(graceMs(60 * SECOND)).toBe(15 * SECOND);
    expect(graceMs(10 * SECOND)).toBe(10 * SECOND);
    expect(graceMs(14 * DAY)).toBe(DAY);
  });
});

const asked = (seq: number, at: number): Asked => ({ seq, at, warned: null, turn: 1, from: seq });

const asking = (
  seats: readonly (Asked | null)[],
  standIns: readonly (string | null)[] = seats.map(() => null),
): Pick<TimedStanding, 'table' | 'asked' | 'reveals'> => ({
  table: {
    status: 'playing',
    seq: 9,
    setting: { seats: seats.length, options: {} },
    commitment: '',
    scheme: 2,
    claims: seats.map(() => ''),
    nonces: seats.map(() => ''),
    sources: seats.map(() => 'own' as const),
    state: {},
    trail: [],
    standIns,
  },
  asked: seats,
  reveals: null,
});
