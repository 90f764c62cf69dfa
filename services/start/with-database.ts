import { foundData } from '#store/embedded/found-data.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Address } from '#store/postgres/address.js';

/**
 * Something done with the database, at DATABASE_URL or in a folder, whether or not a Laguna runs on it. Null where there is
 * none in the folder: it is not made for that.
 */
export const withDatabase = async <T>(
  url: string | undefined,
  folder: string,
  use: (address: Address) => Promise<T>,
): Promise<T | null> => {
  if (url !== undefined) return use(url);
  const found = await foundData(folder);
  if (found === 'none') return null;
  if (found !== 'at rest') return use(found);

  const embedded = await startEmbedded({ folder });
  try {
    return await use(embedded.connection);
  } finally {
    await embedded.stop();
  }
};
