import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Deadlines } from '#store/deadlines.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { KeptDeadlines } from '#tests/clock/kept-deadlines.js';
import { opened } from './beside/opened.js';
import { ask, theServer } from './postgres/server.js';
import { Wire } from './postgres/wire.js';
import { aTable } from './story.js';

const SOON = { connectMs: 1000, statementMs: 1000, silenceMs: 1000, patienceMs: 1000, lanes: 2 };

/** What all deadlines promise, whatever they are kept in. */
const keepTheirPromises = (deadlines: () => Deadlines): void => {
  it('are due when their time has come, the earliest first', async () => {
    const [anna, ben, carla] = [aTable(), aTable(), aTable()];
    await deadlines().keep([
      { table: anna, at: 3000 },
      { table: ben, at: 1000 },
      { table: carla, at: 2000 },
    ]);

    expect(await deadlines().due(999, 9)).toEqual([]);
    expect(await deadlines().due(2000, 9)).toEqual([
      { table: ben, at: 1000 },
      { table: carla, at: 2000 },
    ]);
    expect(await deadlines().due(9000, 1)).toEqual([{ table: ben, at: 1000 }]);
    expect(await deadlines().next()).toBe(1000);
  });

  it('are one a table: the latest that was kept counts, be it sooner or later', async () => {
    const table = aTable();
    await deadlines().keep([{ table, at: 3000 }]);
    await deadlines().keep([{ table, at: 5000 }]);
    expect(await deadlines().due(9000, 9)).toEqual([{ table, at: 5000 }]);

    await deadlines().keep([
      { table, at: 7000 },
      { table, at: 1000 },
    ]);
    expect(await deadlines().due(9000, 9)).toEqual([{ table, at: 1000 }]);
  });

  it('end where nothing is due any more', async () => {
    const [over, never, other] = [aTable(), aTable(), aTable()];
    await deadlines().keep([{ table: over, at: 1000 }]);
    await deadlines().keep([
      { table: over, at: null },
      { table: never, at: null },
      { table: other, at: 2000 },
    ]);

    expect(await deadlines().due(9000, 9)).toEqual([{ table: other, at: 2000 }]);
    await deadlines().keep([{ table: other, at: null }]);
    expect(await deadlines().next()).toBeNull();
  });

  it('are kept by several nodes at once, in whatever order each names the tables', async () => {
    const tables = Array.from({ length: 40 }, aTable);
    const rounds = Array.from({ length: 12 }, (_, round) => {
      const all = tables.map((table, index) => ({ table, at: (index + round) % 5 === 0 ? null : 1000 + round }));
      return round % 2 === 0 ? all : all.reverse();
    });
    await Promise.all(rounds.map((round) => deadlines().keep(round)));
    await deadlines().keep(tables.map((table) => ({ table, at: 7 })));

    expect(await deadlines().due(7, 99)).toHaveLength(40);
  });

  it('may be none', async () => {
    await deadlines().keep([]);
    expect(await deadlines().due(9000, 9)).toEqual([]);
  });
};

describe('Deadlines that a test keeps', () => {
  let kept = new KeptDeadlines();
  beforeEach(() => {
    kept = new KeptDeadlines();
  });
  keepTheirPromises(() => kept);
});

describe('Deadlines', () => {
  const server = theServer();
  const kept = opened(server);
  afterEach(() => ask(server().url, 'delete from store.deadlines'));
  keepTheirPromises(() => kept().deadlines);

  it('leave nothing behind where nothing is due any more', async () => {
    const { deadlines } = kept();
    const table = aTable();
    await deadlines.keep([{ table, at: 1000 }]);
    await deadlines.keep([
      { table, at: null },
      { table: aTable(), at: null },
    ]);
    expect(await ask(server().url, 'select table_id from store.deadlines')).toEqual([]);
  });

  it('are not saved and not read while the storage is away', async () => {
    const wire = await Wire.to(server().url);
    const { store, deadlines } = await openPostgres(wire.url, SOON);
    await wire.refuse();

    await expect(deadlines.keep([{ table: aTable(), at: 1 }])).rejects.toThrow(NotSaved);
    await expect(deadlines.due(1, 1)).rejects.toThrow(NotRead);
    await expect(deadlines.next()).rejects.toThrow(NotRead);
    await store.close();
  });
});
