import { setTimeout as after } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import type { Admin, Consumer, EachBatchPayload, Kafka as Connection, KafkaConfig, SASLOptions } from 'kafkajs';
import type { KafkaAddress, TopicSpan, KafkaTopic, Reading, ReadingWanted, Sender } from './kafka-words.js';

/** Not an ES module, of which only this name is sure. */
const { ConfigResourceTypes, Kafka, logLevel, Partitioners } = kafkajs;
const { KafkaJSConnectionError, KafkaJSError, KafkaJSProtocolError, KafkaJSSASLAuthenticationError } = kafkajs;

/**
 * Kafka, as far as we need it. The one file that knows kafkajs, which nobody maintains any more; what is known to be
 * wrong with it is answered here:
 *
 * - it may leave a consumer dead after a crash, so it never starts one again by itself: whoever reads begins anew;
 * - it rolls back the numbers of an idempotent producer after a failed send, so that a later batch would be swallowed: a
 *   sender is thrown away after any fault.
 */
export class KafkaClient {
  readonly #kafka: Connection;

  constructor({ brokers, login, tls, node }: KafkaAddress) {
    this.#kafka = new Kafka({
      ...{ clientId: `laguna-${node}`, brokers: [...brokers], ssl: tls, ...LIMITS },
      ...(login === null ? {} : { sasl: { ...login } as SASLOptions }),
    });
  }

  /** What stands on a topic. */
  async span(topic: string): Promise<TopicSpan> {
    return this.#asking(async (admin) => {
      const { clusterId } = await admin.describeCluster();
      const offsets = await admin.fetchTopicOffsets(topic);
      const spans = offsets.toSorted((a, b) => a.partition - b.partition);
      return { cluster: clusterId, spans: spans.map(({ low, high }) => ({ low: Number(low), high: Number(high) })) };
    });
  }

  /** For each partition, the first offset of what was sent since a moment. */
  async since(topic: string, at: number): Promise<readonly number[]> {
    return this.#asking(async (admin) => {
      const offsets = await admin.fetchTopicOffsetsByTimestamp(topic, at);
      return offsets.toSorted((a, b) => a.partition - b.partition).map(({ offset }) => Number(offset));
    });
  }

  /** Those of the topics that there are. */
  async topics(names: readonly string[], tries = LED_TRIES): Promise<readonly KafkaTopic[]> {
    try {
      return await this.#topicsNow(names);
    } catch (fault) {
      // Another broker is asked what they are than which there are, and may not have heard of one that was just made.
      if (!isUntold(fault) || tries === 0) throw fault;
      await after(LED_PAUSE_MS);
      return this.topics(names, tries - 1);
    }
  }

  #topicsNow(names: readonly string[]): Promise<readonly KafkaTopic[]> {
    return this.#asking(async (admin) => {
      const there = new Set(await admin.listTopics());
      const found = names.filter((name) => there.has(name));
      await allMissing(
        admin,
        names.filter((name) => !there.has(name)),
      );
      if (found.length === 0) return [];
      const { topics } = await admin.fetchTopicMetadata({ topics: found });
      return Promise.all(
        topics.map(async ({ name, partitions }) => ({
          ...{ name, partitions: partitions.length, settings: await settingsOf(admin, name) },
          copies: Math.min(...partitions.map(({ replicas }) => replicas.length)),
        })),
      );
    });
  }

  /** The id of the broker that leads each partition of a topic. */
  async leaders(topic: string): Promise<readonly number[]> {
    return this.#asking(async (admin) => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const partitions = topics[0]?.partitions.toSorted((a, b) => a.partitionId - b.partitionId) ?? [];
      return partitions.map(({ leader }) => leader);
    });
  }

  /** Makes topics where there are none. Rejects where one cannot be had as asked. */
  async make(topics: readonly KafkaTopic[]): Promise<void> {
    await this.#asking((admin) =>
      admin.createTopics({
        // It would ask a broker that may not have heard of them yet, and fail.
        waitForLeaders: false,
        topics: topics.map(({ name, partitions, copies, settings }) => ({
          ...{ topic: name, numPartitions: partitions, replicationFactor: copies },
          configEntries: Object.entries(settings).map(([key, value]) => ({ name: key, value })),
        })),
      }),
    );
    await this.#led(topics.map(({ name }) => name));
  }

  /** Resolves when every broker that is asked knows who leads each partition of these topics. */
  async #led(names: readonly string[], tries = LED_TRIES): Promise<void> {
    try {
      await this.#asking((admin) => admin.fetchTopicMetadata({ topics: [...names] }));
    } catch (fault) {
      if (tries === 0) throw fault;
      await after(LED_PAUSE_MS);
      await this.#led(names, tries - 1);
    }
  }

  async sender(): Promise<Sender> {
    const producer = this.#kafka.producer({
      ...{ idempotent: true, maxInFlightRequests: 1, createPartitioner: Partitioners.DefaultPartitioner },
    });
    await producer.connect();
    return {
      send: async (all) => {
        const topicMessages = all.map(({ topic, messages }) => ({ topic, messages: [...messages] }));
        await producer.sendBatch({ acks: ALL, topicMessages });
      },
      close: () => producer.disconnect(),
    };
  }

  read(wanted: ReadingWanted): Reading {
    const consumer = this.#kafka.consumer({
      ...{ groupId: wanted.name, sessionTimeout: 10_000, rebalanceTimeout: 10_000, heartbeatInterval: HEARTBEAT_MS },
      ...{ maxWaitTimeInMs: 500, retry: { ...LIMITS.retry, restartOnFailure: () => Promise.resolve(false) } },
    });
    const failed = new Promise<never>((_, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      begin(consumer, wanted).catch(reject);
    });
    return { failed, stop: () => consumer.disconnect() };
  }

  async #asking<T>(ask: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = this.#kafka.admin();
    await admin.connect();
    try {
      return await ask(admin);
    } finally {
      await admin.disconnect();
    }
  }
}

