import { Worker } from 'node:worker_threads';
import type { Plan } from './plan.js';
import type { Result } from './simulate.js';

/** What a thread is started with. */
export interface Share {
  readonly plan: Plan;
  readonly worker: number;
  readonly workers: number;
}

/** Each worker a thread of its own, which tells of each game as it ends. */
export const onThreads = async (
  plan: Plan,
  workers: number,
  tell: (result: Result) => void,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const note = (result: Result): void => {
    results.push(result);
    tell(result);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => playedOn({ plan, worker, workers }, note)));
  return results;
};

const playedOn = (share: Share, note: (result: Result) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.js', import.meta.url), { workerData: share });
    thread.on('message', note);
    thread.on('error', reject);
    thread.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Worker ${share.worker} of ${share.workers} ended with ${code}.`));
    });
  });
