import { KafkaClient } from '#feed/kafka-client.js';
import { addressOf, checkKafka, KafkaUnfit, unfitBy, wantedTopics } from './kafka.js';
import { settingsFor, WronglySet } from './settings.js';

/** `npm run topics`: makes the topics that are missing, and says what is wrong with those that there are. */
const main = async (): Promise<void> => {
  // It needs no database, which the service and the relay do.
  const set = settingsFor(
    { who: 'whoever makes topics', names: ['KAFKA_BROKERS'] },
    { DATABASE_URL: 'postgresql://none', ...process.env },
  );
  const client = new KafkaClient(addressOf(set));
  const wanted = wantedTopics(set);
  try {
    const there = new Set((await client.topics(wanted.map(({ name }) => name))).map(({ name }) => name));
    const missing = wanted.filter(({ name }) => !there.has(name));
    await client.make(missing);
    for (const { name } of missing) process.stdout.write(`${name} was made.\n`);
  } catch (fault) {
    throw unfitBy(fault) ?? fault;
  }
  await checkKafka(client, set, (fault) => {
    throw fault;
  });
  process.stdout.write('Kafka has what Laguna needs.\n');
};

try {
  await main();
} catch (fault) {
  const isSaid = fault instanceof WronglySet || fault instanceof KafkaUnfit;
  process.stderr.write(`${isSaid ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
