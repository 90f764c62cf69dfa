import type { Game } from '#engine/kit/game.js';
import type { Feed } from '#feed/feed.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { KafkaFeed } from '#feed/kafka-feed.js';
import { TailFeed } from '#feed/tail-feed.js';
import { followListings } from '#projector/follow-listings.js';
import { doubtBy } from '#relay/doubt.js';
import { knownGames } from '#relay/known-games.js';
import type { Opened } from './database.js';
import { addressOf, checkKafka } from './kafka.js';
import type { Environment } from './settings.js';

/** The feed of this service, and whoever lists tables from it. */
export interface Carried {
  readonly feed: Feed;
  list(): Promise<Listed>;
  /** How much of what came nobody can follow. */
  poison(): number;
  close(): Promise<void>;
}

interface Listed {
  wake(): void;
  stop(): Promise<void>;
}

/** Out of Kafka where one is named, and out of the database itself where none is. */
export const feedFor = async (
  opened: Opened,
  set: Environment,
  games: readonly Game[],
  onFault: (fault: unknown) => void,
): Promise<Carried> => {
  const tail = new TailFeed(opened.outbox, { ...PACE, onFault });
  // Lists stand in the same database as the outbox: a table that was opened shows also while Kafka is away.
  const list = () => followListings(tail, opened.listings);
  const { KAFKA_BROKERS: brokers } = set;
  if (brokers === undefined) return { feed: tail, list, poison: () => 0, close: () => Promise.resolve() };

  const client = new KafkaClient(addressOf({ ...set, KAFKA_BROKERS: brokers }));
  await checkKafka(client, set, onFault);
  let poison = 0;
  const onPoison = (): void => void (poison += 1);
  const feed = new KafkaFeed(client, { ...PACE, onFault, onPoison, doubt: doubtBy(knownGames(games)) });
  return { feed, list, poison: () => poison, close: () => feed.close() };
};

/** Whoever stores wakes who has to know; the pauses are for what other nodes store. */
const PACE = { atOnce: 500, idleMs: 500, afterFaultMs: 1000 };
