import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What a process counts, for Prometheus: Node's own figures, and these. */
export const countsOf = (gauges: readonly Counted[]): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, value } of gauges)
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        try {
          this.set(await value());
        } catch {
          // The storage is away: the other figures are told all the same, and this one says that it is not known.
          this.set(Number.NaN);
        }
      },
    });
  return registry;
};

interface Counted {
  readonly name: string;
  readonly help: string;
  readonly value: () => number | Promise<number>;
}

/** How a process stands that serves nobody else. A standby is as ready as the one that works. */
export interface Stance {
  readonly isActive: boolean;
  /** Each is asked whether it answers, under the words that say that it does not. */
  readonly needs: Readonly<Record<string, () => Promise<unknown>>>;
}

/** For whoever looks after such a process: `/health/live`, `/health/ready` and `/metrics`. */
export const serveWatch = (
  port: number,
  host: string | undefined,
  registry: Registry,
  stance: () => Stance,
): Promise<{ close(): void }> =>
  new Promise((resolve, reject) => {
    const answers: Readonly<Record<string, () => Promise<Answer>>> = {
      '/health/live': () => Promise.resolve({ status: 200, text: '{"status":"ok"}' }),
      '/health/ready': () => readiness(stance()),
      '/metrics': async () => ({ status: 200, text: await registry.metrics() }),
    };
    const server = createServer((request, response) => {
      const answer = Object.hasOwn(answers, request.url ?? '') ? answers[request.url ?? ''] : undefined;
      if (answer === undefined) {
        response.writeHead(404).end();
        return;
      }
      answer().then(
        ({ status, text }) => response.writeHead(status).end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });

interface Answer {
  readonly status: number;
  readonly text: string;
}

const readiness = async ({ isActive, needs }: Stance): Promise<Answer> => {
  const asked = Object.entries(needs).map(async ([why, ask]) => {
    try {
      await ask();
      return [];
    } catch {
      return [why];
    }
  });
  const why = (await Promise.all(asked)).flat().join('; ');
  return why === ''
    ? { status: 200, text: JSON.stringify({ status: 'ok', active: isActive }) }
    : { status: 503, text: JSON.stringify({ status: 'not ready', active: isActive, why }) };
};

/** The smallest piece of what every process does with its storage. */
export const STORAGE_AWAY = 'the storage does not answer';
