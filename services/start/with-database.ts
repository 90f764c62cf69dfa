import { foundData } from '#store/embedded/found-data.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Address } from '#store/postgres/address.js';

/** Uses the database at a URL, or the one in a folder, whether or not a service runs on it; rejects with `noData` where there are none. */
export const withDatabase = async <T>(
  url: string | undefined,
  folder: string,
  noData: Error,
  use: (address: Address) => Promise<T>,
): Promise<T> => {
  if (url !== undefined) return use(url);
  const found = await foundData(folder);
  if (found === 'none') throw noData;
  if (found !== 'at rest') return use(found);

  const embedded = await startEmbedded({ folder });
  try {
    return await use(embedded.connection);
  } finally {
    await embedded.stop();
  }
};
