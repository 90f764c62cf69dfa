import { setTimeout as after } from 'node:timers/promises';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import type { Member } from '#infra/cluster/member.js';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import type { Luck } from '#tests/laws/luck.js';
import { clientOf } from '../relayed.js';
import type { Ways } from '../ways.js';

/** How long things are away that are not simply started again. */
export interface Spans {
  readonly gatewayStandsMs: number;
  readonly kafkaAwayMs: number;
}

/** Short, for a test that many wait for. */
export const SHORT: Spans = { gatewayStandsMs: 8_000, kafkaAwayMs: 10_000 };
export const LONG: Spans = { gatewayStandsMs: 20_000, kafkaAwayMs: 60_000 };

/** A cluster, and the ways to its Kafka. */
export interface Place extends Cluster {
  readonly ways: Ways;
}

/** Something that goes wrong in a cluster, and is over when it resolves: all that was there is there again. */
export interface Fault {
  readonly name: string;
  happen(place: Place, luck: Luck, spans: Spans): Promise<void>;
}

const killed = async (member: Member): Promise<void> => {
  await member.end('SIGKILL');
  await member.again();
};

const held = async (member: Member, ms: number): Promise<void> => {
  member.hold();
  await after(ms);
  member.goOn();
};

const oneOf = <T>(luck: Luck, all: readonly T[]): T => luck.pick(all);

/** In this order: a short run begins with those that a cluster is there for. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'a gateway is killed, and started again',
    happen: async ({ nodes }, luck) => killed(oneOf(luck, nodes).member),
  },
  {
    name: 'the Kafka broker that leads a partition is killed, and started again',
    happen: async ({ kafka }, luck) => {
      const broker = await leaderOf(kafka.brokers, luck.below(PARTITIONS));
      await kafka.nodes[broker]?.end('SIGKILL');
      await after(LEADER_LOST_MS);
      await kafka.nodes[broker]?.start();
    },
  },
  {
    name: 'PostgreSQL is killed, and started again',
    happen: ({ database }) => killed(database),
  },
  {
    name: 'a gateway stands still for a while',
    happen: async ({ nodes }, luck, { gatewayStandsMs }) => held(oneOf(luck, nodes).member, gatewayStandsMs),
  },
  {
    name: 'all of Kafka is cut off for a while',
    happen: async ({ ways }, _, { kafkaAwayMs }) => {
      ways.cut();
      await after(kafkaAwayMs);
      ways.heal();
    },
  },
  {
    name: 'the relay is killed, and started again',
    happen: async ({ relays }, luck) => killed(oneOf(luck, relays)),
  },
  {
    name: 'the clock is killed, and started again',
    happen: async ({ clocks }, luck) => killed(oneOf(luck, clocks)),
  },
  {
    name: 'PostgreSQL is restarted',
    happen: async ({ database }) => {
      await database.end();
      await database.again();
    },
  },
  {
    name: 'a gateway more comes, and one is told to stop, and comes back',
    happen: async (cluster, luck) => {
      const leaving = oneOf(luck, cluster.nodes).member;
      if (cluster.nodes.length < MOST_NODES) await cluster.addNode();
      await leaving.end();
      await leaving.again();
    },
  },
  {
    name: 'the relay stands still for a while, and goes on',
    happen: async ({ relays }, luck) => held(oneOf(luck, relays), RELAY_STANDS_MS),
  },
  {
    name: 'a gateway and the relay are killed at the same moment',
    happen: async ({ nodes, relays }, luck) => {
      await Promise.all([killed(oneOf(luck, nodes).member), killed(oneOf(luck, relays))]);
    },
  },
  {
    name: 'all lines to Kafka fall silent, and are forgotten',
    happen: async ({ ways }, _, { kafkaAwayMs }) => {
      ways.silence();
      await after(kafkaAwayMs);
      ways.heal();
    },
  },
  {
    name: 'all of Kafka stands still for a while',
    happen: async ({ kafka }, _, { kafkaAwayMs }) => {
      for (const { pid } of kafka.nodes) process.kill(pid, 'SIGSTOP');
      await after(kafkaAwayMs);
      for (const { pid } of kafka.nodes) process.kill(pid, 'SIGCONT');
    },
  },
  {
    name: 'PostgreSQL and a gateway are killed one upon the other',
    happen: async ({ nodes, database }, luck) => {
      const { member } = oneOf(luck, nodes);
      await member.end('SIGKILL');
      await killed(database);
      await member.again();
    },
  },
];

const MOST_NODES = 3;
const PARTITIONS = 12;
/** Time enough for another one to be elected, and for its first words to be read. */
const LEADER_LOST_MS = 3_000;
/** Longer than its lease. */
const RELAY_STANDS_MS = 5_000;

/** Which of the brokers, by its place among them. */
const leaderOf = async (brokers: string, partition: number): Promise<number> => {
  const leader = (await clientOf(brokers).leaders(EVENTS_TOPIC))[partition];
  if (leader === undefined) throw new Error(`Nobody leads partition ${partition}.`);
  return leader - 1;
};
