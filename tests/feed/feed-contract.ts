import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { Feed } from '#feed/feed.js';
import type { EventStore } from '#store/event-store.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { anOpening, aTable } from '#tests/store/story.js';
import { happens } from '#tests/projector/story.js';
import { listenerTo, seqs } from './heard.js';

/** What is stored comes to the feed by itself, by whatever way that feed has. */
export interface FeedWorld {
  readonly store: EventStore;
  readonly feed: Feed;
  /** What carries the feed is not to be had, until it is back; whoever stores goes on. */
  away(): Promise<unknown>;
  back(): Promise<unknown>;
}

const LAID = { type: 'StoneLaid' };
const laid = (count: number) => Array.from({ length: count }, () => LAID);

/** What every feed promises, whoever carries it. */
export const feedContract = (world: () => FeedWorld): void => {
  const opened = async (events = 1): Promise<TableId> => {
    const table = aTable();
    await world().store.open(anOpening(table, events));
    return table;
  };
  const goesOn = (table: TableId, events = 1) => happens(world().store, table, ...laid(events));

  describe('a feed', () => {
    it('tells all there ever was, each table in its order, and then what comes', async () => {
      const tables = [await opened(7), await opened(5), await opened(9)];
      const listener = listenerTo(...tables);
      const following = world().feed.follow(BEGINNING, listener.follower);
      for (const table of tables) await goesOn(table, 20);
      await eventually('each was told in full', () =>
        tables.every((table, at) => listener.firstOf(table).length === [27, 25, 29][at]),
      );
      await goesOn(tables[0] ?? aTable());
      await eventually('news was told', () => listener.firstOf(tables[0] ?? aTable()).includes(28));
      await following.stop();

      expect(listener.firstOf(tables[0] ?? aTable())).toEqual(seqs(1, 28));
      expect(listener.firstOf(tables[1] ?? aTable())).toEqual(seqs(1, 25));
      expect(listener.firstOf(tables[2] ?? aTable())).toEqual(seqs(1, 29));
    });

    it('goes on from a cursor that was kept, and tells nothing before it again', async () => {
      const [one, other] = [await opened(3), await opened(3)];
      const first = listenerTo(one, other);
      const following = world().feed.follow(BEGINNING, first.follower);
      await first.until(3);
      await following.stop();
      await goesOn(one, 4);
      await goesOn(other, 4);

      const second = listenerTo(one, other);
      const again = world().feed.follow(first.behind, second.follower);
      await second.until(7);
      await again.stop();
      for (const table of [one, other]) {
        expect(first.firstOf(table)).toEqual([1, 2, 3]);
        expect(second.firstOf(table)).toEqual([4, 5, 6, 7]);
      }
    });

    it('tells a follower that stumbles the same again, until it takes it', async () => {
      const table = await opened(5);
      const listener = listenerTo(table);
      const refused: string[] = [];
      const following = world().feed.follow(BEGINNING, async (told) => {
        const cursor = String(told.behind);
        if (told.events.some((event) => event.table === table) && refused.length < 3) {
          refused.push(cursor);
          throw new Error('stumbled');
        }
        await listener.follower(told);
      });
      await listener.until(5);
      await following.stop();

      expect(new Set(refused).size).toBe(1);
      expect(refused).toHaveLength(3);
      expect(listener.heard).toEqual(seqs(1, 5).map((seq) => `${table} ${seq}`));
    });

    it('tells nothing more before the follower is done with what it was told', async () => {
      const tables = [await opened(30), await opened(30), await opened(30)];
      const listener = listenerTo(...tables);
      let [together, most] = [0, 0];
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const following = world().feed.follow(BEGINNING, async (told) => {
        together += 1;
        most = Math.max(most, together);
        await held;
        together -= 1;
        await listener.follower(told);
      });
      await eventually('it was told something', () => together > 0);
      for (const table of tables) await goesOn(table, 5);
      expect(listener.heard).toEqual([]);
      letGo();
      await listener.until(35);
      await following.stop();

      expect(most).toBe(1);
      for (const table of tables) expect(listener.firstOf(table)).toEqual(seqs(1, 35));
    });

    it('tells a second follower everything as well, and the first goes on when it leaves', async () => {
      const table = await opened(4);
      const [first, second] = [listenerTo(table), listenerTo(table)];
      const one = world().feed.follow(BEGINNING, first.follower);
      await first.until(4);
      const other = world().feed.follow(BEGINNING, second.follower);
      await second.until(4);
      await goesOn(table, 3);
      await Promise.all([first.until(7), second.until(7)]);
      await other.stop();
      await goesOn(table, 3);
      await first.until(10);
      await one.stop();

      expect(first.firstOf(table)).toEqual(seqs(1, 10));
      expect(second.firstOf(table)).toEqual(seqs(1, 7));
    });

    it('goes on, each table in its order, while others come and go in the midst of it', async () => {
      const tables = [await opened(4), await opened(4), await opened(4)];
      const first = listenerTo(...tables);
      const one = world().feed.follow(BEGINNING, first.follower);
      for (let round = 1; round <= 3; round += 1) {
        const other = listenerTo(...tables);
        const coming = world().feed.follow(BEGINNING, other.follower);
        for (const table of tables) await goesOn(table, 4);
        await other.until(4 + 4 * round);
        await coming.stop();
        for (const table of tables) expect(other.firstOf(table)).toEqual(seqs(1, 4 + 4 * round));
      }
      await first.until(16);
      await one.stop();

      for (const table of tables) expect(first.firstOf(table)).toEqual(seqs(1, 16));
    });

    it('that is away for a while tells afterwards what was stored meanwhile, each table in its order', async () => {
      const tables = [await opened(3), await opened(3)];
      const listener = listenerTo(...tables);
      const following = world().feed.follow(BEGINNING, listener.follower);
      await listener.until(3);
      await world().away();
      for (const table of tables) await goesOn(table, 5);
      for (const table of tables) expect(listener.firstOf(table)).toEqual([1, 2, 3]);
      await world().back();
      await listener.until(8);
      await following.stop();

      for (const table of tables) expect(listener.firstOf(table)).toEqual(seqs(1, 8));
    });

    it('tells who begins with the news of nothing that was told before', async () => {
      const table = await opened(6);
      const all = listenerTo(table);
      const everything = world().feed.follow(BEGINNING, all.follower);
      await all.until(6);
      const news = listenerTo(table);
      const following = world().feed.follow(await world().feed.now(), news.follower);
      await goesOn(table, 2);
      await news.until(8);
      await Promise.all([following.stop(), everything.stop()]);

      expect(news.firstOf(table)).toEqual([7, 8]);
    });

    it('tells everything to who comes with a cursor of another feed', async () => {
      const table = await opened(2);
      const listener = listenerTo(table);
      const following = world().feed.follow('another.feed:1' as Cursor, listener.follower);
      await listener.until(2);
      await following.stop();

      expect(listener.firstOf(table)).toEqual([1, 2]);
    });

    it('is silent once it was stopped, also towards who still stumbles', async () => {
      const table = await opened(2);
      const listener = listenerTo(table);
      let tries = 0;
      const stumbling = world().feed.follow(BEGINNING, () => {
        tries += 1;
        return Promise.reject(new Error('stumbles for ever'));
      });
      const following = world().feed.follow(BEGINNING, listener.follower);
      await listener.until(2);
      await eventually('it stumbled', () => tries > 1);
      await Promise.all([stumbling.stop(), following.stop()]);
      const before = tries;
      await goesOn(table);

      const later = listenerTo(table);
      const witness = world().feed.follow(BEGINNING, later.follower);
      await later.until(3);
      await witness.stop();
      expect(listener.firstOf(table)).toEqual([1, 2]);
      expect(tries).toBe(before);
    });
  });
};
