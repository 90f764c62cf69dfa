import { BotFault } from './bot-fault.js';
import { Child } from './child.js';
import type { Posed } from './question.js';

/**
 * A process of its own in which bots think, one question at a time. It starts with the first question and serves many;
 * after a fault it is killed, and the next question starts another.
 */
export class BotProcess {
  private child: Child | null = null;
  private pending: Pending | null = null;
  private asked = 0;
  private gone: Promise<unknown> = Promise.resolve();

  /** The script is run with the longest time in ms that it may ever take for an answer. */
  constructor(
    private readonly script: URL,
    private readonly limitMs: number,
  ) {}

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** The index of the choice. Rejects with a `BotFault`. */
  answer(posed: Posed): Promise<number> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.fail({ what: 'did not answer in time', isTimeout: true }), this.limitMs);
      const watch = setInterval(() => this.weigh(), WATCH_MS);
      this.pending = { id, posed, resolve, reject, limit, watch };
      try {
        this.child ??= this.started();
        this.child.write(JSON.stringify({ id, ...posed }));
      } catch {
        this.fail({ what: 'could not start its process' });
      }
    });
  }

  /** Resolves when no process is left. */
  async close(): Promise<void> {
    this.kill();
    if (this.pending !== null) this.settled(this.pending).reject(botsStopped());
    await this.gone;
  }

  private started(): Child {
    let child: Child | null = null;
    // A child that was given up says nothing any more that counts; nor does one whose start failed halfway.
    const ifCurrent = (act: () => void) => {
      if (child !== null && this.child === child) act();
    };
    child = new Child(this.script, 2 * this.limitMs, {
      onLine: (line) => ifCurrent(() => this.hear(line)),
      onFlood: () => ifCurrent(() => this.fail({ what: 'said more than an answer' })),
      onEnd: (what, where) => ifCurrent(() => this.fail({ what, where })),
    });
    return child;
  }

  private hear(line: string): void {
    const { pending } = this;
    const [id, choice = '', ...rest] = line.split(' ');
    if (pending === null || id !== String(pending.id)) {
      this.fail({ what: 'answered another question' });
    } else if (!/^\d+$/.test(choice) || Number(choice) >= pending.posed.choices.length || rest.length > 0) {
      this.fail({ what: 'chose what was not offered' });
    } else this.settled(pending).resolve(Number(choice));
  }

  /** The heap limit does not count what lies outside of the heap, such as buffers. */
  private weigh(): void {
    if ((this.child?.resident() ?? 0) > MOST_RESIDENT_MB) this.fail({ what: 'ran out of memory' });
  }

  private fail({ what, ...more }: { what: string; where?: readonly string[]; isTimeout?: boolean }): void {
    this.kill();
    if (this.pending === null) return;
    const { posed, reject } = this.settled(this.pending);
    reject(new BotFault(posed, what, more));
  }

  private kill(): void {
    if (this.child === null) return;
    this.gone = Promise.all([this.gone, this.child.kill()]);
    this.child = null;
  }

  private settled(pending: Pending): Pending {
    clearTimeout(pending.limit);
    clearInterval(pending.watch);
    this.pending = null;
    return pending;
  }
}

/** Not the bot's fault: the service is stopping. */
export const botsStopped = (): Error => new Error('The bots are stopped.');

interface Pending {
  readonly id: number;
  readonly posed: Posed;
  readonly resolve: (choice: number) => void;
  readonly reject: (fault: Error) => void;
  readonly limit: NodeJS.Timeout;
  readonly watch: NodeJS.Timeout;
}

/** Above what a full heap takes in all. */
const MOST_RESIDENT_MB = 320;
const WATCH_MS = 100;
