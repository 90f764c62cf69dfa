import { afterEach } from '@jest/globals';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Embedded, Wanted } from '#store/embedded/start-embedded.js';

const running: Embedded[] = [];
afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop();
});

/** Starts a server that is stopped after the test, if the test did not. */
export const started = async (folder: string, otherwise: Omit<Wanted, 'folder'> = {}): Promise<Embedded> => {
  const embedded = await startEmbedded({ folder, ...otherwise });
  running.push(embedded);
  return embedded;
};
