import { asked } from './run-process.js';
import { startService } from './service.js';
import type { Role } from './service.js';
import type { Environment } from './settings.js';

/** Serves people until it is told to stop, or cannot go on. */
export const runService = async (set: Environment, role: Role): Promise<void> => {
  const service = await startService(set, role);
  process.stdout.write(
    `Laguna is at ${service.url}\nIts interface is described at ${service.url}/api/docs\n` +
      `Its data are in ${service.where}; Ctrl-C stops it.\n`,
  );
  if (!service.hasPage) process.stderr.write('The page to play on is not built: npm run build makes it.\n');
  const why = await Promise.race([asked(), service.died]);
  if (why === null) {
    await service.drain();
  } else {
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
  }
  await service.stop();
};
