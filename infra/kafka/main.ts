import { parseArgs } from 'node:util';
import { NoKafka } from './no-kafka.js';
import { startKafka } from './start-kafka.js';

/** `npm run kafka`: a Kafka on this machine, until it is told to stop. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      brokers: { type: 'string', default: '1' },
      folder: { type: 'string', default: '.laguna/kafka' },
      port: { type: 'string', default: '19092' },
    },
  });
  if (values.brokers !== '1' && values.brokers !== '3') throw new NoKafka('--brokers is to be 1 or 3.');
  if (!/^\d{4,5}$/.test(values.port)) throw new NoKafka('--port is to be a port from 1000 on.');

  const kafka = await startKafka({
    folder: values.folder,
    brokers: values.brokers === '1' ? 1 : 3,
    port: Number(values.port),
    tell: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`KAFKA_BROKERS=${kafka.brokers}\nIts data are in ${values.folder}; Ctrl-C stops it.\n`);
  await asked();
  await kafka.stop();
};

const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

try {
  await main();
} catch (fault) {
  process.stderr.write(`${fault instanceof NoKafka ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
