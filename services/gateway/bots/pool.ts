import { BotThread, goneHome } from './bot-thread.js';
import { freshLuck } from './luck.js';
import type { Question } from './question.js';

export interface PoolSize {
  readonly workers: number;
  /** How long a bot may think, its thread's start included. */
  readonly limitMs: number;
}

/** The threads that this node's bots think on. Each starts when it is first needed, so that no bots cost nothing. */
export class BotPool {
  private readonly threads: readonly BotThread[];
  /** The one used last comes first: as few as are needed are ever started. */
  private readonly idle: BotThread[];
  private waiting: Waiting[] = [];
  private closed = false;

  /** The script is the built `worker.js`. */
  constructor(script: URL, { workers, limitMs }: PoolSize = USUAL) {
    this.threads = Array.from({ length: workers }, () => new BotThread(script, limitMs));
    this.idle = [...this.threads];
  }

  /** The number of the choice that the bot takes. Rejects with a `BotFault` where it takes none: asking again may help. */
  ask(question: Question): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.serve();
    });
  }

  /** Whoever still waits for an answer gets none. */
  async close(): Promise<void> {
    this.closed = true;
    this.serve();
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private serve(): void {
    if (this.closed) {
      for (const { reject } of this.waiting) reject(goneHome());
      this.waiting = [];
      return;
    }
    const thread = this.waiting.length > 0 ? this.idle.pop() : undefined;
    const next = thread === undefined ? undefined : this.waiting.shift();
    if (thread === undefined || next === undefined) return;
    const { question, resolve, reject } = next;
    thread
      .answer({ ...question, luck: freshLuck() })
      .then(resolve, reject)
      .finally(() => {
        this.idle.push(thread);
        this.serve();
      });
  }
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (choice: number) => void;
  readonly reject: (fault: unknown) => void;
}

/** Half of a small machine; a bot that thinks hard needs some hundredths of a second. */
const USUAL: PoolSize = { workers: 1, limitMs: 10_000 };
