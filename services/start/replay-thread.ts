import { parentPort, workerData } from 'node:worker_threads';
import type { TableId } from '#events/envelope.js';
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
let coming = Promise.resolve();
port.on('message', (tables: readonly TableId[] | 'over') => {
  coming = coming.then(async () => {
    if (tables === 'over') {
      await histories.close();
      port.close();
      return;
    }
    port.postMessage((await histories.of(tables)).flatMap(divergenceOf));
  });
});

const divergenceOf = (kept: Awaited<ReturnType<typeof histories.of>>[number]): readonly Divergence[] => {
  const fault = replayKept(kept, knownRules);
  return fault === null ? [] : [{ table: kept.table, why: sayFault(en, fault) }];
};
