import { availableParallelism } from 'node:os';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Address } from '#store/postgres/address.js';
import { LIMITS } from '#store/postgres/limits.js';
import { migrate } from '#store/postgres/migrate.js';
import type { Spoken } from '#store/postgres/postgres-store.js';
import { openPostgres } from '#store/postgres/postgres-store.js';

/** The storage, at the schema of this release. */
export type Opened = Awaited<ReturnType<typeof openPostgres>>;

export interface Database {
  readonly opened: Opened;
  /** In a few words, for whoever starts the service. */
  readonly where: string;
  /** Resolves with a sentence if the database that came with us cannot be kept running, and never otherwise. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** The database at a URL, or the one that comes with Laguna, on the data in a folder; of that one trouble is told. */
export const openDatabase = async (
  url: string | undefined,
  folder: string,
  spoken: Spoken = 'silently',
  onTrouble: (trouble: string) => void = () => undefined,
): Promise<Database> => {
  if (url !== undefined) {
    const opened = await openAt(url, spoken);
    return { opened, where: 'the server at DATABASE_URL', died: NEVER, stop: () => opened.store.close() };
  }

  const embedded = await startEmbedded({ folder, onTrouble });
  try {
    const opened = await openAt(embedded.connection, spoken);
    return {
      opened,
      where: folder,
      died: embedded.died,
      stop: async () => {
        await opened.store.close();
        await embedded.stop();
      },
    };
  } catch (fault) {
    await embedded.stop();
    throw fault;
  }
};

const openAt = async (address: Address, spoken: Spoken): Promise<Opened> => {
  await migrate(address);
  const lanes = availableParallelism() > SHARED_CORES ? LIMITS.lanes : 1;
  return openPostgres(address, { ...LIMITS, lanes }, spoken);
};

/** On so few the service and its database are in each other's way. */
const SHARED_CORES = 2;

const NEVER = new Promise<never>(() => undefined);
