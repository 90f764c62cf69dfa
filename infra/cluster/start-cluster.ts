import { join, resolve } from 'node:path';
import { startKafka } from '../kafka/start-kafka.js';
import type { LocalKafka } from '../kafka/start-kafka.js';
import { startPart } from './part.js';
import type { Environment, Part } from './part.js';

/** Laguna on several processes of one machine, each as it would stand on a machine of its own. */
export interface Cluster {
  readonly kafka: LocalKafka;
  readonly database: Part;
  readonly relays: readonly Part[];
  /** The service itself, with where it is. */
  readonly nodes: readonly (Part & { readonly url: string })[];
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface ClusterWanted {
  /** Where the data live, or will after the first start. */
  readonly folder: string;
  readonly brokers?: 1 | 3;
  readonly nodes?: number;
  /** More than one: the others stand by. */
  readonly relays?: number;
  /** Of the first node, the others behind it; without one, any that are free. */
  readonly port?: number;
  /** Beside what the cluster sets itself. */
  readonly settings?: Environment;
  readonly tell?: (line: string) => void;
}

/** Starts all of it, in the order in which one needs the other. */
export const startCluster = async (wanted: ClusterWanted): Promise<Cluster> => {
  const { brokers = 1, nodes = 2, relays = 1, port = 0, settings = {}, tell = () => undefined } = wanted;
  const folder = resolve(wanted.folder);
  const started: { end(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.splice(0).reverse()) await part.end();
  };
  const start = async (...asked: Parameters<typeof startPart>): Promise<Part> => {
    const part = await startPart(...asked);
    started.push(part);
    return part;
  };
  try {
    tell('Kafka starts.');
    const kafka = await startKafka({ folder: join(folder, 'kafka'), brokers, tell });
    started.push({ end: () => kafka.stop() });
    tell('PostgreSQL starts.');
    const database = await start('database', 'embedded', /^DATABASE_URL=\S+$/m, { LAGUNA_DATA: folder });
    const databaseUrl = database.ready.slice('DATABASE_URL='.length);
    const all = {
      ...{ DATABASE_URL: databaseUrl, KAFKA_BROKERS: kafka.brokers, KAFKA_COPIES: String(brokers), ...settings },
    };
    await (
      await startPart('topics', 'topics', /^Kafka has what Laguna needs\.$/m, all)
    ).ended;
    tell('Relays and nodes start.');
    const relaying: Part[] = [];
    for (let one = 1; one <= relays; one += 1)
      relaying.push(await start(`relay ${one}`, 'relay', SENDS, { ...all, PORT: '0', LAGUNA_NODE: `relay-${one}` }));
    const serving: (Part & { url: string })[] = [];
    for (let one = 1; one <= nodes; one += 1) {
      const own = { PORT: String(port === 0 ? 0 : port + one - 1), LAGUNA_NODE: `node-${one}` };
      const part = await start(`node ${one}`, 'main', IS_AT, { ...all, ...own });
      serving.push({ ...part, url: part.ready.slice('Laguna is at '.length) });
    }
    return { kafka, database, relays: relaying, nodes: serving, databaseUrl, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
};

const SENDS = /^The relay sends\.$/m;
const IS_AT = /^Laguna is at \S+$/m;
