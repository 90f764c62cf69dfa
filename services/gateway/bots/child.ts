import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Called with what the child process does. All but `onLine` mean that it is of no use any more. */
export interface ChildEvents {
  readonly onLine: (line: string) => void;
  readonly onFlood: () => void;
  readonly onEnd: (what: string, where: readonly string[]) => void;
}

/**
 * A Node process with a heap limit and an empty environment. It reads lines from its stdin and answers on its stdout. Its
 * streams and the process itself do not keep this process alive.
 */
export class Child {
  readonly ended: Promise<void>;
  private readonly child: ChildProcessWithoutNullStreams;
  private said = '';
  private errors = '';

  constructor(script: URL, longestAnswerMs: number, on: ChildEvents) {
    const args = [...HEAP, fileURLToPath(script), String(longestAnswerMs)];
    // In a process group of its own: Ctrl-C in a terminal signals the whole group, but this process decides when bots end.
    const child = spawn(process.execPath, args, { env: {}, stdio: 'pipe', detached: true, windowsHide: true });
    this.child = child;
    // First of all: without file descriptors left there are no streams, and an `error` without a listener would end us.
    child.on('error', () => on.onEnd('could not start its process', []));
    this.ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => child.pid === undefined && resolve());
    });
    child.once('close', (code, signal) => on.onEnd(endOf(this.errors, signal ?? code), placesIn(this.errors)));

    child.stdout.setEncoding('latin1').on('data', (chunk: string) => this.hear(chunk, on));
    child.stderr.setEncoding('latin1').on('data', (chunk: string) => {
      this.errors += chunk;
      if (this.errors.length > MOST_ERRORS) on.onFlood();
    });
    // A child that closes one of them can neither be asked nor answer; `close` then tells how it ended.
    child.stdin.on('error', () => void this.kill());
    child.stdout.once('end', () => void this.kill());
    child.unref();
    for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
  }

  write(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** How much memory it takes, in MB; `null` where the system does not say it in /proc. */
  resident(): number | null {
    try {
      const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(this.child.pid)}/status`, 'latin1'))?.[1];
      return kb === undefined ? null : Number(kb) / 1024;
    } catch {
      // Not Linux, or it has just ended.
      return null;
    }
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.child.ref();
    this.child.kill('SIGKILL');
    return this.ended;
  }

  private hear(chunk: string, { onLine, onFlood }: ChildEvents): void {
    const lines = (this.said + chunk).split('\n');
    this.said = lines.pop() ?? '';
    if (lines.length > 1 || this.said.length > LONGEST_LINE) onFlood();
    else for (const line of lines) onLine(line);
  }
}

/**
 * Many times what a bot needs (some 20 MB), and little beside what the service has. New objects may take three times a
 * semi-space beside it, which differs from one Node line to the next unless it is said.
 */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=16'];

/** An answer is two numbers. */
const LONGEST_LINE = 64;

/** Enough for any stack, whatever the message above it says. */
const MOST_ERRORS = 65_536;

/** Of what the child wrote to stderr only this is told: a message may speak of what only the bot's seat may know. */
const endOf = (errors: string, how: NodeJS.Signals | number | null): string => {
  if (errors.includes('heap out of memory')) return 'ran out of memory';
  return placesIn(errors).length > 0 ? 'threw' : `left before it answered (${String(how)})`;
};

/** Where in the code something was thrown, without what was said. */
const placesIn = (errors: string): readonly string[] =>
  errors
    .split('\n')
    .filter((line) => /^ +at .+:\d+\)?$/.test(line))
    .map((line) => line.trim());
