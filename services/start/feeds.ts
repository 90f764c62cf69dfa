import { setTimeout as after } from 'node:timers/promises';
import type { Game } from '#engine/kit/game.js';
import type { Feed } from '#feed/feed.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { KafkaFeed } from '#feed/kafka-feed.js';
import { TailFeed } from '#feed/tail-feed.js';
import { followListings } from '#projector/follow-listings.js';
import { doubtBy } from '#relay/doubt.js';
import { knownGames } from '#relay/known-games.js';
import { onDuty } from '#relay/on-duty.js';
import { PACE as RELAY_PACE } from '#relay/relay.js';
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
  const address = addressOf(set);
  if (address === null) {
    const feed = new TailFeed(opened.outbox, { ...PACE, onFault });
    return { feed, list: () => followListings(feed, opened.listings), poison: () => 0, close: () => Promise.resolve() };
  }

  const client = new KafkaClient(address);
  await checkKafka(client, set, onFault);
  let poison = 0;
  const onPoison = (): void => void (poison += 1);
  const feed = new KafkaFeed(client, { ...PACE, onFault, onPoison, doubt: doubtBy(knownGames(games)) });
  return {
    ...{ feed, poison: () => poison, close: () => feed.close() },
    list: () => Promise.resolve(listOnDuty(feed, opened, set.LAGUNA_NODE, onFault)),
  };
};

/** Whoever stores wakes who has to know; the pauses are for what other nodes store. */
const PACE = { atOnce: 500, idleMs: 500, afterFaultMs: 1000 };

/** One node lists: each that did would be somewhere else on the topic, and they would move the cursor to and fro. */
const listOnDuty = (
  feed: Feed,
  { leases, listings }: Opened,
  node: string,
  onFault: (fault: unknown) => void,
): Listed => {
  const { leaseMs, renewMs } = RELAY_PACE;
  const duty = onDuty({ leases, name: 'listings', holder: node, forMs: leaseMs, everyMs: renewMs, onFault }, () => {
    let stopped = false;
    const begin = async (): Promise<Listed | null> => {
      while (!stopped) {
        try {
          return await followListings(feed, listings);
        } catch (fault) {
          onFault(fault);
          await after(PACE.afterFaultMs);
        }
      }
      return null;
    };
    const following = begin();
    return {
      stop: async () => {
        stopped = true;
        await (await following)?.stop();
      },
    };
  });
  return { wake: () => undefined, stop: () => duty.stop() };
};
