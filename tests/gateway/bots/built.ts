import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A thread runs what was built, so it is built first; another's unfinished work in the tree does not matter here. */
export const builtWorker = (): URL => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'services/gateway'], {
    encoding: 'utf8',
  });
  const worker = resolve('dist/services/gateway/bots/worker.js');
  if (!existsSync(worker)) throw new Error(`No worker was built: ${stdout}`);
  return pathToFileURL(worker);
};

/** The whole compiler on a busy machine, from nothing. */
export const BUILD_TIMEOUT_MS = 180_000;

/** A worker of the test's own: what it does with `posed`, as the body of a function that may `answer`. */
export const workerThat = (body: string): URL => {
  const script = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const answer = (choice) => parentPort.postMessage(choice);
    parentPort.on('message', (posed) => { ${body} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
};
