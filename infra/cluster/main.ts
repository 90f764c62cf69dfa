import { parseArgs } from 'node:util';
import { startCluster } from './start-cluster.js';
import type { Cluster } from './start-cluster.js';

/** `npm run cluster`: PostgreSQL, Kafka, a relay, a clock, a projector and two gateways on this machine, until it is told to stop. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      brokers: { type: 'string', default: '1' },
      nodes: { type: 'string', default: '2' },
      folder: { type: 'string', default: '.laguna/cluster' },
      port: { type: 'string', default: '3000' },
    },
  });
  if (values.brokers !== '1' && values.brokers !== '3') throw new Error('--brokers is to be 1 or 3.');
  if (!/^[1-9]$/.test(values.nodes)) throw new Error('--nodes is to be 1 to 9.');
  if (!/^\d{1,5}$/.test(values.port)) throw new Error('--port is to be a port.');

  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const cluster = await startCluster({
    ...{ folder: values.folder, brokers: values.brokers === '1' ? 1 : 3, tell: say },
    ...{ nodes: Number(values.nodes), port: Number(values.port) },
  });
  for (const { member, url } of cluster.nodes) say(`Laguna, ${member.name}, is at ${url}`);
  say(`Kafka is at ${cluster.kafka.brokers}; all data are in ${values.folder}. Ctrl-C stops it.`);
  const why = await Promise.race([asked(), firstToEnd(cluster)]);
  if (why !== null) process.stderr.write(`${why} ended, so all of it does.\n`);
  await cluster.stop();
  process.exitCode = why === null ? 0 : 1;
};

const asked = (): Promise<null> =>
  new Promise((ask) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ask(null));
  });

const firstToEnd = ({ database, relays, clocks, projectors, nodes }: Cluster): Promise<string> => {
  const serving = nodes.map(({ member }) => member);
  const all = [database, ...relays, ...clocks, ...projectors, ...serving];
  return Promise.race(all.map(({ ended, name }) => ended.then(() => name)));
};

try {
  await main();
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
