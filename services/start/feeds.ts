import type { Game } from '#engine/kit/game.js';
import type { Feed } from '#feed/feed.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { KafkaFeed } from '#feed/kafka-feed.js';
import { MeasuredFeed } from '#feed/measured-feed.js';
import { QuietFeed } from '#feed/quiet-feed.js';
import { TailFeed } from '#feed/tail-feed.js';
import { projectAlone, startProjector } from '#projector/projector.js';
import type { Projector } from '#projector/projector.js';
import { tellingFeed } from '#projector/telling-feed.js';
import { doubtBy } from '#relay/doubt.js';
import { knownGames } from '#relay/known-games.js';
import type { Opened } from './database.js';
import { addressOf, checkKafka } from './kafka.js';
import type { Environment } from './settings.js';

/** The feed of this service, and whoever tells of tables and players from it. */
export interface Carried {
  readonly feed: Feed;
  project(): Projector;
  /** For how many seconds an event has waited at least that is still to be told. */
  lag(): Promise<number>;
  /** How much of what came nobody can follow. */
  poison(): number;
  close(): Promise<void>;
}

/**
 * Out of Kafka where one is named, and out of the database itself where none is. A database that came with this process
 * has no other nodes: what is stored was shown as it was stored, and reading all of it back would tell nothing new.
 */
export const feedFor = async (
  opened: Opened,
  set: Environment,
  games: readonly Game[],
  onFault: (fault: unknown) => void,
): Promise<Carried> => {
  // What is told stands in the same database as the outbox: a table that was opened shows also while Kafka is away.
  const telling = {
    ...opened,
    feed: tellingFeed(opened.outbox, { ...TELLING_PACE, onFault }),
    node: set.LAGUNA_NODE,
    onFault,
  };
  const { KAFKA_BROKERS: brokers } = set;
  const project = (): Projector => projectAlone(telling);
  if (set.DATABASE_URL === undefined)
    return { feed: new QuietFeed(), project, lag: NOTHING_WAITS, poison: () => 0, close: () => Promise.resolve() };
  if (brokers === undefined) {
    const feed = new MeasuredFeed(new TailFeed(opened.outbox, { ...PACE, onFault }), opened.outbox);
    return { feed, project, lag: () => feed.lag(), poison: () => 0, close: () => Promise.resolve() };
  }

  const client = new KafkaClient(addressOf({ ...set, KAFKA_BROKERS: brokers }));
  await checkKafka(client, set, onFault);
  let poison = 0;
  const onPoison = (): void => void (poison += 1);
  const feed = new KafkaFeed(client, { ...PACE, onFault, onPoison, doubt: doubtBy(knownGames(games)) });
  const measured = new MeasuredFeed(feed, opened.outbox);
  return {
    ...{ feed: measured, lag: () => measured.lag(), project: () => startProjector(telling) },
    ...{ poison: () => poison, close: () => feed.close() },
  };
};

/** A node that is alone has shown what is stored by the time that it is. */
const NOTHING_WAITS = (): Promise<number> => Promise.resolve(0);

/** Whoever stores wakes who has to know; the pauses are for what other nodes store. */
const PACE = { atOnce: 500, idleMs: 500, afterFaultMs: 1000 };

/** What is passed over is not read: so there may be many of them at once. */
export const TELLING_PACE = { ...PACE, atOnce: 2000 };
