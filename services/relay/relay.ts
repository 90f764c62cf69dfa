import { EVENTS_TOPIC } from '#events/wire/topics.js';
import { Bell } from '#feed/bell.js';
import type { KafkaClient } from '#feed/kafka-client.js';
import type { Sender } from '#feed/kafka-words.js';
import type { Departing, Departures } from '#store/departures.js';
import type { Leases } from '#store/leases.js';
import type { News } from '#store/news.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import type { ShowingsOf } from './known-games.js';
import { messagesOf } from './messages.js';
import { onDuty } from '#feed/on-duty.js';
import type { Duty, Work } from '#feed/on-duty.js';

export interface RelayParts {
  readonly departures: Departures;
  readonly leases: Leases;
  readonly news: News;
  readonly kafka: Pick<KafkaClient, 'span' | 'sender'>;
  readonly showingsOf: ShowingsOf;
  /** Who we are among the relays. */
  readonly node: string;
  readonly pace: RelayPace;
  readonly onFault: (fault: unknown) => void;
  /** So many were sent, the oldest of which had waited so long. */
  readonly onSent: (events: number, waitedSeconds: number) => void;
}

export interface RelayPace {
  readonly atOnce: number;
  /** Between two looks that nobody called for. */
  readonly idleMs: number;
  readonly afterFaultMs: number;
  /** How long one who is gone is waited for, and how often whoever sends says that it is there. */
  readonly leaseMs: number;
  readonly renewMs: number;
}

/** A standby takes over within the lease and one renewal: less than five seconds. */
export const PACE: RelayPace = { atOnce: 1000, idleMs: 500, afterFaultMs: 250, leaseMs: 3000, renewMs: 750 };

export interface Relay extends Work {
  /** Whether it is this one that sends. */
  readonly isActive: boolean;
  /** When the oldest event happened that is still to be sent, in milliseconds since 1970; null where none is known of. */
  readonly waitingSince: number | null;
}

/** What waits, as whoever sends found it last. */
interface Queue {
  since: number | null;
}

/**
 * Sends what is stored to Kafka, in the order of the outbox: all that stands before the cursor that it keeps was taken by
 * every replica that counts. What it sent and did not note is sent again.
 */
export const startRelay = (parts: RelayParts): Relay => {
  const { leases, node, pace, onFault } = parts;
  const queue: Queue = { since: null };
  const duty = onDuty(
    { leases, name: 'relay', holder: node, forMs: pace.leaseMs, everyMs: pace.renewMs, onFault },
    (held) => new Sending(parts, held, queue),
  );
  return {
    get isActive() {
      return duty.isActive;
    },
    get waitingSince() {
      return duty.isActive ? queue.since : null;
    },
    stop: () => duty.stop(),
  };
};

class Sending implements Work {
  readonly #parts: RelayParts;
  readonly #duty: Duty;
  readonly #queue: Queue;
  readonly #bell = new Bell();
  readonly #over: Promise<void>;
  #sender: Sender | null = null;
  /** Until when a word was heard that nothing came of yet. */
  #expecting = 0;

  constructor(parts: RelayParts, duty: Duty, queue: Queue) {
    this.#parts = parts;
    this.#duty = duty;
    this.#queue = queue;
    // What waited when we had it last, somebody else has sent since.
    queue.since = null;
    const listening = parts.news.listen(() => this.#bell.ring());
    this.#over = this.#work().finally(() => listening.stop());
  }

  async stop(): Promise<void> {
    this.#bell.close();
    await this.#over;
  }

  #goesOn(): boolean {
    return !this.#bell.isClosed && this.#duty.holds();
  }

  async #work(): Promise<void> {
    const { onFault, pace } = this.#parts;
    await this.#look();
    while (this.#goesOn()) {
      try {
        await this.#sendOn();
      } catch (fault) {
        onFault(fault);
        if (this.#queue.since === null) await this.#look();
        await this.#throwSenderAway();
        await this.#bell.heard(pace.afterFaultMs);
      }
    }
    await this.#throwSenderAway();
  }

  /** From where it was left, until something fails or somebody else is on duty. */
  async #sendOn(): Promise<void> {
    const { departures, kafka, pace, showingsOf, onSent } = this.#parts;
    const line = await this.#line();
    let cursor = await departures.reached(line);
    let noting = Promise.resolve(true);
    try {
      for (;;) {
        const found = await departures.after(cursor, pace.atOnce);
        if (!this.#goesOn()) return;
        const last = found.at(-1);
        this.#queue.since = found[0]?.event.at ?? null;
        if (last === undefined) {
          await this.#untilNews();
          continue;
        }
        this.#expecting = 0;
        this.#sender ??= await kafka.sender();
        if (!this.#goesOn()) return;
        await this.#sender.send(messagesOf(found, showingsOf));
        onSent(found.length, waitedBy(found));
        // While one is noted the next are read and sent: nobody who watches waits for a note.
        if (!(await noting)) return;
        noting = departures.move(line, cursor, last.cursor, this.#duty.lease);
        noting.catch(() => undefined);
        cursor = last.cursor;
      }
    } finally {
      await noting;
    }
  }

  /** What waits counts also while Kafka is away, which then does not say which it is: so it is what was sent to none. */
  async #look(): Promise<void> {
    const { departures, onFault } = this.#parts;
    try {
      const [first] = await departures.after(await departures.furthest(), 1);
      this.#queue.since = first?.event.at ?? null;
    } catch (fault) {
      onFault(fault);
    }
  }

  /** Each Kafka has a cursor of its own; one whose topic is empty is sent everything, whatever was noted of it. */
  async #line(): Promise<string> {
    const { departures, kafka } = this.#parts;
    const { cluster, spans } = await kafka.span(EVENTS_TOPIC);
    const line = `kafka ${cluster}`;
    const reached: Cursor = await departures.reached(line);
    if (reached !== BEGINNING && spans.every(({ high }) => high === 0))
      await departures.move(line, reached, BEGINNING, this.#duty.lease);
    return line;
  }

  /**
   * A word may come before what it tells of can be read: something older is still being written. So it is looked for again,
   * at once and then less and less often.
   */
  async #untilNews(): Promise<void> {
    const { idleMs } = this.#parts.pace;
    const pause = this.#expecting === 0 ? idleMs : Math.min(this.#expecting, idleMs);
    if (await this.#bell.heard(pause)) this.#expecting = FIRST_LOOK_MS;
    else if (this.#expecting > 0) this.#expecting = this.#expecting >= idleMs ? 0 : this.#expecting * 2;
  }

  /** After a fault nobody knows what became of the last batch: its numbers are not to be used again. */
  async #throwSenderAway(): Promise<void> {
    const sender = this.#sender;
    this.#sender = null;
    await sender?.close().catch(this.#parts.onFault);
  }
}

const FIRST_LOOK_MS = 2;

const waitedBy = (found: readonly Departing[]): number =>
  Math.max(0, (Date.now() - Math.min(...found.map(({ event }) => event.at))) / 1000);
