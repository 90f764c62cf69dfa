import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A thread runs what was built, as everything is before the first test (tests/built.mjs). */
export const builtWorker = pathToFileURL(resolve('dist/services/gateway/bots/worker.js'));

/** A worker of the test's own: what it does with `posed`, as the body of a function that may `answer`. */
export const workerThat = (body: string): URL => {
  const script = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const answer = (choice) => parentPort.postMessage(choice);
    parentPort.on('message', (posed) => { ${body} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
};
