import { NotStarted } from '#store/embedded/not-started.js';
import { KafkaUnfit } from './kafka.js';
import { startService } from './service.js';
import type { Service } from './service.js';
import { settingsFrom, WronglySet } from './settings.js';

/** `npm start`: everything in one process, until it is told to stop. */
const main = async (): Promise<void> => {
  const service = await start();
  process.stdout.write(
    `Laguna is at ${service.url}\nIts interface is described at ${service.url}/api/docs\n` +
      `Its data are in ${service.where}; Ctrl-C stops it.\n`,
  );
  if (!service.hasPage) process.stderr.write('The page to play on is not built: npm run build makes it.\n');
  const why = await Promise.race([asked(), service.died]);
  if (why !== ASKED) process.stderr.write(`${why}\n`);
  await service.stop();
  process.exitCode = why === ASKED ? 0 : 1;
};

const ASKED = Symbol('asked');

/** Ctrl-C, or whoever runs us in earnest. A second time is for who cannot wait. */
const asked = (): Promise<typeof ASKED> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve(ASKED);
        process.once(signal, () => process.exit(1));
      });
    }
  });

const start = async (): Promise<Service> => {
  try {
    return await startService(settingsFrom(process.env));
  } catch (fault) {
    process.stderr.write(`${saidOf(fault)}\n`);
    process.exit(1);
  }
};

/** What a person can do something about is said in a sentence; the rest with all that is known of it. */
const saidOf = (fault: unknown): string => {
  if (fault instanceof WronglySet || fault instanceof NotStarted || fault instanceof KafkaUnfit) return fault.message;
  if (fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE')
    return 'Something else listens on that port already: name another one with PORT.';
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
};

await main();
