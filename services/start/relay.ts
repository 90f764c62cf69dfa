import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { pino } from 'pino';
import { GAMES } from '#engine/registry.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { knownGames } from '#relay/known-games.js';
import { PACE, startRelay } from '#relay/relay.js';
import type { Relay } from '#relay/relay.js';
import { openDatabase } from './database.js';
import { addressOf, checkKafka, KafkaUnfit } from './kafka.js';
import { settingsFrom, WronglySet } from './settings.js';

/** `npm run start:relay`: sends what is stored to Kafka, until it is told to stop. */
const main = async (): Promise<void> => {
  const set = settingsFrom(process.env);
  const address = addressOf(set);
  if (address === null || set.DATABASE_URL === undefined)
    throw new WronglySet('A relay needs KAFKA_BROKERS and DATABASE_URL: it sends from the one to the other.');

  const log = pino({ level: set.LAGUNA_LOG_LEVEL, base: { node: set.LAGUNA_NODE } });
  const onFault = (fault: unknown): void => {
    log.warn({ err: fault }, 'relay');
  };
  const kafka = new KafkaClient(address);
  await checkKafka(kafka, set, onFault);
  const database = await openDatabase(set.DATABASE_URL, set.LAGUNA_DATA);
  const { departures, leases, news } = database.opened;
  const registry = new Registry();
  const sent = new Counter({
    ...{ name: 'laguna_relay_sent_total', help: 'Events that were sent to Kafka.', registers: [registry] },
  });
  const relay = startRelay({
    ...{ departures, leases, news, kafka, onFault },
    ...{ showingsOf: knownGames(GAMES).showingsOf, node: set.LAGUNA_NODE, pace: PACE },
    onSent: (events) => sent.inc(events),
  });
  watch(relay, registry);
  const server = await serve(set.PORT, set.LAGUNA_HOST, registry, relay);
  process.stdout.write('The relay sends.\n');
  await asked();
  await relay.stop();
  server.closeAllConnections();
  server.close();
  await database.stop();
};

const watch = (relay: Relay, registry: Registry): void => {
  collectDefaultMetrics({ register: registry });
  const gauges = [
    ['laguna_relay_active', 'Whether it is this relay that sends.', () => Number(relay.isActive)],
    ['laguna_relay_lag_seconds', 'How long the oldest event has waited that is to be sent.', () => lagOf(relay)],
  ] as const;
  for (const [name, help, value] of gauges)
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(value());
      },
    });
};

const lagOf = ({ waitingSince }: Relay): number =>
  waitingSince === null ? 0 : Math.max(0, (Date.now() - waitingSince) / 1000);

/** For whoever looks after it: it lives, and what it counts. A standby is as ready as the one that sends. */
const serve = (port: number, host: string | undefined, registry: Registry, relay: Relay): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const answers: Readonly<Record<string, () => Promise<string>>> = {
        '/health/live': () => Promise.resolve('{"status":"ok"}'),
        '/health/ready': () => Promise.resolve(JSON.stringify({ status: 'ok', active: relay.isActive })),
        '/metrics': () => registry.metrics(),
      };
      const answer = Object.hasOwn(answers, request.url ?? '') ? answers[request.url ?? ''] : undefined;
      if (answer === undefined) {
        response.writeHead(404).end();
        return;
      }
      answer().then(
        (text) => response.end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

try {
  await main();
} catch (fault) {
  const isSaid = fault instanceof WronglySet || fault instanceof KafkaUnfit;
  process.stderr.write(`${isSaid ? fault.message : String(fault)}\n`);
  process.exit(1);
}
