import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { propertiesOf } from '#infra/kafka/properties.js';
import { startKafka } from '#infra/kafka/start-kafka.js';

describe('A Kafka on a machine that lacks something', () => {
  const before = { ...process.env };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'laguna-no-kafka-'));
  });
  afterEach(() => {
    process.env = { ...before };
    rmSync(folder, { recursive: true });
  });

  it('says that Maven is missing, and what to do without', async () => {
    process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
    process.env['PATH'] = join(folder, 'nothing-here');
    await expect(startKafka({ folder: join(folder, 'data') })).rejects.toThrow(/^Maven is not here.*KAFKA_JARS/);
  });

  it('says that Java is missing, and which one would do', async () => {
    process.env['KAFKA_JARS'] = folder;
    process.env['JAVA_HOME'] = join(folder, 'no-java');
    await expect(startKafka({ folder: join(folder, 'data') })).rejects.toThrow(/^Java is not here.*17/);
  });

  it('says where the jars are others than a broker needs', async () => {
    process.env['KAFKA_JARS'] = join(folder, 'no-jars');
    await expect(startKafka({ folder: join(folder, 'data') })).rejects.toThrow(/^(Kafka could not make its data|Java)/);
  });
});

describe('What a broker is told', () => {
  const seats = [1, 2, 3].map((id) => {
    const port = 9000 + 3 * id;
    return { id, port, controllerPort: port + 1, brokerPort: port + 2, door: port };
  });
  const [first] = seats;
  if (first === undefined) throw new Error('There are three.');

  it('of three is that each keeps a copy, and that two have to have it', () => {
    const told = propertiesOf(first, seats, '/data', null);
    expect(told).toContain('controller.quorum.voters=1@127.0.0.1:9004,2@127.0.0.1:9007,3@127.0.0.1:9010\n');
    expect(told).toContain('default.replication.factor=3\nmin.insync.replicas=2\n');
    expect(told).not.toContain('sasl');
  });

  it('is where clients are to come, who are led on from there, while the brokers keep to themselves', () => {
    const told = propertiesOf({ ...first, door: 7000 }, seats, '/data', null);
    expect(told).toContain('listeners=CLIENT://127.0.0.1:9003,BROKER://127.0.0.1:9005,CONTROLLER://127.0.0.1:9004\n');
    expect(told).toContain('advertised.listeners=CLIENT://127.0.0.1:7000,BROKER://127.0.0.1:9005\n');
  });

  it('is who may come in, where somebody is named', () => {
    const users = { broker: { password: 'b', may: 'everything' }, anna: { password: 'a', may: 'nothing' } } as const;
    const told = propertiesOf(first, [first], '/data', users);
    expect(told).toContain('CLIENT:SASL_PLAINTEXT\n');
    expect(told).toContain('username="broker" password="b" user_broker="b" user_anna="a";\n');
    expect(told).toContain('super.users=User:ANONYMOUS;User:broker\n');
  });
});
