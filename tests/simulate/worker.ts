import { parentPort, workerData } from 'node:worker_threads';
import { gameAt } from '#engine/registry.js';
import { numbersOf } from './numbers-of.js';
import { simulate } from './simulate.js';
import type { Share } from './threads.js';

/** One thread of a run: plays its share of the games and tells of each. */
const { plan, worker, workers } = workerData as Share;
const game = gameAt(plan.game, plan.edition);
if (game === undefined || parentPort === null)
  throw new Error(`A worker for ${plan.game} ${plan.edition} that nobody asked for.`);
for (const number of numbersOf(plan, worker, workers)) parentPort.postMessage(simulate(game, plan, number));
