import { randomUUID } from 'node:crypto';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import type { DeadLetter, Poison } from '#events/wire/fed.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Cursor } from '#store/outbox.js';
import { Bell } from './bell.js';
import { DeadLetters } from './dead-letters.js';
import { Feed } from './feed.js';
import type { Follower, Following } from './feed.js';
import { Gathering } from './gathering.js';
import type { KafkaClient } from './kafka-client.js';
import type { KafkaMessage } from './kafka-words.js';
import { offsetsAt, readPlace, writePlace } from './kafka-cursor.js';
import { readMessage } from './read-message.js';
import type { Doubt } from './read-message.js';

export interface KafkaPace {
  /** The most that a follower is told at once. */
  readonly atOnce: number;
  readonly afterFaultMs: number;
  /** Told of what failed and will be tried again. */
  readonly onFault: (fault: unknown) => void;
  /** What is wrong with an event that has the form of one, or null. */
  readonly doubt: Doubt;
  /** Counts what nobody can follow. */
  readonly onPoison: (reason: Poison) => void;
}

/**
 * The feed of many machines. Each follower reads every partition by itself: a node has to hear of every table anyway, and
 * nobody's stop holds up another. Nothing is kept at the broker: a follower's cursor says all.
 */
export class KafkaFeed extends Feed {
  readonly #client: KafkaClient;
  readonly #pace: KafkaPace;
  readonly #dead: DeadLetters;

  constructor(client: KafkaClient, pace: KafkaPace) {
    super();
    this.#client = client;
    this.#pace = pace;
    this.#dead = new DeadLetters(client, pace);
  }

  override follow(from: Cursor, follower: Follower): Following {
    const follow = new KafkaFollowing(this.#client, this.#pace, this.#dead, from, follower);
    return { wake: () => follow.wake(), stop: () => follow.stop() };
  }

  /** A service starts also while Kafka is away: then what was sent since a little while ago is news. */
  override async now(): Promise<Cursor> {
    const now = Date.now();
    try {
      const { cluster, spans } = await this.#client.span(EVENTS_TOPIC);
      return writePlace({ kind: 'offsets', cluster, offsets: spans.map(({ high }) => high) });
    } catch (fault) {
      this.#pace.onFault(fault);
      return writePlace({ kind: 'since', at: now - CLOCKS_APART_MS });
    }
  }

  close(): Promise<void> {
    return this.#dead.close();
  }
}

/** What the clocks of two machines may differ by, and more. */
const CLOCKS_APART_MS = 60_000;

/** Some messages of a partition, in their order. */
interface Piece {
  readonly partition: number;
  readonly messages: readonly KafkaMessage[];
  readonly size: number;
}

class KafkaFollowing {
  readonly #client: KafkaClient;
  readonly #pace: KafkaPace;
  readonly #dead: DeadLetters;
  readonly #follower: Follower;
  readonly #bell = new Bell();
  readonly #told: Promise<void>;
  #cursor: Cursor;
  #close: () => void = () => undefined;

  constructor(client: KafkaClient, pace: KafkaPace, dead: DeadLetters, from: Cursor, follower: Follower) {
    this.#client = client;
    this.#pace = pace;
    this.#dead = dead;
    this.#cursor = from;
    this.#follower = follower;
    const closed = new Promise<void>((resolve) => (this.#close = resolve));
    this.#told = this.#tell(closed);
  }

  wake(): void {
    this.#bell.ring();
  }

  stop(): Promise<void> {
    this.#bell.close();
    this.#close();
    return this.#told;
  }

  /** Whatever ends a reading but us, another begins where it was. */
  async #tell(closed: Promise<void>): Promise<void> {
    while (!this.#bell.isClosed) {
      try {
        await this.#read(closed);
      } catch (fault) {
        this.#pace.onFault(fault);
        await this.#bell.heard(this.#pace.afterFaultMs);
      }
    }
  }

  async #read(closed: Promise<void>): Promise<void> {
    const { atOnce } = this.#pace;
    const { cluster, next } = await this.#place();
    const gathering = new Gathering<Piece>((pieces) => this.#take(cluster, next, pieces), atOnce);
    const reading = this.#client.read({
      topic: EVENTS_TOPIC,
      name: `laguna-follower-${randomUUID()}`,
      from: () => next,
      take: async (partition, messages) => {
        for (let at = 0; at < messages.length; at += atOnce) {
          const some = messages.slice(at, at + atOnce);
          if (!(await gathering.bring({ partition, messages: some, size: some.length }))) return false;
        }
        return true;
      },
    });
    try {
      await Promise.race([reading.failed, gathering.failed, closed]);
    } finally {
      // What the follower is told just now counts before another reading begins.
      await Promise.all([gathering.end(), reading.stop()]);
    }
  }

  async #place(): Promise<{ readonly cluster: string; readonly next: number[] }> {
    const place = readPlace(this.#cursor);
    const span = await this.#client.span(EVENTS_TOPIC);
    const next =
      place?.kind === 'since' ? [...(await this.#client.since(EVENTS_TOPIC, place.at))] : offsetsAt(place, span);
    return { cluster: span.cluster, next };
  }

  /** False where it is stopped before the follower took them. */
  async #take(cluster: string, next: number[], pieces: readonly Piece[]): Promise<boolean> {
    const events: StoredEvent[] = [];
    const offsets = [...next];
    for (const { partition, messages } of pieces) {
      const fresh = messages.filter(({ offset }) => offset >= (offsets[partition] ?? 0));
      const last = fresh.at(-1);
      if (last === undefined) continue;
      events.push(...(await this.#understood(partition, fresh)));
      offsets[partition] = last.offset + 1;
    }
    const behind = writePlace({ kind: 'offsets', cluster, offsets });
    if (events.length > 0 && !(await this.#hasTaken(events, behind))) return false;
    next.splice(0, next.length, ...offsets);
    this.#cursor = behind;
    return true;
  }

  async #hasTaken(events: readonly StoredEvent[], behind: Cursor): Promise<boolean> {
    while (!this.#bell.isClosed) {
      try {
        await this.#follower({ events, behind });
        return true;
      } catch (fault) {
        this.#pace.onFault(fault);
        await this.#bell.heard(this.#pace.afterFaultMs);
      }
    }
    return false;
  }

  /** What can be followed; what cannot is put aside, and stops nobody. */
  async #understood(partition: number, messages: readonly KafkaMessage[]): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    const dead: DeadLetter[] = [];
    for (const { offset, key, value } of messages) {
      const read = readMessage(key, value, this.#pace.doubt);
      if ('event' in read) {
        events.push(read.event);
        continue;
      }
      this.#pace.onPoison(read.poison);
      dead.push({
        ...{ reason: read.poison, topic: EVENTS_TOPIC, partition, offset },
        ...{ key: key?.toString('base64') ?? null, value: value?.toString('base64') ?? null },
      });
    }
    if (dead.length > 0) await this.#dead.put(dead);
    return events;
  }
}
