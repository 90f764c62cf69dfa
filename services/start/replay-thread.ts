import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { TableId } from '#events/envelope.js';
import { nodeHashes } from '#gateway/tables/node-hashes.js';
import type { HistoryKept } from '#store/histories.js';
import type { Address } from '#store/postgres/address.js';
import { PostgresHistories } from '#store/postgres/postgres-histories.js';
import { replayKept } from '#verify/replay-kept.js';
import { knownRules } from '#verify/rules.js';
import { en } from '#verify/words/en.js';
import { sayFault } from '#verify/words/say.js';
import type { Divergence } from './replaying.js';

/** One thread of `npm run replay-all`: reads the tables that it is told, plays them once more, and says what came out otherwise. */
const { address } = workerData as { readonly address: Address };
const port = parentPort;
if (port === null) throw new Error('Tables are replayed on a thread.');

const histories = await PostgresHistories.at(address);
let reading: Promise<unknown> = Promise.resolve();
let coming = Promise.resolve();
port.on('message', (tables: readonly TableId[] | 'over') => {
  if (tables === 'over') {
    coming = coming.then(async () => {
      await histories.close();
      port.close();
    });
    return;
  }
  // Asked for at once, so that it is there when what was given before is played.
  const found = reading.then(() => histories.of(tables));
  reading = found;
  coming = coming.then(async () => port.postMessage(await divergencesIn(await found)));
});

const divergencesIn = async (tables: readonly HistoryKept[]): Promise<readonly Divergence[]> => {
  const found: Divergence[] = [];
  for (const kept of tables) {
    const fault = replayKept(kept, knownRules, nodeHashes);
    if (fault !== null) found.push({ table: kept.table, why: sayFault(en, fault) });
    // In between, what was asked for comes in.
    await setImmediate();
  }
  return found;
};
