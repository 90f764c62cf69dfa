import { afterAll, describe, expect, it } from '@jest/globals';
import { BEGINNING } from '#store/outbox.js';
import { listenerTo, seqs } from '#tests/feed/heard.js';
import { happens } from '#tests/projector/story.js';
import { opened } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { theServer } from '#tests/store/postgres/server.js';
import { anOpening, aTable } from '#tests/store/story.js';
import { faults, relayed } from './relayed.js';
import { theKafka } from './the-kafka.js';
import { Ways } from './ways.js';

const LAID = { type: 'StoneLaid' };

describe('A Kafka that is away', () => {
  const ways = new Ways();
  const kafka = theKafka({ doorTo: ways.doorTo });
  afterAll(() => ways.close());
  const kept = opened(theServer());
  const world = relayed(kafka, kept);
  const theBroker = () => {
    const [broker] = kafka().nodes;
    if (broker === undefined) throw new Error('There is one.');
    return broker;
  };

  it.each<readonly [string, () => unknown, () => unknown]>([
    [
      'hangs for a while',
      () => void process.kill(theBroker().pid, 'SIGSTOP'),
      () => void process.kill(theBroker().pid, 'SIGCONT'),
    ],
    [
      'is cut off, and reached again',
      () => {
        ways.cut();
      },
      () => {
        ways.heal();
      },
    ],
    [
      'is not heard of any more over lines that stay open',
      () => {
        ways.silence();
      },
      () => {
        ways.heal();
      },
    ],
    ['is killed and started again', () => theBroker().end('SIGKILL'), () => theBroker().start()],
  ])('%s: what is stored meanwhile is told when it is back, each table in its order', async (_, away, back) => {
    const { store } = kept();
    const tables = [aTable(), aTable(), aTable()];
    for (const table of tables) await store.open(anOpening(table, 3));
    const listener = listenerTo(...tables);
    const following = world().feed.follow(BEGINNING, listener.follower);
    await listener.until(3);

    await away();
    const before = faults.length;
    for (const table of tables) await happens(store, table, ...Array.from({ length: 10 }, () => LAID));
    await eventually('relay and feed noticed', () => faults.length > before + 1);
    for (const table of tables) expect(listener.firstOf(table)).toEqual([1, 2, 3]);
    await back();
    for (const table of tables) await happens(store, table, LAID);
    await listener.until(14);
    await following.stop();

    for (const table of tables) expect(listener.firstOf(table)).toEqual(seqs(1, 14));
  });

  it('keeps nobody who wants to leave, and is followed from a moment on by who asked for news meanwhile', async () => {
    const { store } = kept();
    const table = aTable();
    await store.open(anOpening(table, 3));
    const listener = listenerTo(table);
    const following = world().feed.follow(BEGINNING, listener.follower);
    await listener.until(3);
    process.kill(theBroker().pid, 'SIGSTOP');
    await following.stop();
    const news = await world().feed.now();
    process.kill(theBroker().pid, 'SIGCONT');
    expect(news).toMatch(/^kafka-since\.\d+$/);

    await happens(store, table, { type: 'StoneLaid' });
    const later = listenerTo(table);
    const again = world().feed.follow(news, later.follower);
    await later.until(4);
    await again.stop();
    expect(later.firstOf(table).at(-1)).toBe(4);
  });
});
