import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from '@nestjs/common';
import type { Game } from '#engine/kit/game.js';
import { GAMES } from '#engine/registry.js';
import { gatewayOver } from '#gateway/app.js';
import { Draining } from '#gateway/health/draining.js';
import { Metrics } from '#gateway/health/metrics.js';
import type { Settings } from '#gateway/settings.js';
import { Games } from '#gateway/tables/games.js';
import { PROJECTOR_LAG } from '#projector/projector.js';
import { isTelling } from '#projector/retold.js';
import { setAside } from '#projector/set-aside.js';
import { MemoryAttendance } from '#store/memory/memory-attendance.js';
import { openDatabase } from './database.js';
import type { Database } from './database.js';
import { feedFor } from './feeds.js';
import { announceKey, keptKey, keyFileIn } from './kept-key.js';
import type { Environment } from './settings.js';

/** The whole service in this process. */
export interface Service {
  readonly url: string;
  /** Whether there is a page to play on. */
  readonly hasPage: boolean;
  /** Where the data are, in a few words. */
  readonly where: string;
  /** Resolves with a sentence if it cannot go on, and never otherwise. */
  readonly died: Promise<string>;
  /** Sends everybody elsewhere, politely; resolves when nobody is here. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** What this process does beside serving people, and how long it takes to leave them. */
export interface Role {
  readonly clock: Settings['clock'];
  readonly drainSeconds: number;
}

/** Starts everything, in the order in which one needs the other, with all games that there are unless told of others. */
export const startService = async (set: Environment, role: Role, games: readonly Game[] = GAMES): Promise<Service> => {
  const spoken = set.KAFKA_BROKERS === undefined ? 'silently' : 'aloud';
  const log = new Logger('database');
  const database = await openDatabase(set.DATABASE_URL, resolve(set.LAGUNA_DATA), spoken, (trouble) => {
    log.warn(trouble);
  });
  try {
    return await startOver(database, set, role, games);
  } catch (fault) {
    await database.stop();
    throw fault;
  }
};

const startOver = async (
  database: Database,
  set: Environment,
  role: Role,
  games: readonly Game[],
): Promise<Service> => {
  const { store, outbox, people, lobby, standings, deadlines, records, reports, notes, timelines } = database.opened;
  const { signatures } = database.opened;
  // On a database that nobody else can reach there are no other nodes.
  const attendance = set.DATABASE_URL === undefined ? new MemoryAttendance() : database.opened.attendance;
  const keyFile = resolve(set.LAGUNA_KEY ?? keyFileIn(set.LAGUNA_DATA));
  const signingKey = await keptKey(keyFile);
  await announceKey(signatures, signingKey, keyFile, Date.now());
  const log = new Logger('feed');
  const onFault = (fault: unknown): void => {
    log.warn(fault);
  };
  const page = builtPage();
  const carried = await feedFor(database.opened, set, games, onFault);
  const app = await gatewayOver({
    ...{ store, outbox, people, lobby, standings, deadlines, attendance, feed: carried.feed },
    ...{ records, reports, notes, timelines, signatures, signingKey },
    settings: settingsOf(set, role),
    games: new Games(games),
    page,
    botScript: new URL('../gateway/bots/child-main.js', import.meta.url),
    setAside: (table) => setAside(database.opened.projections, table, true),
    hears: (_, events) => {
      // What changes a list is listed at once; the rest is passed over in its own time.
      if (events.some(isTelling)) projector.wake();
    },
  });
  const projector = carried.project();
  const metrics = app.get(Metrics, { strict: false });
  metrics.watch(FEED_LAG.name, FEED_LAG.help, () => carried.lag(), FEED_LAG.labels);
  metrics.watch('laguna_feed_poison', 'Messages of the feed that nobody can follow.', () => carried.poison());
  metrics.watch('laguna_projector_active', 'Whether it is this node that tells of tables.', () => +projector.isActive);
  metrics.watch(PROJECTOR_LAG.name, PROJECTOR_LAG.help, () => projector.lag());
  await (set.LAGUNA_HOST === undefined ? app.listen(set.PORT) : app.listen(set.PORT, set.LAGUNA_HOST));
  return {
    url: `http://${set.LAGUNA_HOST ?? 'localhost'}:${portOf(app)}`,
    hasPage: page !== null,
    where: database.where,
    died: database.died,
    drain: () => app.get(Draining, { strict: false }).drain(role.drainSeconds * 1000),
    stop: async () => {
      await app.close();
      await projector.stop();
      await carried.close();
      await database.stop();
    },
  };
};

const FEED_LAG = {
  name: 'laguna_feed_lag_seconds',
  help: 'For how long an event has waited at least that the feed has still to tell, by who is told.',
  labels: { follower: 'fan-out' },
} as const;

/** Where the page is built to, or null: without it the service still serves programs. */
const builtPage = (): string | null => {
  const folder = fileURLToPath(new URL('../../page/', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : null;
};

const portOf = (app: NestExpressApplication): number => {
  const address: unknown = app.getHttpServer().address();
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port);
  throw new Error('The service listens on no port.');
};

const settingsOf = (set: Environment, { clock }: Role): Settings => ({
  node: set.LAGUNA_NODE,
  messagesPerSecond: set.LAGUNA_MESSAGES_PER_SECOND,
  requestsPerSecond: set.LAGUNA_REQUESTS_PER_SECOND,
  socketsPerAddress: set.LAGUNA_SOCKETS_PER_ADDRESS,
  origins: set.LAGUNA_ORIGINS,
  proxies: set.LAGUNA_PROXIES,
  hotTables: set.LAGUNA_HOT_TABLES,
  botWorkers: set.LAGUNA_BOT_WORKERS,
  botMoveMs: set.LAGUNA_BOT_MOVE_MS,
  logLevel: set.LAGUNA_LOG_LEVEL,
  clock,
});
