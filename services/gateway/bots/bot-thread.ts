import { Worker } from 'node:worker_threads';
import { BotFault } from './bot-fault.js';
import type { Posed } from './question.js';

/** One thread that bots think on, one question at a time. Whatever goes wrong on it, the next question finds a new one. */
export class BotThread {
  private worker: Worker | null = null;
  private asked: Asked | null = null;

  constructor(
    private readonly script: URL,
    private readonly limitMs: number,
  ) {}

  /** The number of the choice. Rejects with a `BotFault`. */
  async answer(posed: Posed): Promise<number> {
    const worker = (this.worker ??= this.started());
    worker.postMessage(posed);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.lose(worker, 'did not answer in time'), this.limitMs);
      this.asked = { posed, resolve, reject, timer };
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    this.worker = null;
    if (this.asked !== null) this.settled(this.asked).reject(goneHome());
    await worker.terminate();
  }

  /** It is given nothing of the process around it, and may take only so much of its memory. */
  private started(): Worker {
    const worker = new Worker(this.script, { env: {}, execArgv: [], resourceLimits: MEMORY });
    worker.on('message', (answer: unknown) => this.hear(worker, answer));
    worker.on('error', (thrown: unknown) => this.lose(worker, 'broke down', placesOf(thrown)));
    worker.on('exit', () => this.lose(worker, 'left in the middle of its turn'));
    return worker;
  }

  private hear(worker: Worker, answer: unknown): void {
    if (this.worker !== worker || this.asked === null) return;
    if (!isChoice(answer, this.asked.posed)) {
      this.lose(worker, 'chose what was not offered');
      return;
    }
    const { resolve } = this.settled(this.asked);
    resolve(answer);
  }

  /** What a thread says after it was given up counts no more. */
  private lose(worker: Worker, what: string, where: readonly string[] = []): void {
    if (this.worker !== worker) return;
    this.worker = null;
    void worker.terminate();
    if (this.asked === null) return;
    const { posed, reject } = this.settled(this.asked);
    reject(new BotFault(posed, what, where));
  }

  private settled(asked: Asked): Asked {
    clearTimeout(asked.timer);
    this.asked = null;
    return asked;
  }
}

/** No fault of the bot's: the service ends. */
export const goneHome = (): Error => new Error('The bots have gone home.');

interface Asked {
  readonly posed: Posed;
  readonly resolve: (choice: number) => void;
  readonly reject: (fault: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Many times what a bot needs, and little beside what the service has. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

const isChoice = (answer: unknown, { choices }: Posed): answer is number =>
  typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < choices.length;

/** Where in the code something was thrown, without what was said. */
const placesOf = (thrown: unknown): readonly string[] =>
  typeof thrown === 'object' && thrown !== null && 'stack' in thrown && typeof thrown.stack === 'string'
    ? thrown.stack.split('\n').filter((line) => /^ +at .+:\d+\)?$/.test(line))
    : [];
