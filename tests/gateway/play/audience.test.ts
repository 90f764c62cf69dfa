import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { seenBy } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { gameAt } from '#engine/registry.js';
import { Audience } from '#gateway/play/audience.js';
import { MOST_BACKLOG } from '#gateway/play/line.js';
import type { Shown } from '#gateway/play/shown.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { HotTables } from '#gateway/tables/hot-tables.js';
import type { StoredEvent } from '#store/event-store.js';
import { NotRead } from '#store/not-read.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { annaAndBenPlay, aStore, playOn } from '../tables/story.js';
import { openHall } from './hall.js';
import type { Guest, Hall } from './hall.js';

let hall: Hall | null = null;

afterEach(async () => {
  await hall?.close();
  hall = null;
});

/** A table of Anna's and Ben's, with a hall in front of it that is told whatever is stored. */
const aTable = async (): Promise<{
  readonly table: HotTable;
  readonly at: Hall;
  readonly stored: () => Promise<readonly StoredEvent[]>;
}> => {
  const store = aStore();
  const tables = new HotTables(
    store,
    { now: () => 1_700_000_000_000, gameAt, publish: (_, events) => hall?.audience.publish(events) },
    10,
  );
  const table = await annaAndBenPlay({ tables, told: [] });
  const at = await openHall(table);
  hall = at;
  return { table, at, stored: () => store.read(table.pinned.id, 0, 10_000) };
};

const headOf = (table: HotTable): number => table.standing.table.seq;

