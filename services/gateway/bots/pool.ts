import { BotProcess, botsStopped } from './bot-process.js';
import { freshLuck } from './luck.js';
import type { Question } from './question.js';

export interface PoolSize {
  readonly workers: number;
  /** How long a bot may think, its process's start included. */
  readonly limitMs: number;
}

/**
 * The processes in which this node's bots think. Each starts when it is first needed, so without bots there are none. A
 * question that takes long no longer counts as one of the `workers`: a spare process takes the next question, so that a
 * bot in an endless loop does not keep other tables waiting. There are as many spares as workers.
 */
export class BotPool {
  private readonly processes: readonly BotProcess[];
  private readonly workers: number;
  private idle: readonly BotProcess[];
  private waiting: Waiting[] = [];
  private quick = 0;
  private closed = false;

  /** The script is the built `child-main.js`. */
  constructor(script: URL, { workers, limitMs }: PoolSize = USUAL) {
    this.workers = workers;
    this.processes = Array.from({ length: 2 * workers }, () => new BotProcess(script, limitMs));
    this.idle = this.processes;
  }

  /** The index of the choice that the bot takes. Rejects with a `BotFault` where it takes none. */
  ask(question: Question): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.serve();
    });
  }

  /** Rejects all questions without an answer. Resolves when no process is left. */
  async close(): Promise<void> {
    this.closed = true;
    this.serve();
    await Promise.all(this.processes.map((process) => process.close()));
  }

  private serve(): void {
    if (this.closed) {
      for (const { reject } of this.waiting) reject(botsStopped());
      this.waiting = [];
      return;
    }
    if (this.quick >= this.workers) return;
    const process = this.idle.find(({ isRunning }) => isRunning) ?? this.idle[0];
    const next = process === undefined ? undefined : this.waiting.shift();
    if (process === undefined || next === undefined) return;
    this.idle = this.idle.filter((one) => one !== process);
    this.put(next, process);
  }

  private put({ question, resolve, reject }: Waiting, process: BotProcess): void {
    let isQuick = true;
    this.quick += 1;
    const countNoMore = (): void => {
      if (isQuick) this.quick -= 1;
      isQuick = false;
      this.serve();
    };
    const slow = setTimeout(countNoMore, SLOW_MS);
    process
      .answer({ ...question, luck: freshLuck() })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(slow);
        // A spare is not kept for another time: it takes memory.
        if (this.idle.filter(({ isRunning }) => isRunning).length >= this.workers) void process.close();
        this.idle = [...this.idle, process];
        countNoMore();
      });
  }
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (choice: number) => void;
  readonly reject: (fault: unknown) => void;
}

/** A bot that thinks hard needs some hundredths of a second, and its process a fifth of one to start. */
const SLOW_MS = 1000;

/** Half of a small machine. */
const USUAL: PoolSize = { workers: 1, limitMs: 10_000 };
