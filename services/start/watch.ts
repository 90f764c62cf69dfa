import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What a process counts, for Prometheus: Node's own figures, and these. */
export const countsOf = (gauges: readonly (readonly [name: string, help: string, value: () => number])[]): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const [name, help, value] of gauges)
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(value());
      },
    });
  return registry;
};

/**
 * For whoever looks after a process that serves nobody else: `/health/live`, `/health/ready` and `/metrics`. A standby is
 * as ready as the one that works.
 */
export const serveWatch = (
  port: number,
  host: string | undefined,
  registry: Registry,
  standing: () => object,
): Promise<{ close(): void }> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const answers: Readonly<Record<string, () => Promise<string>>> = {
        '/health/live': () => Promise.resolve('{"status":"ok"}'),
        '/health/ready': () => Promise.resolve(JSON.stringify({ status: 'ok', ...standing() })),
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
    server.listen(port, host, () => {
      resolve({
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
