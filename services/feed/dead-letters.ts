import type { DeadLetter } from '#events/wire/fed.js';
import { DEAD_TOPIC } from '#events/wire/topics.js';
import type { KafkaClient } from './kafka-client.js';
import type { Sender } from './kafka-words.js';

/**
 * Where poison is put aside. Every node meets it and puts it there, under one key, so that the topic, which is compacted,
 * ends with one of each. Where that fails nobody waits: the message still stands where it stood.
 */
export class DeadLetters {
  readonly #client: KafkaClient;
  readonly #onFault: (fault: unknown) => void;
  #sender: Sender | null = null;

  constructor(client: KafkaClient, onFault: (fault: unknown) => void) {
    this.#client = client;
    this.#onFault = onFault;
  }

  async put(letters: readonly DeadLetter[]): Promise<void> {
    const messages = letters.map((letter) => ({
      key: `${letter.topic}/${letter.partition}/${letter.offset}`,
      value: JSON.stringify(letter),
    }));
    try {
      this.#sender ??= await this.#client.sender();
      await this.#sender.send([{ topic: DEAD_TOPIC, messages }]);
    } catch (fault) {
      this.#onFault(fault);
      await this.close();
    }
  }

  async close(): Promise<void> {
    const sender = this.#sender;
    this.#sender = null;
    await sender?.close();
  }
}
