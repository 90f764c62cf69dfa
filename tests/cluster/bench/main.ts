import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '#infra/cluster/start-cluster.js';
import { fromCommandToSight } from './from-command-to-sight.js';
import { relayRate } from './relay-rate.js';
import { resumed } from './resumed.js';
import { percentile } from './percentile.js';

/** `npm run bench:cluster`: how fast a cluster of two gateways is, on this machine, with all that it consists of on it. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '500' },
      sockets: { type: 'string', default: '500' },
    },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const cluster = await startCluster({
    ...{ folder, nodes: 2, relays: 1, clocks: 1, tell: say },
    settings: {
      ...{ LAGUNA_MESSAGES_PER_SECOND: '100000', LAGUNA_REQUESTS_PER_SECOND: '100000' },
      LAGUNA_SOCKETS_PER_ADDRESS: '100000',
    },
  });
  try {
    const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => round);
    const sights = [];
    for (const round of rounds) {
      const wanted = { rate: Number(values.rate), seconds: Number(values.seconds), name: `bench ${round}` };
      const sight = await fromCommandToSight(cluster, wanted);
      sights.push(sight);
      say(
        `round ${round + 1}: ${sight.perSecond.toFixed(0)} commands a second; to sight on the same node ` +
          `${told(sight.here)}, on the other ${told(sight.there)}`,
      );
    }
    const resumes = [];
    for (const round of rounds) {
      const [node] = cluster.nodes;
      if (node === undefined) throw new Error('There are two.');
      const tookMs = await resumed(cluster, node, { sockets: Number(values.sockets), name: `resumes ${round}` });
      resumes.push(tookMs);
      say(
        `round ${round + 1}: ${values.sockets} sockets resumed ${(tookMs / 1000).toFixed(2)} s after their gateway was killed`,
      );
    }
    const rates = [];
    for (const round of rounds) {
      const { events, perSecond } = await relayRate(cluster);
      rates.push(perSecond);
      say(`round ${round + 1}: ${events} events sent again by the relay, ${perSecond.toFixed(0)} a second`);
    }
    const median = (all: readonly number[]): number => percentile(all, 50);
    say('\nMedians of the rounds, and what they are to be:');
    say(
      `a command's event on another node, median   ${median(sights.map(({ there }) => percentile(there, 50))).toFixed(1)} ms   (25 ms)`,
    );
    say(
      `a command's event on another node, p99      ${median(sights.map(({ there }) => percentile(there, 99))).toFixed(1)} ms   (100 ms)`,
    );
    say(
      `commands a second meanwhile                 ${median(sights.map(({ perSecond }) => perSecond)).toFixed(0)}   (500)`,
    );
    say(`all sockets of a killed gateway resumed     ${(median(resumes) / 1000).toFixed(2)} s   (5 s)`);
    say(`events a second by the relay                ${median(rates).toFixed(0)}   (5000)`);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
};

const told = (waits: readonly number[]): string =>
  `${percentile(waits, 50).toFixed(1)} ms (p99 ${percentile(waits, 99).toFixed(1)} ms)`;

await main();
