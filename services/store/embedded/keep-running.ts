import { setTimeout as after } from 'node:timers/promises';
import type { Server } from './server.js';

/** A server that is started again whenever it ends by itself. */
export interface KeptRunning {
  /** Of the server that runs now, or ran last. */
  readonly pid: number;
  /** Resolves with what to tell when it could not be kept running for too long, and never otherwise. */
  readonly givenUp: Promise<string>;
  /** Ends the server for good; resolves when none runs and none will. */
  stop(): Promise<void>;
}

export interface Keeping {
  /** Starts it once more; gives up at the signal. Rejects where it does not start. */
  readonly startAgain: (stopping: AbortSignal) => Promise<Server>;
  /** Is told in a sentence what happens. */
  readonly tell: (trouble: string) => void;
  readonly pace: Pace;
}

/** How patiently it is tried, in milliseconds. */
export interface Pace {
  /** Before the second try; it doubles with each. The first is at once. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Who ran so long has recovered: the next trouble is a new one. */
  readonly steadyMs: number;
  /** From the beginning of a trouble. */
  readonly giveUpMs: number;
}

/** A full disk takes a person, and a person some minutes; after that whoever looks after the service is to know. */
export const PACE: Pace = { firstPauseMs: 250, longestPauseMs: 10_000, steadyMs: 30_000, giveUpMs: 15 * 60_000 };

export const keepRunning = (first: Server, keeping: Keeping): KeptRunning => new Keeper(first, keeping);

class Keeper implements KeptRunning {
  readonly givenUp: Promise<string>;
  readonly #keeping: Keeping;
  readonly #stopping = new AbortController();
  readonly #kept: Promise<string | null>;
  #server: Server;
  #startedAt = performance.now();
  #trouble: Trouble = { since: this.#startedAt, tries: 0, why: '' };

  constructor(first: Server, keeping: Keeping) {
    this.#server = first;
    this.#keeping = keeping;
    this.#kept = this.#keep();
    this.givenUp = new Promise((resolve, reject) => {
      this.#kept.then((why) => {
        if (why !== null) resolve(why);
      }, reject);
    });
  }

  get pid(): number {
    return this.#server.pid;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#server.stop();
    await this.#kept;
  }

  /** Asked anew after each wait. */
  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Null where it was stopped. */
  async #keep(): Promise<string | null> {
    for (;;) {
      const lastWords = await this.#server.ended;
      if (this.#isStopping()) return null;
      const why = `PostgreSQL stopped unexpectedly: ${lastWords}`;
      const now = performance.now();
      if (now - this.#startedAt > this.#keeping.pace.steadyMs) this.#trouble = { since: now, tries: 0, why };
      else this.#trouble = { ...this.#trouble, why };
      this.#keeping.tell(why);
      if (!(await this.#startAgain())) return this.#isStopping() ? null : this.#trouble.why;
    }
  }

  /** Whether it runs again. */
  async #startAgain(): Promise<boolean> {
    const { startAgain, tell, pace } = this.#keeping;
    const { signal } = this.#stopping;
    while (performance.now() - this.#trouble.since < pace.giveUpMs) {
      const { since, tries } = this.#trouble;
      if (tries > 0) await pause(Math.min(pace.longestPauseMs, pace.firstPauseMs * 2 ** (tries - 1)), signal);
      if (this.#isStopping()) return false;
      this.#trouble = { ...this.#trouble, tries: tries + 1 };
      try {
        this.#server = await startAgain(signal);
        this.#startedAt = performance.now();
        if (this.#isStopping()) {
          await this.#server.stop();
          return false;
        }
        tell(`PostgreSQL runs again, after ${tries + 1 === 1 ? 'one try' : `${tries + 1} tries`}.`);
        return true;
      } catch (fault) {
        this.#trouble = { since, tries: tries + 1, why: fault instanceof Error ? fault.message : String(fault) };
        if (!this.#isStopping()) tell(this.#trouble.why);
      }
    }
    return false;
  }
}

/** What goes wrong now, since when, and how often it was tried to put it right. */
interface Trouble {
  readonly since: number;
  readonly tries: number;
  readonly why: string;
}

/** An end that comes meanwhile ends it. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    after(ms, undefined, { signal }).then(resolve, () => resolve());
  });
