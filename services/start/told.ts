import { NotStarted } from '#store/embedded/not-started.js';
import { BackupRefused } from '#store/backup/refused.js';
import type { Counts } from '#store/backup/sections.js';
import { WronglySet } from './settings.js';

/** Runs a command of one file, such as `npm run backup -- FILE`, and ends with a sentence and a code. */
export const runOn = async (
  args: readonly string[],
  usage: string,
  run: (file: string) => Promise<string>,
): Promise<void> => {
  const [file] = args;
  if (file === undefined || file === '' || args.length > 1) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write(`${await run(file)}\n`);
  } catch (fault) {
    process.stderr.write(`${sentenceOf(fault)}\n`);
    process.exitCode = 1;
  }
};

/** How much there is of what a person knows by name. */
export const amountOf = ({ tables, events, players }: Counts): string =>
  `${tables} tables with ${events} events, and ${players} players`;

const sentenceOf = (fault: unknown): string => {
  if (fault instanceof BackupRefused || fault instanceof NotStarted || fault instanceof WronglySet)
    return fault.message;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
};
