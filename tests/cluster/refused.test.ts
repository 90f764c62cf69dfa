import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { checkKafka, wantedTopics } from '#start/kafka.js';
import { settingsFrom } from '#start/settings.js';
import { LiveTable } from '#tests/service/live-table.js';
import { aFolder, forget, serve } from '#tests/service/served.js';
import { theServer } from '#tests/store/postgres/server.js';
import { theKafka } from './the-kafka.js';

/** A command as a user gives it, until it ends; what it said of a fault. */
const run = async (script: string, env: Readonly<Record<string, string>>) => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`dist/services/start/${script}.js`], {
    env: { PATH, LAGUNA_LOG_LEVEL: 'silent', PORT: '0', ...env },
  });
  const [said, complaint] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: await said, complaint: (await complaint).trim() };
};

describe('A Kafka that asks who comes', () => {
  const kafka = theKafka({
    users: {
      broker: { password: 'for-brokers', may: 'everything' },
      laguna: { password: 'the-right-one', may: 'everything' },
      stranger: { password: 'known-too', may: 'nothing' },
    },
  });
  const server = theServer();
  const here = (password: string) => ({
    ...{ KAFKA_BROKERS: kafka().brokers, KAFKA_USER: 'laguna', KAFKA_PASSWORD: password, KAFKA_MECHANISM: 'plain' },
    ...{ DATABASE_URL: server().url, KAFKA_COPIES: '1', KAFKA_PARTITIONS: '3' },
  });

  it.each(['relay', 'main', 'topics'])(
    'refuses a wrong password, and %s says what to do, but not the password',
    async (script) => {
      const { code, complaint } = await run(script, here('a-wrong-one'));
      expect(code).toBe(1);
      expect(complaint).toBe('Kafka does not let us in: check KAFKA_USER, KAFKA_PASSWORD and KAFKA_MECHANISM.');
    },
  );

  it('is refused without its topics, which one command makes', async () => {
    const refused = await run('relay', here('the-right-one'));
    expect(refused.code).toBe(1);
    expect(refused.complaint).toBe(
      ['laguna.events', 'laguna.public', 'laguna.events.dead']
        .map((name) => `Kafka has no topic ${name}: npm run topics makes it.`)
        .join('\n'),
    );

    const made = await run('topics', here('the-right-one'));
    expect(made).toMatchObject({ code: 0, complaint: '' });
    expect(made.said).toContain('laguna.events was made.\n');
    const again = await run('topics', here('the-right-one'));
    expect(again).toMatchObject({ code: 0, said: 'Kafka has what Laguna needs.\n' });

    const client = new KafkaClient({
      ...{ brokers: kafka().brokers.split(','), tls: false, node: 'test' },
      login: { mechanism: 'plain', username: 'laguna', password: 'the-right-one' },
    });
    const [events] = await client.topics([EVENTS_TOPIC]);
    expect(events).toMatchObject({ partitions: 3, copies: 1 });
    expect(events?.settings['retention.ms']).toBe('-1');
  });

  it.each(['relay', 'main', 'topics'])('forbids it to somebody, and %s says what is to be allowed', async (script) => {
    const { code, complaint } = await run(script, { ...here('known-too'), KAFKA_USER: 'stranger' });
    expect(code).toBe(1);
    expect(complaint).toMatch(/^Kafka knows KAFKA_USER, and forbids what Laguna does: with kafka-acls, allow them to /);
  });

  it('is refused where too few brokers keep what it is given', async () => {
    await run('topics', here('the-right-one'));
    const { code, complaint } = await run('relay', { ...here('the-right-one'), KAFKA_COPIES: '3' });
    expect(code).toBe(1);
    expect(complaint).toContain("laguna.events is kept by 1 of Kafka's brokers and should be by 3: ");
    expect(complaint).toContain('laguna.events takes what 1 of its replicas has: set its min.insync.replicas to 2.');
  });
});

describe('A Kafka that is not there', () => {
  const server = theServer();

  it('keeps no node from starting: play goes on, and what is missed is told later', async () => {
    const node = await serve(await aFolder(), {
      ...{ DATABASE_URL: server().url, KAFKA_BROKERS: '127.0.0.1:9', LAGUNA_LOG_LEVEL: 'silent' },
    });
    const table = await LiveTable.at(node.url);
    for (let move = 0; move < 5; move += 1) await table.goesOn();
    await table.isAsTold();
    table.watching.call?.hangUp();
    expect(await node.stop()).toBe(0);
    await forget(node.folder);
  });
});

describe('Settings for Kafka', () => {
  it.each([
    [{ KAFKA_BROKERS: 'nowhere' }, 'KAFKA_BROKERS is to be a list of host:port.'],
    [{ KAFKA_BROKERS: 'a:1' }, 'KAFKA_BROKERS is set, and DATABASE_URL is not.'],
    [{ KAFKA_USER: 'anna' }, 'KAFKA_USER is set, and KAFKA_PASSWORD is not.'],
    [{ KAFKA_MECHANISM: 'trust' }, 'KAFKA_MECHANISM is to be one of plain, scram-sha-256, scram-sha-512.'],
    [{ KAFKA_TLS: 'true' }, 'KAFKA_TLS is to be yes or no.'],
    [{ KAFKA_COPIES: '0' }, 'KAFKA_COPIES is to be 1 at least.'],
  ])('that say nothing are told: %j', (set, sentence) => {
    expect(() => settingsFrom(set)).toThrow(sentence);
  });

  it('want two replicas of three to have what was sent, and keep it for ever', () => {
    const [events] = wantedTopics(settingsFrom({}));
    expect(events).toMatchObject({ copies: 3, partitions: 12, settings: { 'min.insync.replicas': '2' } });
  });

  it('are of no use where a topic would keep the last event of each table and no other', async () => {
    const set = settingsFrom({});
    const compacted = (name: string) => (name === EVENTS_TOPIC ? { 'cleanup.policy': 'compact,delete' } : {});
    const topics = wantedTopics(set).map((topic) => ({
      ...topic,
      settings: { ...topic.settings, ...compacted(topic.name) },
    }));
    const checking = checkKafka({ topics: () => Promise.resolve(topics) }, set, () => undefined);
    await expect(checking).rejects.toThrow(
      /^laguna\.events is compacted, so that of each table only its last event would stay: set its cleanup\.policy to delete/,
    );
  });
});
