import { resolve } from 'node:path';
import { NotStarted } from '#store/embedded/not-started.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import { settingsFrom, WronglySet } from './settings.js';

/** `npm run database`: the database that comes with Laguna, for several processes on this machine, until it is told to stop. */
const main = async (): Promise<void> => {
  const { LAGUNA_DATA } = settingsFrom(process.env);
  const { connection, died, stop } = await startEmbedded({
    folder: resolve(LAGUNA_DATA),
    onTrouble: (trouble) => void process.stderr.write(`${trouble}\n`),
  });
  const { host, port, user, database } = connection;
  process.stdout.write(
    `DATABASE_URL=postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}\n`,
  );
  const why = await Promise.race([asked(), died]);
  await stop();
  if (why === null) return;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
};

const asked = (): Promise<null> =>
  new Promise((ask) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ask(null));
  });

try {
  await main();
} catch (fault) {
  process.stderr.write(
    `${fault instanceof WronglySet || fault instanceof NotStarted ? fault.message : String(fault)}\n`,
  );
  process.exitCode = 1;
}
