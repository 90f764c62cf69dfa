import { NotStarted } from '#store/embedded/not-started.js';
import { NotMigrated } from '#store/postgres/migrate.js';
import { KafkaUnfit } from './kafka.js';
import { WronglySet } from './settings.js';

/** Runs a process of Laguna until it has ended. What a person can put right is said in a sentence, with code 1. */
export const runProcess = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (fault) {
    process.stderr.write(`${saidOf(fault)}\n`);
    process.exit(1);
  }
};

/** Ctrl-C, or whoever runs us in earnest. A second time is for who cannot wait. */
export const asked = (): Promise<null> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve(null);
        process.once(signal, () => process.exit(1));
      });
    }
  });

/** What a person can do something about is said in a sentence; the rest with all that is known of it. */
const saidOf = (fault: unknown): string => {
  if (isForPeople(fault)) return fault.message;
  if (fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE')
    return 'Something else listens on that port already: name another one with PORT.';
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
};

const isForPeople = (fault: unknown): fault is Error =>
  [WronglySet, NotStarted, NotMigrated, KafkaUnfit].some((kind) => fault instanceof kind);
