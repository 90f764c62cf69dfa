import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { KafkaClient } from '#feed/kafka-client.js';
import { checkKafka, KafkaUnfit, wantedTopics } from '#start/kafka.js';
import { settingsFrom } from '#start/settings.js';

let server: Server | null = null;
afterEach(() => {
  server?.close();
});

/** Somebody who listens where a Kafka should, and answers whatever comes with this, or hangs up. */
const whoAnswers = async (words: string | null): Promise<KafkaClient> => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => (words === null ? socket.destroy() : socket.end(words)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new KafkaClient({ brokers: [`127.0.0.1:${port}`], login: null, tls: true, node: 'test' });
};

describe('A Kafka that is to be spoken to in TLS', () => {
  it('and answers in plain words is refused, with what to do', async () => {
    const client = await whoAnswers('What do you mean?');
    const checking = checkKafka(client, settingsFrom({}), () => undefined);
    await expect(checking).rejects.toThrow(KafkaUnfit);
    await expect(checking).rejects.toThrow(
      /^Kafka speaks no TLS at KAFKA_BROKERS: set KAFKA_TLS to no, or name the port/,
    );
  });

  it('and hangs up may be one that is merely away, which is told and stops nobody', async () => {
    const client = await whoAnswers(null);
    const away: unknown[] = [];
    await checkKafka(client, settingsFrom({}), (fault) => void away.push(fault));
    expect(away).toHaveLength(1);
  });
});

describe('A Kafka whose topics were just made', () => {
  it('is asked again, since not every broker has heard of them', async () => {
    const set = settingsFrom({});
    const all = wantedTopics(set);
    const answers = [[], all.slice(0, 1)];
    await checkKafka({ topics: () => Promise.resolve(answers.shift() ?? all) }, set, () => undefined);
    expect(answers).toEqual([]);
  });
});
