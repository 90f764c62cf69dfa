import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { TableId } from '#events/envelope.js';
import { FedEvent } from '#events/wire/fed.js';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import type { Sender } from '#feed/kafka-words.js';
import type { Departing } from '#store/departures.js';
import { BEGINNING } from '#store/outbox.js';
import { PACE } from '#relay/relay.js';
import { listenerTo, seqs } from '#tests/feed/heard.js';
import { Watched } from '#tests/feed/watched.js';
import { happens } from '#tests/projector/story.js';
import { opened } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { interleavings } from '#tests/store/postgres/interleavings.js';
import { IN_THREE } from '#tests/store/postgres/overlapping.js';
import { theServer } from '#tests/store/postgres/server.js';
import { anOpening, aTable } from '#tests/store/story.js';
import { readTopic } from './read-topic.js';
import type { Read } from './read-topic.js';
import { clientOf, feedOver, makeTopics, relayOf } from './relayed.js';
import { takingsIn } from './takings.js';
import { theKafka } from './the-kafka.js';

/** What one is tempted to write: goes on behind the last position that it saw. */
class ByPosition extends Watched {
  #seen = 0n;

  override async find(): Promise<readonly Departing[]> {
    const all = await super.find(BEGINNING, 100_000);
    const positionOf = ({ cursor }: Departing): bigint => BigInt(cursor.slice(cursor.indexOf('.') + 1));
    const news = all.filter((one) => positionOf(one) > this.#seen);
    for (const one of news) if (positionOf(one) > this.#seen) this.#seen = positionOf(one);
    return news;
  }
}

describe('The relay', () => {
  const server = theServer();
  const kept = opened(server);
  const kafka = theKafka();
  let made: Promise<void> | null = null;
  const client = async () => {
    const one = clientOf(kafka().brokers);
    await (made ??= makeTopics(one));
    return one;
  };
  const quick = { ...PACE, idleMs: 1 };

  /** Two transactions that write two events each, in every order; between any two steps the relay looks. */
  const overlap = async (departures: Watched): Promise<readonly TableId[]> => {
    const clients = [new pg.Client(server().url), new pg.Client(server().url)];
    for (const one of clients) await one.connect();
    const all: TableId[] = [];
    for (const order of interleavings(2, IN_THREE.length)) {
      const tables = clients.map(() => aTable());
      const taken = [0, 0];
      for (const who of order) {
        const [one, table, step] = [clients[who], tables[who], IN_THREE[taken[who] ?? 0]];
        if (one === undefined || table === undefined || step === undefined) throw new Error('Nobody takes this step.');
        await step(one, table);
        taken[who] = (taken[who] ?? 0) + 1;
        const before = departures.looks;
        await eventually('the relay looked', () => departures.looks > before + 1);
      }
      all.push(...tables);
    }
    for (const one of clients) await one.end();
    return all;
  };

  it('sends all of what overlapping transactions write, in whatever order they write and end', async () => {
    const [through, departures] = [await client(), new Watched(kept().departures)];
    const [relay, feed] = [relayOf(kept(), through, { departures, pace: quick }), feedOver(through)];
    const tables = await overlap(departures);
    const listener = listenerTo(...tables);
    const following = feed.follow(BEGINNING, listener.follower);
    await listener.until(2);
    await Promise.all([following.stop(), relay.stop()]);

    for (const table of tables) expect(listener.firstOf(table)).toEqual([1, 2]);
  });

  it('would miss some of it, did it go by positions', async () => {
    const [through, departures] = [await client(), new ByPosition(kept().departures)];
    const unfenced = new Watched(departures);
    const [relay, feed] = [relayOf(kept(), through, { departures: unfenced, pace: quick }), feedOver(through)];
    await eventually('it caught up', () => unfenced.looks > 2);
    const tables = await overlap(unfenced);
    const [last] = [aTable()];
    await kept().store.open(anOpening(last));
    const [all, end] = [listenerTo(...tables), listenerTo(last)];
    const following = feed.follow(BEGINNING, async (told) => {
      await all.follower(told);
      await end.follower(told);
    });
    await end.until(1);
    await Promise.all([following.stop(), relay.stop()]);

    expect(all.heard.length).toBeLessThan(2 * tables.length);
  });

  it('never sends anything more through what failed once: a fresh sender sends all of it, once and in order', async () => {
    const through = await client();
    const made: { sends: number; closed: boolean }[] = [];
    const sender = async (): Promise<Sender> => {
      const [real, mine] = [await through.sender(), { sends: 0, closed: false }];
      made.push(mine);
      return {
        send: (all) => {
          mine.sends += 1;
          return made.length === 1 ? Promise.reject(new Error('It was not to be.')) : real.send(all);
        },
        close: () => {
          mine.closed = true;
          return real.close();
        },
      };
    };
    const table = aTable();
    await kept().store.open(anOpening(table, 5));
    const relay = relayOf(kept(), through, { kafka: { span: (topic) => through.span(topic), sender } });
    const seqsOf = (all: readonly Read[]) =>
      all.filter(({ key }) => key === table).map(({ value }) => FedEvent.parse(JSON.parse(value)).seq);
    await readTopic(through, EVENTS_TOPIC, (all) => seqsOf(all).includes(5));
    for (let move = 0; move < 3; move += 1) await happens(kept().store, table, { type: 'StoneLaid' });
    const all = await readTopic(through, EVENTS_TOPIC, (some) => seqsOf(some).includes(8));
    await relay.stop();

    expect(seqsOf(all)).toEqual(seqs(1, 8));
    expect(made).toEqual([
      { sends: 1, closed: true },
      { sends: expect.any(Number) as unknown, closed: true },
    ]);
  });

  it('is one of several, and when that one leaves, another goes on', async () => {
    const through = await client();
    const [one, other] = [relayOf(kept(), through, { node: 'one' }), relayOf(kept(), through, { node: 'other' })];
    await eventually('one of them sends', () => one.isActive !== other.isActive);
    const [active, standby] = one.isActive ? [one, other] : [other, one];
    const table = aTable();
    await kept().store.open(anOpening(table, 5));
    const feed = feedOver(through);
    const listener = listenerTo(table);
    const following = feed.follow(BEGINNING, listener.follower);
    await listener.until(5);

    await active.stop();
    await happens(kept().store, table, { type: 'StoneLaid' });
    await listener.until(6);
    expect([active.isActive, standby.isActive]).toEqual([false, true]);
    await following.stop();
    await standby.stop();
    expect(listener.firstOf(table)).toEqual(seqs(1, 6));
  });

  it('takes over within five seconds from one that hangs', async () => {
    const taken = await takingsIn(server().url, PACE.leaseMs);
    // Prolongs nothing any more, and gives nothing back: as a process does that was stopped.
    const held = await kept().leases.hold('relay', 'hangs', PACE.leaseMs);
    const relay = relayOf(kept(), await client(), { node: 'takes over' });
    await eventually('it sends', () => relay.isActive);
    await relay.stop();

    expect(held).not.toBeNull();
    const last = (await taken('relay')).at(-1);
    expect(last?.holder).toBe('takes over');
    expect(last?.afterMs).toBeGreaterThan(PACE.leaseMs);
    expect(last?.afterMs).toBeLessThan(5000);
  });
});
