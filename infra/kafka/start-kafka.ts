import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePorts } from '../free-ports.js';
import { brokerAt } from './broker.js';
import type { Broker } from './broker.js';
import { jarsOf } from './jars.js';
import type { Seat, Users } from './properties.js';
import { saidBy } from './said-by.js';

/** An Apache Kafka on this machine, for development and tests. It ends with the process that started it. */
export interface LocalKafka {
  /** As KAFKA_BROKERS wants it. */
  readonly brokers: string;
  readonly nodes: readonly Broker[];
  stop(): Promise<void>;
}

export interface KafkaWanted {
  /** Where the data live, or will after the first start. */
  readonly folder: string;
  /** One, or three that stand in for each other. */
  readonly brokers?: 1 | 3;
  /** Of the first broker; each takes three in a row. Free ones, where none is named. */
  readonly port?: number;
  /** Names and passwords; without any, whoever is on this machine comes in. */
  readonly users?: Users;
  /** Opens a way to a broker's port, and says where it begins: clients are told to come there, and nowhere else. */
  readonly doorTo?: (port: number) => Promise<number>;
  readonly tell?: (line: string) => void;
}

/** Resolves when all brokers take requests; rejects with `NoKafka`, whose sentence says what would help. */
export const startKafka = async (wanted: KafkaWanted): Promise<LocalKafka> => {
  const { brokers = 1, port, users = null, doorTo = samePort, tell = () => undefined } = wanted;
  const folder = resolve(wanted.folder);
  const jars = await jarsOf(tell);
  const clusterId = await clusterIdIn(folder);
  const seats = await seatsFrom(brokers, port, doorTo);
  const nodes = await Promise.all(
    seats.map((seat) => brokerAt({ jars, clusterId, users, folder: join(folder, `broker-${seat.id}`) }, seat, seats)),
  );
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.end()));
  };
  // All of them at once: a controller is elected by most of them.
  const started = await Promise.allSettled(nodes.map((node) => node.start()));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return { brokers: nodes.map(({ address }) => address).join(','), nodes, stop };
};

/** Kafka's own form of an id: 16 bytes in base64url. */
const clusterIdIn = async (folder: string): Promise<string> => {
  const file = join(folder, 'cluster-id');
  await mkdir(folder, { recursive: true });
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    if (saidBy(fault, 'code') !== 'ENOENT') throw fault;
    // Not with a dash in front: a command would take it for an option.
    const id = `L${randomBytes(16).toString('base64url').slice(1)}`;
    await writeFile(file, id);
    return id;
  }
};

const samePort = (port: number): Promise<number> => Promise.resolve(port);

const seatsFrom = async (
  count: number,
  first: number | undefined,
  doorTo: (port: number) => Promise<number>,
): Promise<readonly Seat[]> => {
  const many = PORTS_EACH * count;
  const ports = first === undefined ? await freePorts(many) : Array.from({ length: many }, (_, n) => first + n);
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const [port = NaN, controllerPort = NaN, brokerPort = NaN] = ports.slice(PORTS_EACH * n);
      return { id: n + 1, port, controllerPort, brokerPort, door: await doorTo(port) };
    }),
  );
};

const PORTS_EACH = 3;
