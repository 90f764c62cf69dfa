import { Worker } from 'node:worker_threads';
import type { TableId } from '#events/envelope.js';
import type { Histories } from '#store/histories.js';
import type { Address } from '#store/postgres/address.js';

/** A table that comes out otherwise by today's rules than it was played. */
export interface Divergence {
  readonly table: string;
  readonly why: string;
}

/** How far it has come: everything up to this id is done. */
export interface Reached {
  readonly after: string;
  readonly tables: number;
  readonly divergences: readonly Divergence[];
}

export const FROM_THE_START: Reached = { after: '', tables: 0, divergences: [] };

export interface Replaying {
  readonly address: Address;
  readonly histories: Pick<Histories, 'tables'>;
  readonly threads: number;
  readonly from: Reached;
  readonly tell: (reached: Reached) => void;
  /** Whether to stop where it is. */
  readonly isStopped: () => boolean;
}

/** Every table in the order of ids, shared out among threads by batches; told in that order, whoever is through first. */
export const replayAll = async ({
  address,
  histories,
  threads,
  from,
  tell,
  isStopped,
}: Replaying): Promise<Reached> => {
  let reached = from;
  let given = from.after;
  /** In the order in which they were given out; told from the front. */
  const batches: Batch[] = [];
  let finding: Promise<readonly TableId[]> = Promise.resolve([]);
  const next = async (): Promise<Batch | null> => {
    // One after another: two must not find the same ones.
    finding = finding.then(() => (isStopped() ? [] : histories.tables(given, AT_ONCE)));
    const found = finding.then((tables) => {
      const last = tables.at(-1);
      if (last === undefined) return null;
      given = last;
      const batch: Batch = { tables, found: null };
      batches.push(batch);
      return batch;
    });
    finding = found.then(() => []);
    return found;
  };
  const settle = (): void => {
    for (let [first] = batches; first?.found !== null && first !== undefined; [first] = batches) {
      batches.shift();
      reached = {
        after: first.tables.at(-1) ?? reached.after,
        tables: reached.tables + first.tables.length,
        divergences: [...reached.divergences, ...first.found],
      };
    }
    tell(reached);
  };
  await Promise.all(Array.from({ length: threads }, () => onThread(address, next, settle)));
  return reached;
};

interface Batch {
  readonly tables: readonly TableId[];
  found: readonly Divergence[] | null;
}

/** Little enough for memory, much enough that asking costs nothing beside. */
const AT_ONCE = 16;

/** So many batches at a time: one is read while the other is played. */
const IN_HAND = 2;

const onThread = (address: Address, next: () => Promise<Batch | null>, settle: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./replay-thread.js', import.meta.url), { workerData: { address } });
    const underWay: Batch[] = [];
    /** How many it may be given yet: none any more once there is nothing left to give. */
    let gives = IN_HAND;
    const give = async (): Promise<void> => {
      const batch = await next();
      if (batch === null) {
        gives -= 1;
        if (gives === 0) thread.postMessage('over');
        return;
      }
      underWay.push(batch);
      thread.postMessage(batch.tables);
    };
    thread.on('message', (found: readonly Divergence[]) => {
      const batch = underWay.shift();
      if (batch !== undefined) batch.found = found;
      settle();
      give().catch(reject);
    });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
    for (let hand = 0; hand < IN_HAND; hand += 1) give().catch(reject);
  });
