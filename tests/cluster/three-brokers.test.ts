import { describe, expect, it } from '@jest/globals';
import { BEGINNING } from '#store/outbox.js';
import { listenerTo, seqs } from '#tests/feed/heard.js';
import { happens } from '#tests/projector/story.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { anOpening, aTable } from '#tests/store/story.js';
import { clientOf, feedOver, makeTopics, relayOf } from './relayed.js';
import { theKafka } from './the-kafka.js';

describe('Three brokers', () => {
  const kafka = theKafka({ brokers: 3 });
  const kept = opened(theServer());

  it('lose one after another for a while, and with it what it leads: nothing is lost, and play is told on', async () => {
    const client = clientOf(kafka().brokers);
    await makeTopics(client, 3);
    const [relay, feed] = [relayOf(kept(), client), feedOver(client)];
    const { store } = kept();
    const tables = Array.from({ length: 6 }, aTable);
    for (const table of tables) await store.open(anOpening(table));
    const listener = listenerTo(...tables);
    const following = feed.follow(BEGINNING, listener.follower);
    await listener.until(1);

    let seq = 1;
    for (const broker of kafka().nodes) {
      await broker.end('SIGKILL');
      for (const table of tables) await happens(store, table, { type: 'StoneLaid' });
      seq += 1;
      await listener.until(seq);
      await broker.start();
    }
    await following.stop();
    await relay.stop();
    await feed.close();

    for (const table of tables) expect(listener.firstOf(table)).toEqual(seqs(1, 4));
  });
});
