import { setTimeout as after } from 'node:timers/promises';
import { DEAD_TOPIC, EVENTS_TOPIC, PUBLIC_TOPIC } from '#events/wire/topics.js';
import { troubleOf } from '#feed/kafka-client.js';
import type { KafkaClient, KafkaTrouble } from '#feed/kafka-client.js';
import type { KafkaAddress, KafkaTopic } from '#feed/kafka-words.js';
import type { Environment } from './settings.js';

/** Kafka is there, and cannot be used as it stands. The sentences say what to do. */
export class KafkaUnfit extends Error {
  override readonly name = 'KafkaUnfit';
}

type KafkaSet = Pick<
  Environment,
  | 'KAFKA_BROKERS'
  | 'KAFKA_USER'
  | 'KAFKA_PASSWORD'
  | 'KAFKA_MECHANISM'
  | 'KAFKA_TLS'
  | 'KAFKA_COPIES'
  | 'KAFKA_PARTITIONS'
  | 'LAGUNA_NODE'
>;

/** Where Kafka is, and who we are to it. */
export const addressOf = (set: KafkaSet & { readonly KAFKA_BROKERS: readonly string[] }): KafkaAddress => {
  const { KAFKA_BROKERS: brokers, KAFKA_USER: username, KAFKA_PASSWORD: password, KAFKA_MECHANISM: mechanism } = set;
  const login = username === undefined || password === undefined ? null : { mechanism, username, password };
  return { brokers, login, tls: set.KAFKA_TLS === 'yes', node: set.LAGUNA_NODE };
};

/** The topics as they should be. What is told of a table is told for ever; poison is kept once each. */
export const wantedTopics = ({
  KAFKA_PARTITIONS: partitions,
  KAFKA_COPIES: copies,
}: KafkaSet): readonly KafkaTopic[] => {
  const forEver = { 'retention.ms': '-1', 'retention.bytes': '-1', 'cleanup.policy': 'delete' };
  const settings = { 'min.insync.replicas': String(enoughOf(copies)) };
  return [
    { name: EVENTS_TOPIC, partitions, copies, settings: { ...settings, ...forEver } },
    { name: PUBLIC_TOPIC, partitions, copies, settings: { ...settings, ...forEver } },
    { name: DEAD_TOPIC, partitions: 1, copies, settings: { ...settings, 'cleanup.policy': 'compact' } },
  ];
};

/** One broker may be away, where there is more than one. */
const enoughOf = (copies: number): number => Math.min(2, copies);

/**
 * Refuses a Kafka that would lose what it is given, or that never could take it, with a list of all that is to be done. One
 * that is away is none: it comes back, and until then play goes on.
 */
export const checkKafka = async (
  client: Pick<KafkaClient, 'topics'>,
  set: KafkaSet,
  onAway: (fault: unknown) => void,
): Promise<void> => {
  const wanted = wantedTopics(set);
  const there = await topicsHeardOf(client, wanted, onAway);
  if (there === null) return;
  const wrong = wanted.flatMap((topic) => {
    const found = there.find(({ name }) => name === topic.name);
    return found === undefined
      ? [`Kafka has no topic ${topic.name}: npm run topics makes it.`]
      : wrongWith(found, topic);
  });
  if (wrong.length > 0) throw new KafkaUnfit(wrong.join('\n'));
};

/** One that was just made not every broker has heard of: it is missing where nobody knows it for some seconds. */
const topicsHeardOf = async (
  client: Pick<KafkaClient, 'topics'>,
  wanted: readonly KafkaTopic[],
  onAway: (fault: unknown) => void,
  tries = HEARD_TRIES,
): Promise<readonly KafkaTopic[] | null> => {
  const there = await topicsOf(client, wanted, onAway);
  if (there === null || there.length === wanted.length || tries === 0) return there;
  await after(HEARD_PAUSE_MS);
  return topicsHeardOf(client, wanted, onAway, tries - 1);
};

const HEARD_TRIES = 12;
const HEARD_PAUSE_MS = 250;

const topicsOf = async (
  client: Pick<KafkaClient, 'topics'>,
  wanted: readonly KafkaTopic[],
  onAway: (fault: unknown) => void,
): Promise<readonly KafkaTopic[] | null> => {
  try {
    return await client.topics(wanted.map(({ name }) => name));
  } catch (fault) {
    const unfit = unfitBy(fault);
    if (unfit !== null) throw unfit;
    onAway(fault);
    return null;
  }
};

/** What a person can put right; null where Kafka is merely away. */
export const unfitBy = (fault: unknown): KafkaUnfit | null => {
  const trouble = troubleOf(fault);
  return trouble === null ? null : new KafkaUnfit(WHAT_TO_DO[trouble]);
};

/** Never with what was tried: it is a password. */
const WHAT_TO_DO: Readonly<Record<KafkaTrouble, string>> = {
  'shut out': 'Kafka does not let us in: check KAFKA_USER, KAFKA_PASSWORD and KAFKA_MECHANISM.',
  forbidden:
    'Kafka knows KAFKA_USER, and forbids what Laguna does: with kafka-acls, allow them to describe, read and write the ' +
    'topics laguna.*, to describe their settings (and to create them, for npm run topics), and to read the groups ' +
    'laguna-follower-*.',
  'no TLS': 'Kafka speaks no TLS at KAFKA_BROKERS: set KAFKA_TLS to no, or name the ports at which it does.',
  'not trusted':
    "Kafka's certificate is not one that this machine trusts under that name: check KAFKA_BROKERS, and name the file of " +
    'who signed it with NODE_EXTRA_CA_CERTS.',
};

const wrongWith = ({ name, copies, settings }: KafkaTopic, wanted: KafkaTopic): readonly string[] => {
  const inSync = Number(settings['min.insync.replicas'] ?? '1');
  const enough = enoughOf(wanted.copies);
  const isToKeepAll = wanted.settings['cleanup.policy'] === 'delete';
  return [
    ...(isToKeepAll && settings['cleanup.policy']?.includes('compact') === true
      ? [
          `${name} is compacted, so that of each table only its last event would stay: set its cleanup.policy to delete ` +
            'with kafka-configs.',
        ]
      : []),
    ...(copies < wanted.copies
      ? [
          `${name} is kept by ${copies} of Kafka's brokers and should be by ${wanted.copies}: add replicas with ` +
            'kafka-reassign-partitions, or set KAFKA_COPIES if that is meant.',
        ]
      : []),
    ...(inSync < enough
      ? [`${name} takes what ${inSync} of its replicas has: set its min.insync.replicas to ${enough}.`]
      : []),
  ];
};
