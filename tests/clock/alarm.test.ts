import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { Alarm } from '#clock/alarm.js';
import { allDone, HandTime } from './hand-time.js';
import { KeptDeadlines } from './kept-deadlines.js';

const LAGOON = 'lagoon' as TableId;
const HARBOUR = 'harbour' as TableId;
const MINUTE = 60_000;

describe('An alarm', () => {
  it('rings a table when its deadline has come, not before, and once', async () => {
    const { alarm, time, rung } = anAlarm();
    alarm.start();
    alarm.set(LAGOON, time.now() + MINUTE);

    await time.pass(MINUTE - 1);
    expect(rung).toEqual([]);
    await time.pass(1);
    expect(rung).toEqual([LAGOON]);
    await time.pass(MINUTE);
    expect(rung).toEqual([LAGOON]);
  });

  it('rings what is due sooner first, though it was set later', async () => {
    const { alarm, time, rung } = anAlarm();
    alarm.start();
    alarm.set(LAGOON, time.now() + 4_000);
    await time.pass(1_000);
    alarm.set(HARBOUR, time.now() + 1_000);

    await time.pass(1_000);
    expect(rung).toEqual([HARBOUR]);
    await time.pass(2_000);
    expect(rung).toEqual([HARBOUR, LAGOON]);
  });

  it('rings no table whose deadline was taken away', async () => {
    const { alarm, time, rung } = anAlarm();
    alarm.start();
    alarm.set(LAGOON, time.now() + MINUTE);
    await time.pass(1_000);
    alarm.set(LAGOON, null);

    await time.pass(2 * MINUTE);
    expect(rung).toEqual([]);
  });

  it('keeps what is set in one breath at once, of each table the last', async () => {
    const { alarm, time, deadlines } = anAlarm();
    alarm.set(LAGOON, time.now() + 1);
    alarm.set(HARBOUR, time.now() + 2);
    alarm.set(LAGOON, time.now() + 3);
    await allDone();

    expect(deadlines.batches).toBe(1);
    expect([...deadlines.kept]).toEqual([
      [LAGOON, time.now() + 3],
      [HARBOUR, time.now() + 2],
    ]);
  });

  it('rings what another node kept, and what was kept before it started', async () => {
    const { alarm, time, rung, deadlines } = anAlarm();
    deadlines.kept.set(HARBOUR, time.now() - MINUTE);
    alarm.start();
    await time.pass(1);
    expect(rung).toEqual([HARBOUR]);

    deadlines.kept.set(LAGOON, time.now());
    await time.pass(5_000);
    expect(rung).toEqual([HARBOUR, LAGOON]);
  });

  it('does not look all the time', async () => {
    const { alarm, time, deadlines } = anAlarm();
    alarm.start();
    alarm.set(LAGOON, time.now() + 60 * MINUTE);

    await time.pass(MINUTE);
    expect(deadlines.looks).toBeLessThanOrEqual(14);
  });

  it('tries again to keep what could not be kept, and the newer of what was set meanwhile', async () => {
    const { alarm, time, deadlines, faults } = anAlarm();
    deadlines.weather = 'away';
    alarm.set(LAGOON, time.now() + MINUTE);
    alarm.set(HARBOUR, time.now() + MINUTE);
    await time.pass(2_000);
    const later = time.now() + MINUTE;
    alarm.set(LAGOON, later);
    expect(faults.length).toBeLessThanOrEqual(4);

    deadlines.weather = 'fine';
    await time.pass(5_000);
    expect(deadlines.kept.get(LAGOON)).toBe(later);
    expect(deadlines.kept.has(HARBOUR)).toBe(true);
  });

  it('goes on ringing when its storage is back', async () => {
    const { alarm, time, rung, deadlines } = anAlarm();
    deadlines.kept.set(LAGOON, time.now() + 1_000);
    deadlines.weather = 'away';
    alarm.start();
    await time.pass(MINUTE);
    expect(rung).toEqual([]);

    deadlines.weather = 'fine';
    await time.pass(5_000);
    expect(rung).toEqual([LAGOON]);
  });

  it('rings again where the table could not be looked at, more and more rarely, and holds up no other one', async () => {
    const { alarm, time, rung, deadlines, faults } = anAlarm([LAGOON]);
    deadlines.kept.set(LAGOON, time.now());
    alarm.start();
    await time.pass(MINUTE);
    expect(rung.length).toBeGreaterThan(3);
    expect(rung.length).toBeLessThan(10);
    expect(faults).toHaveLength(rung.length);

    alarm.set(HARBOUR, time.now() + 10);
    await time.pass(10);
    expect(rung.at(-1)).toBe(HARBOUR);
  });

  it('rings no more once it was stopped', async () => {
    const { alarm, time, rung } = anAlarm();
    alarm.start();
    alarm.set(LAGOON, time.now() + 1_000);
    await time.pass(1);
    await alarm.stop();

    await time.pass(MINUTE);
    expect(rung).toEqual([]);
  });
});

/** An alarm whose every ring takes the deadline away, as a table at which nothing more is due would. */
const anAlarm = (failing: readonly TableId[] = []) => {
  const time = new HandTime();
  const deadlines = new KeptDeadlines();
  const rung: TableId[] = [];
  const faults: unknown[] = [];
  const alarm = new Alarm({
    deadlines,
    time,
    ring: (table) => {
      rung.push(table);
      if (failing.includes(table)) return Promise.reject(new Error('away'));
      alarm.set(table, null);
      return Promise.resolve();
    },
    onFault: (fault) => void faults.push(fault),
  });
  return { alarm, time, deadlines, rung, faults };
};
