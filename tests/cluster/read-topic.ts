import { randomUUID } from 'node:crypto';
import type { KafkaClient } from '#feed/kafka-client.js';
import { eventually } from '#tests/store/embedded/eventually.js';

export interface Read {
  readonly key: string;
  readonly value: string;
}

/** All that stands on a topic, as soon as it is enough. */
export const readTopic = async (
  client: KafkaClient,
  topic: string,
  isEnough: (all: readonly Read[]) => boolean,
): Promise<readonly Read[]> => {
  const all: Read[] = [];
  const reading = client.read({
    ...{ topic, name: `reader-${randomUUID()}` },
    from: () => [],
    take: (_, messages) => {
      for (const { key, value } of messages) all.push({ key: String(key), value: String(value) });
      return Promise.resolve(true);
    },
  });
  try {
    await Promise.race([reading.failed, eventually(`enough stands on ${topic}`, () => isEnough(all))]);
  } finally {
    await reading.stop();
  }
  return all;
};
