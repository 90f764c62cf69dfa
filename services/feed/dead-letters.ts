import type { DeadLetter } from '#events/wire/fed.js';
import { DEAD_TOPIC } from '#events/wire/topics.js';
import type { KafkaClient } from './kafka-client.js';
import type { Sender } from './kafka-words.js';

export interface LettersPace {
  readonly afterFaultMs: number;
  /** Told of what failed and will be tried again. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Where poison is put aside. Every node meets it and puts it there, under one key, so that the topic, which is compacted,
 * ends with one of each. Where that fails nobody waits: the message still stands where it stood, and the letter is put
 * again a little later.
 */
export class DeadLetters {
  readonly #client: Pick<KafkaClient, 'sender'>;
  readonly #pace: LettersPace;
  #sender: Sender | null = null;
  #unsent: readonly DeadLetter[] = [];
  #again: NodeJS.Timeout | null = null;
  #isOver = false;

  constructor(client: Pick<KafkaClient, 'sender'>, pace: LettersPace) {
    this.#client = client;
    this.#pace = pace;
  }

  async put(letters: readonly DeadLetter[]): Promise<void> {
    const all = [...this.#unsent, ...letters];
    this.#unsent = [];
    if (all.length === 0) return;
    try {
      this.#sender ??= await this.#client.sender();
      await this.#sender.send([{ topic: DEAD_TOPIC, messages: all.map(messageOf) }]);
    } catch (fault) {
      this.#pace.onFault(fault);
      this.#keep(all);
      await this.#throwSenderAway();
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    if (this.#again !== null) clearTimeout(this.#again);
    await this.#throwSenderAway();
  }

  /** The first of them, where they are many: what comes behind is mostly more of the same. */
  #keep(letters: readonly DeadLetter[]): void {
    this.#unsent = [...letters, ...this.#unsent].slice(0, MOST_KEPT);
    if (this.#isOver || this.#again !== null) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      void this.put([]);
    }, this.#pace.afterFaultMs).unref();
  }

  /** After a fault it is of no use any more. */
  async #throwSenderAway(): Promise<void> {
    const sender = this.#sender;
    this.#sender = null;
    await sender?.close().catch(this.#pace.onFault);
  }
}

/** Each may be as large as a message. */
const MOST_KEPT = 100;

const messageOf = (letter: DeadLetter) => ({
  key: `${letter.topic}/${letter.partition}/${letter.offset}`,
  value: JSON.stringify(letter),
});
