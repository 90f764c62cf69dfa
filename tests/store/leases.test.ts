import { describe, expect, it } from '@jest/globals';
import type { Departures } from '#store/departures.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import { LIMITS } from '#store/postgres/limits.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { opened } from './beside/opened.js';
import { eventually } from './embedded/eventually.js';
import { ask, theServer } from './postgres/server.js';
import { anOpening, aTable, serve } from './story.js';
import { told } from './told.js';

const LONG_MS = 600_000;
const server = theServer();
const kept = opened(server);

/** As if so much time had passed that every lease is over. */
const laterOn = () => ask(server().url, `update store.leases set until = clock_timestamp()`);

describe('A lease', () => {
  it('is held by one at a time, who may prolong it', async () => {
    const { leases } = kept();
    const mine = await leases.hold('one', 'anna', LONG_MS);

    expect(await leases.hold('one', 'ben', LONG_MS)).toBeNull();
    expect(await leases.hold('one', 'anna', LONG_MS)).toEqual(mine);
    expect(await leases.hold('another', 'ben', LONG_MS)).toMatchObject({ name: 'another', holder: 'ben' });
  });

  it('is had by one of many who ask at once', async () => {
    const { leases } = kept();
    const asked = await Promise.all(
      Array.from({ length: 7 }, (_, one) => leases.hold('asked for', `node-${one}`, LONG_MS)),
    );
    expect(asked.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('ends by itself, and is another one afterwards, whoever takes it', async () => {
    const { leases } = kept();
    const first = await leases.hold('ends', 'anna', LONG_MS);
    await laterOn();
    const second = await leases.hold('ends', 'ben', LONG_MS);
    expect(await leases.hold('ends', 'anna', LONG_MS)).toBeNull();
    await laterOn();
    const third = await leases.hold('ends', 'ben', LONG_MS);

    expect([first, second, third].map((lease) => lease?.term)).toEqual(['1', '2', '3']);
  });

  it('goes by a clock', async () => {
    const { leases } = kept();
    await leases.hold('short', 'anna', 30);
    await eventually('it is over', async () => (await leases.hold('short', 'ben', LONG_MS)) !== null);
    expect(await leases.hold('short', 'anna', LONG_MS)).toBeNull();
  });

  it('that was given back is free at once, and that of another stays', async () => {
    const { leases } = kept();
    const mine = await leases.hold('back', 'anna', LONG_MS);
    if (mine === null) throw new Error('Nobody else wants it.');
    await leases.release(mine);
    const theirs = await leases.hold('back', 'ben', LONG_MS);
    await leases.release(mine);

    expect(theirs).not.toBeNull();
    expect(await leases.hold('back', 'anna', LONG_MS)).toBeNull();
  });
});

describe('What departs', () => {
  const [one, two] = ['1.1' as Cursor, '2.2' as Cursor];

  it('is moved on by whoever holds the lease, from where it is', async () => {
    const { departures, leases } = kept();
    const lease = await leases.hold('moves', 'anna', LONG_MS);
    if (lease === null) throw new Error('Nobody else wants it.');

    expect(await departures.reached('line')).toBe(BEGINNING);
    expect(await departures.move('line', BEGINNING, one, lease)).toBe(true);
    expect(await departures.move('line', BEGINNING, two, lease)).toBe(false);
    expect(await departures.reached('line')).toBe(one);
    expect(await departures.reached('another line')).toBe(BEGINNING);
  });

  it('is moved by nobody whose lease has ended, even where nobody else took it', async () => {
    const { departures, leases } = kept();
    const lease = await leases.hold('fenced', 'anna', LONG_MS);
    if (lease === null) throw new Error('Nobody else wants it.');
    await departures.reached('fenced line');
    await laterOn();
    expect(await departures.move('fenced line', BEGINNING, one, lease)).toBe(false);

    const next = await leases.hold('fenced', 'ben', LONG_MS);
    if (next === null) throw new Error('It was over.');
    expect(await departures.move('fenced line', BEGINNING, two, lease)).toBe(false);
    expect(await departures.move('fenced line', BEGINNING, two, next)).toBe(true);
  });

  it('brings along what it takes to judge it alone', async () => {
    const { store, lobby, outbox, departures } = kept();
    const from = await outbox.now();
    const [listed, unlisted] = [aTable(), aTable()];
    for (const table of [listed, unlisted]) {
      const visibility = table === listed ? 'public' : 'unlisted';
      await lobby.announce({ table, creator: 'anna', visibility, clock: { kind: 'none' }, at: 5 });
      await store.open(anOpening(table, 2));
      await store.append(serve(table, 2));
    }
    const all = await departing(departures, from, 6);
    const whole = await told(outbox, from, 6);

    expect(all.map(({ event }) => event)).toEqual(whole.map(({ event }) => event));
    expect(all.map(({ cursor }) => cursor)).toEqual(whole.map(({ cursor }) => cursor));
    expect(new Set(all.map(({ game }) => game))).toEqual(new Set(['quarry']));
    expect(all.filter((one) => one.listed).map(({ event }) => event.table)).toEqual([listed, listed, listed]);
    for (const { event, previous } of all.filter(({ event: { seq } }) => seq > 1))
      expect(previous).toBe(
        all.find((one) => one.event.table === event.table && one.event.seq === event.seq - 1)?.event.digest,
      );
  });
});

const departing = async (departures: Departures, from: Cursor, count: number) => {
  await eventually('all of it is settled', async () => (await departures.after(from, count)).length === count);
  return departures.after(from, count);
};

describe('News', () => {
  it('is heard by who listens whenever something was stored aloud', async () => {
    const loud = await openPostgres(server().url, LIMITS, 'aloud');
    let words = 0;
    const listening = kept().news.listen(() => (words += 1));
    await eventually('it listens', () => words === 1);

    const table = aTable();
    await loud.store.open(anOpening(table));
    await eventually('the opening was heard of', () => words === 2);
    await loud.store.append(serve(table, 1));
    await eventually('the append was heard of', () => words === 3);
    await listening.stop();
    await loud.store.close();
  });

  it('is listened for again after the connection broke', async () => {
    let words = 0;
    const listening = kept().news.listen(() => (words += 1));
    await eventually('it listens', () => words === 1);
    await ask(
      server().url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'laguna news'`,
    );
    await eventually('it listens again', () => words === 2);
    await listening.stop();
  });
});