describe('Who follows a table', () => {
  test('is sent every event as these eyes see it, from the first one on, while the game goes on', async () => {
    const { table, at, stored } = await aTable();
    const guests = await Promise.all(([0, 1, 'public', 'auditor'] as const).map((viewer) => at.come(viewer, 0)));
    await playOn(table, 'watched', 200);
    await Promise.all(guests.map((guest) => guest.until(headOf(table))));

    const events = await stored();
    const seen = (viewer: Viewer) => events.map(({ event }) => seenBy(table.pinned.showings, event, viewer));
    expect(guests.map(({ heard }) => heard.map(({ event }) => event))).toEqual(
      ([0, 1, 'public', 'auditor'] as const).map(seen),
    );
  });

  test('and holds the first hundred events is sent the others only, stored or live', async () => {
    const { table, at } = await aTable();
    await playOn(table, 'before', 100);
    const held = headOf(table) - 20;
    const guest = await at.come('public', held);
    await playOn(table, 'after', 40);
    await guest.until(headOf(table));

    expect(guest.heard.map(({ seq }) => seq)).toEqual(
      Array.from({ length: headOf(table) - held }, (_, index) => held + 1 + index),
    );
  });

  test('with the same eyes gets the same bytes', async () => {
    const { table, at } = await aTable();
    const [one, other] = await Promise.all([at.come('public', 0), at.come('public', 0)]);
    await playOn(table, 'same', 60);
    await Promise.all([one.until(headOf(table)), other.until(headOf(table))]);

    expect(one.heard.map(({ text }) => text)).toEqual(other.heard.map(({ text }) => text));
  });

  test('reads on as soon as the storage answers again, though nothing more happens', async () => {
    const { table } = await aTable();
    await playOn(table, 'blinking', 20);
    let asked = 0;
    const at = await reopened({
      pinned: table.pinned,
      eventsAfter: (seq) => {
        asked += 1;
        return asked <= 3 ? Promise.reject(new NotRead('away')) : table.eventsAfter(seq);
      },
    });
    const guest = await at.come('public', 0);
    await guest.until(headOf(table));

    expect(asked).toBeGreaterThan(3);
    expect(guest.heard).toHaveLength(headOf(table));
    expect(at.faults).toEqual([]);
  });

  test('where what is stored cannot be read at all, is told so once, and looks again at the next event', async () => {
    const { table } = await aTable();
    let isBroken = true;
    const at = await reopened({
      pinned: table.pinned,
      eventsAfter: (seq) => (isBroken ? Promise.reject(new Error('It cannot be folded.')) : table.eventsAfter(seq)),
    });
    const guest = await at.come('public', 0);
    await eventually('it was told', () => at.faults.length === 1);

    isBroken = false;
    await playOn(table, 'mended', 1);
    await guest.until(headOf(table));
    expect(guest.heard).toHaveLength(headOf(table));
    expect(at.faults).toHaveLength(1);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'is told of what is stored %i breaths after there was nothing more to read',
    async (breaths) => {
      const { table, stored } = await aTable();
      await playOn(table, 'breathless', 10);
      const events = await stored();
      let known = events.length - 1;
      const heard: string[] = [];
      const happensLate = async (): Promise<void> => {
        await afterBreaths(breaths);
        known = events.length;
        audience.publish(events.slice(-1));
      };
      const archive = {
        after: (seq: number) => {
          if (seq === events.length - 1 && known === seq) void happensLate();
          return Promise.resolve(events.slice(seq, known));
        },
        pause: () => Promise.resolve(),
        onFault: (fault: unknown) => void heard.push(String(fault)),
      };
      const audience = new Audience(table.pinned, archive, { caughtUp: () => undefined, moved: () => undefined });
      const line = {
        ...{ backlog: 0, isClosed: false },
        show: (...shown: readonly Shown[]) => void heard.push(...shown.map(({ frame }) => String(frame))),
        whenTaken: (then: () => void) => then(),
      };
      audience.join(line, {
        viewer: 'public',
        held: 0,
        eyes: () => Promise.resolve('public'),
        inPerson: true,
        choices: false,
      });
      await nextTurn();

      expect(heard).toHaveLength(events.length);
    },
  );

  test('and does not read is cut off, holds nobody back, and misses nothing once it reads again', async () => {
    const { table, stored } = await aTable();
    await playOn(table, 'long', 200);
    const long = repeated(await stored(), 16 * MOST_BACKLOG);
    const at = await reopened({
      pinned: table.pinned,
      eventsAfter: (seq) => Promise.resolve(long.slice(seq, seq + PAGE)),
    });
    const [slow, quick] = await Promise.all([at.come('auditor', 0), at.come('auditor', 0)]);
    slow.socket.pause();
    await publishAll(at, long, quick);
    expect(slow.heard.length).toBeLessThan(long.length / 2);

    slow.socket.resume();
    await slow.until(long.length);
    expect(slow.heard.map(({ seq }) => seq)).toEqual(quick.heard.map(({ seq }) => seq));
    expect(slow.heard.map(({ text }) => text).join().length).toBe(quick.heard.map(({ text }) => text).join().length);
  });
});

const PAGE = 1000;

const afterBreaths = async (count: number): Promise<void> => {
  for (let breath = 0; breath < count; breath += 1) await Promise.resolve();
};

const reopened = async (table: Pick<HotTable, 'pinned' | 'eventsAfter'>): Promise<Hall> => {
  await hall?.close();
  hall = await openHall(table);
  return hall;
};

/** The same events again and again under new numbers, until they take so many bytes. */
const repeated = (events: readonly StoredEvent[], bytes: number): readonly StoredEvent[] => {
  const times = Math.ceil(bytes / JSON.stringify(events).length);
  return Array.from({ length: times * events.length }, (_, index) => ({
    ...(events[index % events.length] as StoredEvent),
    seq: index + 1,
  }));
};

/** Page by page, each when the quick guest has heard the one before. */
const publishAll = async ({ audience }: Hall, events: readonly StoredEvent[], quick: Guest): Promise<void> => {
  for (let from = 0; from < events.length; from += PAGE) {
    audience.publish(events.slice(from, from + PAGE));
    await quick.until(Math.min(from + PAGE, events.length));
  }
};
