import { join, resolve } from 'node:path';
import { freePorts } from '../free-ports.js';
import { startKafka } from '../kafka/start-kafka.js';
import type { KafkaWanted, LocalKafka } from '../kafka/start-kafka.js';
import { Member } from './member.js';
import { startPart } from './part.js';
import type { Environment, Task } from './part.js';

/** Laguna on several processes of one machine, each as it would stand on a machine of its own. */
export interface Cluster {
  readonly kafka: LocalKafka;
  readonly database: Member;
  readonly relays: readonly Member[];
  readonly clocks: readonly Member[];
  readonly projectors: readonly Member[];
  /** The gateways, with where they are. */
  readonly nodes: readonly ClusterNode[];
  readonly databaseUrl: string;
  /** One gateway more. */
  addNode(): Promise<ClusterNode>;
  stop(): Promise<void>;
}

export interface ClusterNode {
  readonly url: string;
  readonly member: Member;
}

export interface ClusterWanted {
  /** Where the data live, or will after the first start. */
  readonly folder: string;
  readonly brokers?: 1 | 3;
  readonly nodes?: number;
  /** More than one: the others stand by. */
  readonly relays?: number;
  readonly clocks?: number;
  readonly projectors?: number;
  /** Of the first node, the others behind it; without one, any that are free. */
  readonly port?: number;
  /** Beside what the cluster sets itself. */
  readonly settings?: Environment;
  readonly tell?: (line: string) => void;
  /** As Kafka takes it: the way of all others to it. */
  readonly doorTo?: KafkaWanted['doorTo'];
}

/** Starts all of it, in the order in which one needs the other. */
export const startCluster = async (wanted: ClusterWanted): Promise<Cluster> => {
  const { brokers = 1, nodes = 2, relays = 1, clocks = 1, projectors = 1 } = wanted;
  const { settings = {}, tell = () => undefined } = wanted;
  const folder = resolve(wanted.folder);
  const started: { end(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.splice(0).reverse()) await one.end();
  };
  const start = async (task: Task): Promise<Member> => {
    const member = await Member.start(task);
    started.push(member);
    return member;
  };
  try {
    tell('Kafka starts.');
    const { doorTo } = wanted;
    const kafka = await startKafka({
      ...{ folder: join(folder, 'kafka'), brokers, tell },
      ...(doorTo === undefined ? {} : { doorTo }),
    });
    started.push({ end: () => kafka.stop() });
    tell('PostgreSQL starts.');
    const database = await start(databaseIn(folder));
    const databaseUrl = database.ready.slice('DATABASE_URL='.length);
    const all = {
      ...{ DATABASE_URL: databaseUrl, KAFKA_BROKERS: kafka.brokers, KAFKA_COPIES: String(brokers) },
      ...{ LAGUNA_DRAIN_SECONDS: '1', ...settings },
    };
    const topics = { name: 'topics', script: 'topics', ready: /^Kafka has what Laguna needs\.$/m, environment: all };
    await (
      await startPart(topics)
    ).ended;
    tell('Relays, clocks, projectors and nodes start.');
    const some = (count: number, kind: Kind): Promise<readonly Member[]> =>
      inTurn(count, (one) => start(taskOf(kind, one, { ...all, PORT: '0' })));
    const ports = await portsFor(nodes, wanted.port);
    const relaying = await some(relays, RELAY);
    const ringing = await some(clocks, CLOCK);
    const projecting = await some(projectors, PROJECTOR);
    const startNode = async (one: number, port: number): Promise<ClusterNode> => {
      const member = await start(taskOf(NODE, one, { ...all, PORT: String(port) }));
      return { member, url: member.ready.slice('Laguna is at '.length) };
    };
    const serving = await inTurn(nodes, (one) => startNode(one, ports[one - 1] ?? NaN));
    const addNode = async (): Promise<ClusterNode> => {
      const [port = NaN] = await freePorts(1);
      const node = await startNode(serving.length + 1, port);
      serving.push(node);
      return node;
    };
    return {
      ...{ kafka, database, databaseUrl, relays: relaying, clocks: ringing, projectors: projecting, nodes: serving },
      ...{ addNode, stop },
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
};

interface Kind {
  readonly script: string;
  readonly ready: RegExp;
}

const NODE: Kind = { script: 'gateway', ready: /^Laguna is at \S+$/m };
const RELAY: Kind = { script: 'relay', ready: /^The relay sends\.$/m };
const CLOCK: Kind = { script: 'clock', ready: /^The clock runs\.$/m };
const PROJECTOR: Kind = { script: 'projector', ready: /^The projector follows\.$/m };

const databaseIn = (folder: string): Task => ({
  ...{ name: 'database', script: 'embedded', ready: /^DATABASE_URL=\S+$/m },
  environment: { LAGUNA_DATA: folder },
});

const taskOf = ({ script, ready }: Kind, one: number, all: Environment): Task => {
  const kind = script === 'gateway' ? 'node' : script;
  return { name: `${kind} ${one}`, script, ready, environment: { ...all, LAGUNA_NODE: `${kind}-${one}` } };
};

const portsFor = async (count: number, first: number | undefined): Promise<readonly number[]> =>
  first === undefined ? freePorts(count) : Array.from({ length: count }, (_, one) => first + one);

const inTurn = async <T>(count: number, begin: (one: number) => Promise<T>): Promise<T[]> => {
  const begun: T[] = [];
  for (let one = 1; one <= count; one += 1) begun.push(await begin(one));
  return begun;
};
