import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { RollCall } from '#gateway/play/roll-call.js';
import { Attendance } from '#store/attendance.js';
import type { Heard, Present, Said } from '#store/attendance.js';
import { MemoryAttendance } from '#store/memory/memory-attendance.js';
import { NotSaved } from '#store/not-saved.js';
import { eventually } from '#tests/store/embedded/eventually.js';

const LAGOON = 'lagoon' as TableId;

/** One that can be away. */
class Shaky extends Attendance {
  isAway = false;
  readonly #kept: Attendance;

  constructor(kept: Attendance) {
    super();
    this.#kept = kept;
  }

  override exchange(said: Said): Promise<Heard> {
    return this.isAway ? Promise.reject(new NotSaved('It is away.')) : this.#kept.exchange(said);
  }

  override at(tables: readonly TableId[], but?: string): Promise<readonly Present[]> {
    return this.#kept.at(tables, but);
  }

  override leave(node: string): Promise<void> {
    return this.#kept.leave(node);
  }
}

/** A node at whose one table somebody is, with rounds that begin when they are asked for. */
const aNode = (name: string, attendance: Attendance) => {
  let here: Present = { table: LAGOON, seats: [], watchers: 1 };
  let rounds: (() => void)[] = [];
  let nowMs = 0;
  const told: TableId[] = [];
  const faults: unknown[] = [];
  const rollCall = new RollCall(
    {
      ...{ attendance, node: name, onFault: (fault: unknown) => void faults.push(fault) },
      later: (_, then) => {
        rounds.push(then);
        return () => (rounds = []);
      },
    },
    () => nowMs,
  );
  rollCall.changed(LAGOON);
  rollCall.start({
    tables: () => [LAGOON],
    presentAt: () => here,
    changedElsewhere: (table) => void told.push(table),
  });
  return {
    ...{ rollCall, told, faults },
    sees: () => rollCall.at(LAGOON),
    is: (seats: readonly number[], watchers: number) => {
      here = { table: LAGOON, seats, watchers };
      rollCall.changed(LAGOON);
    },
    passes: (ms: number) => (nowMs += ms),
    /** Another round, to its end. */
    round: async () => {
      await eventually('the round before is over', () => rounds.length > 0);
      for (const begin of rounds.splice(0)) begin();
      await eventually('this one is', () => rounds.length > 0);
    },
  };
};

describe('A roll call', () => {
  it('tells each node who is on the others, and its audience only where that is another', async () => {
    const attendance = new MemoryAttendance();
    const [one, other] = [aNode('one', attendance), aNode('other', attendance)];
    other.is([1], 4);
    for (const node of [other, one, other, one]) await node.round();
    expect([one.sees(), other.sees()]).toEqual([
      { table: LAGOON, seats: [1], watchers: 4 },
      { table: LAGOON, seats: [], watchers: 1 },
    ]);

    const before = one.told.length;
    await one.round();
    expect(one.told).toHaveLength(before);
    other.is([], 4);
    await other.round();
    await one.round();
    expect(one.told).toHaveLength(before + 1);
    expect(one.sees().seats).toEqual([]);
    await other.rollCall.stop();
    await one.round();
    expect(one.sees()).toEqual({ table: LAGOON, seats: [], watchers: 0 });
    await one.rollCall.stop();
  });

  it('says all of it again where it was forgotten', async () => {
    const attendance = new MemoryAttendance();
    const [one, other] = [aNode('one', attendance), aNode('other', attendance)];
    for (const node of [one, other, one]) await node.round();
    expect(one.sees().watchers).toBe(1);

    await attendance.leave('other');
    for (const node of [other, other, one]) await node.round();
    expect(one.sees().watchers).toBe(1);
    await Promise.all([one, other].map(({ rollCall }) => rollCall.stop()));
  });

  it('that finds nobody to ask keeps what it has to say, and tells no more for long what was', async () => {
    const kept = new MemoryAttendance();
    const attendance = new Shaky(kept);
    const [one, other] = [aNode('one', attendance), aNode('other', kept)];
    for (const node of [other, one]) await node.round();
    attendance.isAway = true;
    one.is([0], 9);
    await one.round();
    expect(one.sees().watchers).toBe(1);
    one.passes(60_000);
    await one.round();
    expect(one.sees().watchers).toBe(0);
    expect(one.faults).not.toEqual([]);

    attendance.isAway = false;
    await one.round();
    await other.round();
    expect([one.sees().watchers, other.sees()]).toEqual([1, { table: LAGOON, seats: [0], watchers: 9 }]);
    await Promise.all([one, other].map(({ rollCall }) => rollCall.stop()));
  });
});
