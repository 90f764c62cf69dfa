import { setTimeout as after } from 'node:timers/promises';
import { crashDatabase, cutOff, holderOf, leaderOf, lost, newTerm, restartDatabase, shows, until } from './scene.js';
import type { Scene } from './scene.js';

/**
 * Something that goes wrong in a cluster. It resolves when all that was there is there again, and rejects where nobody
 * noticed anything: then it did not happen.
 */
export interface Fault {
  readonly name: string;
  happen(scene: Scene): Promise<void>;
}

/** In this order: some in a row are of several kinds, and no two of them take a minute. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'a gateway is killed, and started again',
    happen: async (scene) => {
      const { member } = scene.luck.pick(scene.place.nodes);
      await until(
        () => lost(scene, () => member.end('SIGKILL')),
        () => member.again(),
      );
    },
  },
  {
    name: 'the Kafka broker that leads a partition is killed, and started again',
    happen: async ({ place: { kafka }, luck }) => {
      const partition = luck.below(PARTITIONS);
      const leading = await leaderOf(kafka, partition);
      const broker = kafka.nodes[leading];
      await broker?.end('SIGKILL');
      await until(
        () => shows('another broker leads', async () => (await leaderOf(kafka, partition)) !== leading),
        () => broker?.start(),
      );
    },
  },
  {
    name: 'PostgreSQL is killed, and started again',
    happen: ({ place }) => crashDatabase(place),
  },
  {
    name: 'a gateway stands still for a while',
    happen: async (scene) => {
      const { member } = scene.luck.pick(scene.place.nodes);
      member.hold();
      await until(
        () => lost(scene, () => after(scene.spans.gatewayStandsMs)),
        () => member.goOn(),
      );
    },
  },
  {
    name: 'all of Kafka is cut off for a while',
    happen: async (scene) => {
      const { ways } = scene.place;
      ways.cut();
      await until(
        () => cutOff(scene, scene.spans.kafkaAwayMs),
        () => ways.heal(),
      );
    },
  },
  {
    name: 'the relay that sends is killed, and started again',
    happen: (scene) => killedOnDuty(scene, 'relay'),
  },
  {
    name: 'the clock that rings is killed, and started again',
    happen: (scene) => killedOnDuty(scene, 'clock'),
  },
  {
    name: 'the projector that tells is killed, and started again',
    happen: (scene) => killedOnDuty(scene, 'projector'),
  },
  {
    name: 'PostgreSQL is restarted',
    happen: ({ place }) => restartDatabase(place),
  },
  {
    name: 'a gateway more comes, and one is told to stop, and comes back',
    happen: async (scene) => {
      const { place } = scene;
      const leaving = scene.luck.pick(place.nodes).member;
      if (place.nodes.length < MOST_NODES) await place.addNode();
      await until(
        () => lost(scene, () => leaving.end()),
        () => leaving.again(),
      );
    },
  },
  {
    name: 'the relay that sends stands still for a while, and goes on',
    happen: async (scene) => {
      const { member, term } = await holderOf(scene.place, 'relay');
      member.hold();
      await until(
        () => newTerm(scene.place, 'relay', term),
        () => member.goOn(),
      );
    },
  },
  {
    name: 'a gateway and the relay that sends are killed at the same moment',
    happen: async (scene) => {
      const { member } = scene.luck.pick(scene.place.nodes);
      await until(
        () => Promise.all([lost(scene, () => member.end('SIGKILL')), killedOnDuty(scene, 'relay')]),
        () => member.again(),
      );
    },
  },
  {
    name: 'all lines to Kafka fall silent, and are forgotten',
    happen: async (scene) => {
      const { ways } = scene.place;
      ways.silence();
      await until(
        () => cutOff(scene, scene.spans.kafkaHangsMs),
        () => ways.heal(),
      );
    },
  },
  {
    name: 'PostgreSQL and a gateway are killed one upon the other',
    happen: async (scene) => {
      const { member } = scene.luck.pick(scene.place.nodes);
      await until(
        async () => {
          await lost(scene, () => member.end('SIGKILL'));
          await crashDatabase(scene.place);
        },
        () => member.again(),
      );
    },
  },
  {
    name: 'all of Kafka stands still for a while',
    happen: async (scene) => {
      const { nodes } = scene.place.kafka;
      for (const { pid } of nodes) process.kill(pid, 'SIGSTOP');
      await until(
        () => cutOff(scene, scene.spans.kafkaHangsMs),
        () => {
          for (const { pid } of nodes) process.kill(pid, 'SIGCONT');
        },
      );
    },
  },
];

const MOST_NODES = 3;
const PARTITIONS = 12;

/** Whoever holds a lease is killed, and comes back when another has taken it over. */
const killedOnDuty = async ({ place }: Scene, name: string): Promise<void> => {
  const { member, term } = await holderOf(place, name);
  await member.end('SIGKILL');
  await until(
    () => newTerm(place, name, term),
    () => member.again(),
  );
};
