import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import type { Member } from '#infra/cluster/member.js';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import type { LocalKafka } from '#infra/kafka/start-kafka.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import type { Luck } from '#tests/laws/luck.js';
import { ask } from '#tests/store/postgres/server.js';
import { clientOf } from '../relayed.js';
import type { Ways } from '../ways.js';

/** How long things are away that are not simply started again. */
export interface Spans {
  readonly gatewayStandsMs: number;
  readonly kafkaAwayMs: number;
  /** Where it is there, and says nothing. */
  readonly kafkaHangsMs: number;
}

export const LONG: Spans = { gatewayStandsMs: 20_000, kafkaAwayMs: 60_000, kafkaHangsMs: 60_000 };
/** For a test that many wait for. */
export const SHORT: Spans = { ...LONG, kafkaHangsMs: 10_000 };

/** A cluster, the folder of its data, and the ways to its Kafka. */
export interface Place extends Cluster {
  readonly folder: string;
  readonly ways: Ways;
}

/** Where something is about to go wrong, while many play. */
export interface Scene {
  readonly place: Place;
  readonly luck: Luck;
  readonly spans: Spans;
  readonly kept: () => Promise<Kept>;
  /** How often somebody had to come back on another node, so far. */
  readonly hops: () => number;
}

/** What a fault did is to show: else it did not happen. */
export const shows = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + SHOWN_MS;
  // Whom one asks may be away just now, which is the point of some of them.
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`It never showed that ${what}.`);
    await after(POLL_MS);
  }
};

/** Electing another leader takes three brokers on two busy cores half a minute. */
const SHOWN_MS = 90_000;
const POLL_MS = 50;

/** What was taken away is put back, whatever showed of it. */
export const until = async (shown: () => Promise<unknown>, back: () => unknown): Promise<void> => {
  try {
    await shown();
  } finally {
    await back();
  }
};

/** Somebody lost their line by it, and came back elsewhere. */
export const lost = async ({ hops }: Scene, happen: () => Promise<unknown>): Promise<void> => {
  const before = hops();
  await happen();
  await shows('somebody came back elsewhere', () => Promise.resolve(hops() > before));
};

/** Nothing that is stored gets through to Kafka in all that time. */
export const cutOff = async ({ kept }: Scene, ms: number): Promise<void> => {
  await after(ms);
  const { outbox, departures } = await kept();
  const [waiting] = await outbox.tail(await departures.furthest(), 1);
  const waitedMs = waiting === undefined ? 0 : Date.now() - waiting.event.at;
  if (waitedMs < ms / 2) throw new Error(`Kafka took what is ${waitedMs} ms old, and was to be away for ${ms}.`);
};

/** Its server is gone without a word, and with it all that it had not written: it recovers, and forgets what is unlogged. */
export const crashDatabase = (place: Place): Promise<void> =>
  endedAnd('was not properly shut down', place, async ({ folder, database }) => {
    const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await database.end('SIGKILL');
  });

export const restartDatabase = (place: Place): Promise<void> =>
  endedAnd('database system is shut down', place, ({ database }) => database.end());

/** Its own log is to tell how it ended. */
const endedAnd = async (tells: string, place: Place, end: (place: Place) => Promise<void>): Promise<void> => {
  const told = async (): Promise<string | undefined> =>
    (await readFile(join(place.folder, 'postgres.log'), 'utf8')).split('\n').findLast((line) => line.includes(tells));
  const before = await told();
  await end(place);
  await place.database.again();
  await shows(`PostgreSQL tells of it: ${tells}`, async () => (await told()) !== before);
};

export interface OnDuty {
  readonly member: Member;
  /** Grows whenever somebody takes the lease anew. */
  readonly term: number;
}

/** Which process holds a lease just now. */
export const holderOf = async (place: Place, name: string): Promise<OnDuty> => {
  const found: OnDuty[] = [];
  await shows(`somebody holds the lease of the ${name}`, async () => {
    const [held] = await leases(place, name);
    const member = membersOf(place).find(({ environment }) => environment['LAGUNA_NODE'] === held?.['holder']);
    if (member !== undefined) found.push({ member, term: Number(held?.['term']) });
    return found.length > 0;
  });
  const [holder] = found;
  if (holder === undefined) throw new Error('It was found.');
  return holder;
};

/** Somebody takes a lease over from who held it. */
export const newTerm = (place: Place, name: string, term: number): Promise<void> =>
  shows(`somebody takes over from the ${name}`, async () => Number((await leases(place, name))[0]?.['term']) > term);

const leases = ({ databaseUrl }: Place, name: string) =>
  ask(databaseUrl, 'select holder, term from store.leases where name = $1 and until > clock_timestamp()', [name]);

const membersOf = ({ relays, clocks, projectors, nodes }: Place): readonly Member[] => [
  ...relays,
  ...clocks,
  ...projectors,
  ...nodes.map(({ member }) => member),
];

/** Which of the brokers leads a partition, by its place among them. */
export const leaderOf = async ({ brokers }: LocalKafka, partition: number): Promise<number> => {
  const leader = (await clientOf(brokers).leaders(EVENTS_TOPIC))[partition];
  if (leader === undefined) throw new Error(`Nobody leads partition ${partition}.`);
  return leader - 1;
};
