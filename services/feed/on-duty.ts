import { Bell } from './bell.js';
import type { Lease, Leases } from '#store/leases.js';

/** For as long as one holds the lease: what is done under it looks at `holds` before anything that others would see. */
export interface Duty {
  readonly lease: Lease;
  /** By our own clock, from before it was asked for: so it ends here before it does in the storage, also for who was stopped. */
  holds(): boolean;
}

export interface Work {
  /** Resolves when nothing of it goes on. */
  stop(): Promise<void>;
}

export interface DutyWanted {
  readonly leases: Leases;
  readonly name: string;
  readonly holder: string;
  readonly forMs: number;
  /** How often it is prolonged, or asked for by who waits for it. */
  readonly everyMs: number;
  readonly onFault: (fault: unknown) => void;
}

/** Does a work wherever, of all that want to, one holds the lease for it; another takes over when that one is gone. */
export const onDuty = (wanted: DutyWanted, begin: (duty: Duty) => Work): OnDuty => new OnDuty(wanted, begin);

export class OnDuty {
  readonly #wanted: DutyWanted;
  readonly #begin: (duty: Duty) => Work;
  readonly #bell = new Bell();
  readonly #over: Promise<void>;
  #held: { readonly lease: Lease; readonly work: Work; until: number } | null = null;

  constructor(wanted: DutyWanted, begin: (duty: Duty) => Work) {
    this.#wanted = wanted;
    this.#begin = begin;
    this.#over = this.#serve();
  }

  /** Whether it is us just now. */
  get isActive(): boolean {
    return this.#held !== null && performance.now() < this.#held.until;
  }

  /** Ends the work and gives the lease back, so that the next need not wait for its end. */
  async stop(): Promise<void> {
    this.#bell.close();
    await this.#over;
  }

  async #serve(): Promise<void> {
    while (!this.#bell.isClosed) {
      await this.#ask();
      await this.#bell.heard(this.#wanted.everyMs);
    }
    const held = this.#held;
    await this.#end();
    if (held !== null) await this.#wanted.leases.release(held.lease).catch(this.#wanted.onFault);
  }

  async #ask(): Promise<void> {
    const { leases, name, holder, forMs, onFault } = this.#wanted;
    const until = performance.now() + forMs;
    try {
      const lease = await leases.hold(name, holder, forMs);
      if (lease?.term === this.#held?.lease.term) {
        if (this.#held !== null) this.#held.until = until;
        return;
      }
      await this.#end();
      if (lease !== null) this.#take(lease, until);
    } catch (fault) {
      onFault(fault);
      if (this.#held !== null && !this.isActive) await this.#end();
    }
  }

  #take(lease: Lease, until: number): void {
    const duty = { lease, holds: () => this.#held?.lease === lease && this.isActive };
    // What is begun may look at once.
    let work: Work | null = null;
    this.#held = { lease, until, work: { stop: async () => work?.stop() } };
    work = this.#begin(duty);
  }

  async #end(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    await held?.work.stop();
  }
}
