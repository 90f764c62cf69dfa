import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { startKafka } from '#infra/kafka/start-kafka.js';
import type { KafkaWanted, LocalKafka } from '#infra/kafka/start-kafka.js';

/** Three brokers on two busy cores, and before the first of all of them Maven. */
const START_MS = 600_000;

/** The Kafka of all tests of a file, on data that nobody else has. */
export const theKafka = (wanted: Omit<KafkaWanted, 'folder'> = {}): (() => LocalKafka) => {
  let running: LocalKafka | null = null;
  let folder: string | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'laguna-kafka-'));
    running = await startKafka({ ...wanted, folder });
  }, START_MS);
  afterAll(async () => {
    await running?.stop();
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }, START_MS);
  return () => {
    if (running === null) throw new Error('Kafka starts with the tests.');
    return running;
  };
};
