import { afterAll, beforeAll } from '@jest/globals';
import { DEAD_TOPIC, EVENTS_TOPIC, PUBLIC_TOPIC } from '#events/wire/topics.js';
import { GAMES } from '#engine/registry.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { KafkaFeed } from '#feed/kafka-feed.js';
import type { KafkaPace } from '#feed/kafka-feed.js';
import type { LocalKafka } from '#infra/kafka/start-kafka.js';
import { knownGames } from '#relay/known-games.js';
import { PACE, startRelay } from '#relay/relay.js';
import type { Relay, RelayParts } from '#relay/relay.js';
import type { Kept } from '#store/postgres/postgres-store.js';

/** A few partitions, so that tables share some and not others. */
const PARTITIONS = 4;

export const clientOf = (brokers: string, node = 'test'): KafkaClient =>
  new KafkaClient({ brokers: brokers.split(','), login: null, tls: false, node });

export const makeTopics = (client: KafkaClient, copies = 1): Promise<void> =>
  client.make(
    [EVENTS_TOPIC, PUBLIC_TOPIC, DEAD_TOPIC].map((name) => ({ name, partitions: PARTITIONS, copies, settings: {} })),
  );

/** Says all that went wrong; what was to go wrong is among it. */
export const faults: unknown[] = [];
const onFault = (fault: unknown): void => void faults.push(fault);

export const relayOf = (kept: Kept, client: KafkaClient, otherwise: Partial<RelayParts> = {}): Relay =>
  startRelay({
    ...{ departures: kept.departures, leases: kept.leases, news: kept.news, kafka: client, pace: PACE, onFault },
    ...{ showingsOf: knownGames(GAMES).showingsOf, node: 'relay-1', onSent: () => undefined, ...otherwise },
  });

/** A feed that doubts nothing: the events of these stories are sealed by nobody. */
export const feedOver = (client: KafkaClient, otherwise: Partial<KafkaPace> = {}): KafkaFeed =>
  new KafkaFeed(client, {
    ...{ atOnce: 7, afterFaultMs: 20, onFault, doubt: () => null, onPoison: () => undefined, ...otherwise },
  });

/** The topics, a relay that fills them from the database, and the feed, for all tests of a file. */
export const relayed = (kafka: () => LocalKafka, kept: () => Kept) => {
  let running: { readonly client: KafkaClient; readonly relay: Relay; readonly feed: KafkaFeed } | null = null;
  beforeAll(async () => {
    const client = clientOf(kafka().brokers);
    await makeTopics(client);
    running = { client, relay: relayOf(kept(), client), feed: feedOver(client) };
  });
  afterAll(async () => {
    await running?.relay.stop();
    await running?.feed.close();
  });
  return () => {
    if (running === null) throw new Error('It begins with the tests.');
    return running;
  };
};
