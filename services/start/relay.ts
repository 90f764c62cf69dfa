import { Counter } from 'prom-client';
import { pino } from 'pino';
import { EVENTS_TOPIC } from '#events/wire/topics.js';
import { GAMES } from '#engine/registry.js';
import { KafkaClient } from '#feed/kafka-client.js';
import { knownGames } from '#relay/known-games.js';
import { PACE, startRelay } from '#relay/relay.js';
import type { Relay } from '#relay/relay.js';
import { openDatabase } from './database.js';
import { addressOf, checkKafka } from './kafka.js';
import { asked, runProcess } from './run-process.js';
import { settingsFor } from './settings.js';
import { countsOf, serveWatch, STORAGE_AWAY } from './watch.js';

/** `npm run start:relay`: sends what is stored to Kafka, until it is told to stop. */
const main = async (): Promise<void> => {
  const set = settingsFor({ who: 'a relay', names: ['DATABASE_URL', 'KAFKA_BROKERS'] }, process.env);
  const log = pino({ level: set.LAGUNA_LOG_LEVEL, base: { node: set.LAGUNA_NODE } });
  const onFault = (fault: unknown): void => {
    log.warn({ err: fault }, 'relay');
  };
  const kafka = new KafkaClient(addressOf(set));
  await checkKafka(kafka, set, onFault);
  const database = await openDatabase(set.DATABASE_URL, set.LAGUNA_DATA);
  const { outbox, departures, leases, news } = database.opened;
  const registry = countsOf([
    {
      ...{ name: 'laguna_relay_active', help: 'Whether it is this relay that sends.' },
      value: () => Number(relay.isActive),
    },
    {
      ...{ name: 'laguna_relay_lag_seconds', help: 'How long the oldest event has waited that is to be sent.' },
      value: () => lagOf(relay),
    },
  ]);
  const sent = new Counter({
    ...{ name: 'laguna_relay_sent_total', help: 'Events that were sent to Kafka.', registers: [registry] },
  });
  const relay = startRelay({
    ...{ departures, leases, news, kafka, onFault },
    ...{ showingsOf: knownGames(GAMES).showingsOf, node: set.LAGUNA_NODE, pace: PACE },
    onSent: (events) => sent.inc(events),
  });
  const watch = await serveWatch(set.PORT, set.LAGUNA_HOST, registry, () => ({
    isActive: relay.isActive,
    needs: { [STORAGE_AWAY]: () => outbox.now(), 'Kafka does not answer': () => kafka.span(EVENTS_TOPIC) },
  }));
  process.stdout.write('The relay sends.\n');
  await asked();
  await relay.stop();
  watch.close();
  await database.stop();
};

const lagOf = ({ waitingSince }: Relay): number =>
  waitingSince === null ? 0 : Math.max(0, (Date.now() - waitingSince) / 1000);

await runProcess(main);
