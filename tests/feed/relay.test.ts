import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import { GAMES } from '#engine/registry.js';
import type { Sending } from '#feed/kafka-words.js';
import { knownGames } from '#relay/known-games.js';
import { PACE, startRelay } from '#relay/relay.js';
import type { Relay, RelayParts } from '#relay/relay.js';
import { LIMITS } from '#store/postgres/limits.js';
import { Crier } from '#store/postgres/postgres-news.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { News } from '#store/news.js';
import { opened, pooled } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { theServer } from '#tests/store/postgres/server.js';
import { anOpening, aTable } from '#tests/store/story.js';
import { Watched } from './watched.js';

const server = theServer();
const kept = opened(server);
const pool = pooled(server);

/** A Kafka that keeps of each event its table, may be away, and may forget to answer. */
class KafkaByHand {
  readonly sent: string[] = [];
  isAway = false;

  readonly span = () =>
    this.isAway
      ? Promise.reject(new Error('It is away.'))
      : Promise.resolve({ cluster: 'by-hand', spans: [{ low: 0, high: 1 }] });

  readonly sender = () =>
    Promise.resolve({
      send: (all: Sending) => {
        if (this.isAway) return Promise.reject(new Error('It is away.'));
        for (const { topic, messages } of all)
          if (topic === EVENTS_TOPIC) this.sent.push(...messages.map(({ key }) => key));
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    });
}

/** Words that come when the test wants them to. */
class NewsByHand extends News {
  say: () => void = () => undefined;

  override listen(hear: () => void) {
    this.say = hear;
    return { stop: () => Promise.resolve() };
  }
}

/** Looks by itself after every test is over, and not before. */
const NEVER_MS = 600_000;

const aRelay = (kafka: RelayParts['kafka'], otherwise: Partial<RelayParts> = {}): Relay =>
  startRelay({
    ...{ departures: kept().departures, leases: kept().leases, news: kept().news, kafka },
    ...{ showingsOf: knownGames(GAMES).showingsOf, node: 'relay', pace: { ...PACE, idleMs: NEVER_MS } },
    ...{ onFault: () => undefined, onSent: () => undefined, ...otherwise },
  });

/** It has sent all that there is, and sleeps until a word comes. */
const caughtUp = async (kafka: KafkaByHand): Promise<void> => {
  const last = aTable();
  await kept().store.open(anOpening(last));
  await eventually('it sent all that there is', () => kafka.sent.includes(last));
};

describe('The relay', () => {
  it('sends what is stored when it hears a word of it, and does not look before', async () => {
    const [kafka, news, departures] = [new KafkaByHand(), new NewsByHand(), new Watched(kept().departures)];
    const relay = aRelay(kafka, { news, departures });
    await eventually('it sleeps', () => departures.inVain > 1);

    const [first, second] = [aTable(), aTable()];
    const { looks } = departures;
    await kept().store.open(anOpening(first));
    expect(departures.looks).toBe(looks);
    news.say();
    await eventually('it was woken', () => kafka.sent.includes(first));
    await kept().store.open(anOpening(second));
    news.say();
    await eventually('it was woken again', () => kafka.sent.includes(second));
    await relay.stop();
  });

  it('hears such a word of each store that says what it stores', async () => {
    const [kafka, loud] = [new KafkaByHand(), await openPostgres(server().url, LIMITS, 'aloud')];
    const relay = aRelay(kafka);
    const [first, second] = [aTable(), aTable()];
    await loud.store.open(anOpening(first));
    await eventually('it sent the first', () => kafka.sent.includes(first));
    await loud.store.open(anOpening(second));
    await eventually('it sent the second', () => kafka.sent.includes(second));
    await relay.stop();
    await loud.store.close();
  });

  it('that starts while Kafka is away knows since when something waits, until it is sent', async () => {
    const [kafka, news] = [new KafkaByHand(), new NewsByHand()];
    const all = aRelay(kafka, { pace: PACE });
    await caughtUp(kafka);
    await all.stop();

    kafka.isAway = true;
    const opening = anOpening(aTable());
    await kept().store.open(opening);
    const relay = aRelay(kafka, { news, pace: { ...PACE, afterFaultMs: 5 } });
    await eventually('it knows', () => relay.waitingSince === opening.events[0]?.at);
    kafka.isAway = false;
    await eventually('nothing waits', () => relay.waitingSince === null && relay.isActive);
    expect(kafka.sent).toContain(opening.table);
    await relay.stop();
  });
});

/** Several times what lies between two words. What is never to come can only be waited for. */
const WHERE_MORE_WOULD_COME_MS = 100;

describe('Who says that something was stored', () => {
  it('says it once at once, and once more for all that came meanwhile', async () => {
    let words = 0;
    const listening = kept().news.listen(() => (words += 1));
    await eventually('somebody listens, which counts as a word', () => words === 1);
    const crier = new Crier(pool());
    for (let append = 0; append < 100; append += 1) crier.say();
    await eventually('both were heard', () => words === 3);
    await after(WHERE_MORE_WOULD_COME_MS);
    expect(words).toBe(3);

    crier.say();
    await eventually('the next is heard', () => words === 4);
    await listening.stop();
  });
});
