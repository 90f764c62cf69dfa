import { appendFileSync, renameSync, statSync } from 'node:fs';

/** What the server says: kept in a file of bounded size, and told. */
export interface ServerLog {
  add(line: string): void;
  lastWords(): string;
}

/** Half of what the file may take: the older half stands beside it in `.old`. */
const HALF_BYTES = 1_000_000;
const LAST_LINES = 20;

export const keepLog = (file: string, tell: (line: string) => void, halfBytes = HALF_BYTES): ServerLog => {
  let last: readonly string[] = [];
  let isWritten = true;

  const write = (line: string): void => {
    try {
      if (sizeOf(file) > halfBytes) renameSync(file, `${file}.old`);
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
      isWritten = true;
    } catch (fault) {
      // A full disk is told once, and not a reason to stop: the database itself will say what it means for it.
      if (isWritten) tell(`${file} is not written any more: ${String(fault)}`);
      isWritten = false;
    }
  };

  return {
    add(line) {
      last = [...last, line].slice(-LAST_LINES);
      write(line);
      tell(line);
    },
    lastWords: () => last.join('\n'),
  };
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
