import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { Attendance, Present, Said } from '#store/attendance.js';
import { MemoryAttendance } from '#store/memory/memory-attendance.js';
import { opened } from './beside/opened.js';
import { eventually } from './embedded/eventually.js';
import { ask, theServer } from './postgres/server.js';
import { aTable } from './story.js';

const LONG_MS = 600_000;

/** What every attendance promises, whatever it is kept in. */
const keepsItsPromises = (attendance: () => Attendance): void => {
  const aNode = (): string => `node-${randomUUID()}`;
  const says = (node: string, present: readonly Present[], about: readonly TableId[] = [], forMs = LONG_MS) =>
    attendance().exchange({ node, forMs, present, about } satisfies Said);

  it('tells each node who is at its tables on all others, and nothing of itself', async () => {
    const [one, other, third, table, elsewhere] = [aNode(), aNode(), aNode(), aTable(), aTable()];
    await says(one, [{ table, seats: [0], watchers: 3 }]);
    await says(other, [
      { table, seats: [1, 0], watchers: 40 },
      { table: elsewhere, seats: [], watchers: 1 },
    ]);

    expect((await says(one, [], [table])).present).toEqual([{ table, seats: [0, 1], watchers: 40 }]);
    expect((await says(third, [], [table])).present).toEqual([{ table, seats: [0, 1], watchers: 43 }]);
    expect((await says(third, [], [])).present).toEqual([]);
    expect((await says(third, [], [aTable()])).present).toEqual([]);
  });

  it('tells whoever asks who is at tables, on all nodes together or on all but one', async () => {
    const [one, other, table, empty] = [aNode(), aNode(), aTable(), aTable()];
    await says(one, [{ table, seats: [0], watchers: 3 }]);
    await says(other, [{ table, seats: [1], watchers: 0 }]);

    expect(await attendance().at([empty, table])).toEqual([{ table, seats: [0, 1], watchers: 3 }]);
    expect(await attendance().at([empty, table], other)).toEqual([{ table, seats: [0], watchers: 3 }]);
    expect(await attendance().at([])).toEqual([]);
  });

  it('takes who only asks for nobody who is there', async () => {
    const asking = aNode();
    await attendance().at([aTable()], asking);

    expect(await says(asking, [])).toMatchObject({ isNew: true });
  });

  it('is changed by what a node says later, table by table', async () => {
    const [one, other, table, kept] = [aNode(), aNode(), aTable(), aTable()];
    await says(one, [
      { table, seats: [0], watchers: 3 },
      { table: kept, seats: [], watchers: 7 },
    ]);
    await says(one, [{ table, seats: [], watchers: 2 }]);
    expect((await says(other, [], [table])).present).toEqual([{ table, seats: [], watchers: 2 }]);
    await says(one, [{ table, seats: [], watchers: 0 }]);
    expect((await says(other, [], [table, kept])).present).toEqual([{ table: kept, seats: [], watchers: 7 }]);
  });

  it('says whether a node is new to it: only then it has to say all of it', async () => {
    const node = aNode();
    expect(await says(node, [])).toMatchObject({ isNew: true });
    expect(await says(node, [])).toMatchObject({ isNew: false });
  });

  it('forgets a node that says nothing for too long, and who leaves, with all who were there', async () => {
    const [silent, leaving, other, table] = [aNode(), aNode(), aNode(), aTable()];
    await says(silent, [{ table, seats: [0], watchers: 5 }], [], 40);
    await says(leaving, [{ table, seats: [1], watchers: 6 }]);
    await eventually('the silent one is gone', async () => {
      const { present } = await says(other, [], [table]);
      return present[0]?.watchers === 6;
    });
    await attendance().leave(leaving);

    expect((await says(other, [], [table])).present).toEqual([]);
    expect(await says(leaving, [{ table, seats: [], watchers: 1 }])).toMatchObject({ isNew: true });
    // Late, and not forgotten: what it said still holds.
    expect(await says(silent, [], [table])).toEqual({ present: [{ table, seats: [], watchers: 1 }], isNew: false });
    expect((await says(other, [], [table])).present).toEqual([{ table, seats: [0], watchers: 6 }]);
  });
};

describe('Attendance in memory', () => {
  const attendance = new MemoryAttendance();
  keepsItsPromises(() => attendance);
});

describe('Attendance in PostgreSQL', () => {
  const server = theServer();
  const kept = opened(server);
  keepsItsPromises(() => kept().attendance);

  it('sweeps up behind nodes that are long gone, whoever comes by', async () => {
    const [gone, table] = [`node-${randomUUID()}`, aTable()];
    const { attendance } = kept();
    await attendance.exchange({ node: gone, forMs: 1, present: [{ table, seats: [], watchers: 1 }], about: [] });
    await ask(server().url, `update store.nodes set until = now() - interval '1 hour' where name = $1`, [gone]);
    await attendance.exchange({ node: `node-${randomUUID()}`, forMs: 1, present: [], about: [] });

    expect(await ask(server().url, 'select from store.presence where node = $1', [gone])).toHaveLength(0);
    expect(await attendance.exchange({ node: gone, forMs: 1, present: [], about: [] })).toMatchObject({ isNew: true });
  });
});