/** What of a Kafka that is there keeps us from it, so that trying again does not help. */
export type KafkaTrouble = 'shut out' | 'forbidden' | 'no TLS' | 'not trusted';

/** Null for what may pass by itself: a broker that is away, most of all. */
export const troubleOf = (fault: unknown): KafkaTrouble | null => {
  if (fault instanceof KafkaJSSASLAuthenticationError) return 'shut out';
  if (fault instanceof KafkaJSProtocolError && fault.type.endsWith('_AUTHORIZATION_FAILED')) return 'forbidden';
  if (fault instanceof KafkaJSConnectionError && 'code' in fault) return CODES[String(fault.code)] ?? null;
  return fault instanceof KafkaJSError && fault.cause !== undefined ? troubleOf(fault.cause) : null;
};

/** As Node says it of a line that was to be TLS. */
const CODES: Readonly<Record<string, KafkaTrouble>> = {
  EPROTO: 'no TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS',
  CERT_HAS_EXPIRED: 'not trusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'not trusted',
};

/** A list leaves out what is forbidden to us; who asks for it by its name is told so. */
const allMissing = async (admin: Admin, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await admin.fetchTopicMetadata({ topics: [name] }).catch((fault: unknown) => {
      if (!isUntold(fault)) throw fault;
    });
};

const isUntold = (fault: unknown): boolean =>
  fault instanceof KafkaJSProtocolError && fault.type === 'UNKNOWN_TOPIC_OR_PARTITION';

/** A controller that is busy may take some seconds to tell all brokers. */
const LED_TRIES = 20;
const LED_PAUSE_MS = 250;

const ALL = -1;
const HEARTBEAT_MS = 1000;

/** A broker that answers nothing counts as away before anybody who watches minds. */
const LIMITS = {
  connectionTimeout: 3000,
  authenticationTimeout: 5000,
  requestTimeout: 2500,
  // Enough for a partition to find another leader; beyond that whoever asked begins anew.
  retry: { initialRetryTime: 50, maxRetryTime: 1000, retries: 3 },
  // Whoever asked is told of every fault; it would say the same again, and to the console.
  logLevel: logLevel.NOTHING,
} satisfies Partial<KafkaConfig>;

const begin = async (consumer: Consumer, { topic, from, take }: ReadingWanted): Promise<void> => {
  // Before the first is fetched, and after every rebalance: nothing is committed to the broker, we know where we are.
  consumer.on(consumer.events.GROUP_JOIN, () => {
    from().forEach((offset, partition) => consumer.seek({ topic, partition, offset: String(offset) }));
  });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    ...{ autoCommit: false, eachBatchAutoResolve: false },
    // Else what one answer of a broker brings of several partitions would be taken one after the other.
    partitionsConsumedConcurrently: Math.max(1, from().length),
    eachBatch: async (payload) => {
      const { batch } = payload;
      const messages = batch.messages.map(({ offset, key, value }) => ({ offset: Number(offset), key, value }));
      const last = batch.messages.at(-1);
      if (last === undefined) return;
      if (await alive(payload, () => take(batch.partition, messages))) payload.resolveOffset(last.offset);
    },
  });
};

/** However long it takes, the broker hears that we are there. A beat that fails shows at the next fetch. */
const alive = async <T>(payload: EachBatchPayload, work: () => Promise<T>): Promise<T> => {
  const beat = setInterval(() => {
    payload.heartbeat().catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
};

const settingsOf = async (admin: Admin, topic: string): Promise<Readonly<Record<string, string>>> => {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic }],
  });
  const entries = resources[0]?.configEntries ?? [];
  return Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));
};
