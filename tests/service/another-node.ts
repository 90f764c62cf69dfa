import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { murano } from '#engine/murano/game.js';
import { QuietFeed } from '#feed/quiet-feed.js';
import { gatewayOver } from '#gateway/app.js';
import { SigningKey } from '#gateway/heads/signing-key.js';
import { journal } from '#gateway/log.js';
import { Games } from '#gateway/tables/games.js';
import { foundData } from '#store/embedded/found-data.js';
import { MemoryAttendance } from '#store/memory/memory-attendance.js';
import { LIMITS } from '#store/postgres/limits.js';
import { openPostgres } from '#store/postgres/postgres-store.js';

/** A second node over the database of a service, which is told nothing of what the first one stores. */
export interface AnotherNode {
  readonly url: string;
  stop(): Promise<void>;
}

export const anotherNode = async (folder: string): Promise<AnotherNode> => {
  const found = await foundData(folder);
  if (typeof found === 'string') throw new Error('The service runs on it.');
  const kept = await openPostgres(found, LIMITS);
  const app = await gatewayOver(
    {
      ...{ ...kept, attendance: new MemoryAttendance(), signingKey: SigningKey.fresh(), feed: new QuietFeed() },
      ...{ games: new Games([murano]), settings: SETTINGS, page: null },
      botScript: pathToFileURL('/no/bot/plays/here.js'),
      setAside: () => Promise.resolve(),
      hears: () => undefined,
    },
    journal('silent'),
  );
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await app.close();
      await kept.store.close();
    },
  };
};

const SETTINGS = {
  ...{ node: 'another', messagesPerSecond: 100_000, requestsPerSecond: 100_000, origins: [] },
  ...{
    socketsPerAddress: 100_000,
    proxies: 0,
    hotTables: 10,
    botWorkers: 1,
    botMoveMs: 0,
    logLevel: 'silent',
    clock: 'elsewhere' as const,
  },
};
