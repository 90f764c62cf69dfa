import { setTimeout as after } from 'node:timers/promises';
import { luckOf } from '#tests/laws/luck.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { brokenPromises } from './checker.js';
import { CompanyOfTables } from './company-of-tables.js';
import type { Fault } from './faults.js';
import type { Place, Spans } from './scene.js';
import { storedOf } from './stored.js';
import type { StoredTable } from './stored.js';
import type { Told } from './told.js';
import { wronglyTold } from './wrongly-told.js';
import type { ToldOfAll } from './wrongly-told.js';

export interface RunWanted {
  readonly place: Place;
  readonly kept: () => Promise<Kept>;
  readonly fault: Fault;
  readonly spans: Spans;
  /** Names the luck of the run. */
  readonly name: string;
}

/** What came of a run. */
export interface Ran {
  /** Each in a sentence. */
  readonly broken: readonly string[];
  /** So many commands were acknowledged in all. */
  readonly taken: number;
  /** Those of them in the last seconds before it went wrong. */
  readonly commandsPerSecond: number;
  /** So often somebody had to come back on another node. */
  readonly hops: number;
  readonly events: number;
  /** So many rows are told of tables and players, by kind. */
  readonly rows: ToldOfAll['rows'];
}

const TABLES = 40;
/** Games that come to their end while something goes wrong, so that there are results to tell of. */
const QUICK_TABLES = 3;
const COMMANDS_PER_SECOND = 200;

/** Many play and watch while something goes wrong in the midst of it; then all that they were told is compared with the store. */
export const faultyRun = async ({ place, kept, fault, spans, name }: RunWanted): Promise<Ran> => {
  const luck = luckOf(name);
  const urls = (): readonly string[] => place.nodes.map(({ url }) => url);
  const company = await CompanyOfTables.gather({
    ...{ urls, tables: TABLES, commandsPerSecond: COMMANDS_PER_SECOND, name, quick: QUICK_TABLES },
  });
  try {
    await after(WARM_UP_MS);
    const [before, since] = [company.taken, performance.now()];
    // The fault comes at an instant of its own, and nothing that can be seen tells when.
    await after(BEFORE_MS + luck.below(BEFORE_MS));
    const commandsPerSecond = (company.taken - before) / ((performance.now() - since) / 1000);
    await fault.happen({ place, luck, spans, kept, hops: () => company.hops });
    await after(BEHIND_MS);
    company.rest();
    await within(SETTLE_MS, () => company.isThrough && company.seated.every(({ hasAnswers }) => hasAnswers));
    const { broken, events, rows } = await compared(await kept(), company);
    return { broken, taken: company.taken, commandsPerSecond, hops: company.hops, events, rows };
  } finally {
    company.leave();
  }
};

/** Until every table is folded where it is played, and nothing waits. */
const WARM_UP_MS = 2_000;
const BEFORE_MS = 2_000;
const BEHIND_MS = 3_000;
/** What a client may have to wait until all of it is well again: a Kafka that was away is believed to be back after some tries. */
const SETTLE_MS = 45_000;

/** The store does not change any more; who watches and what is told of tables and players come after it. */
const compared = async (kept: Kept, company: CompanyOfTables): Promise<Pick<Ran, 'broken' | 'events' | 'rows'>> => {
  let stored: readonly StoredTable[] = await storedOf(kept, company.tables);
  await within(SETTLE_MS, () => hasAll(company.told, stored));
  await within(SETTLE_MS, async () => {
    stored = await storedOf(kept, company.tables);
    return brokenPromises(company.told, stored).length === 0;
  });
  let toldOfAll = await wronglyTold(kept);
  await within(SETTLE_MS, async () => {
    if (toldOfAll.broken.length > 0) toldOfAll = await wronglyTold(kept);
    return toldOfAll.broken.length === 0;
  });
  const events = stored.reduce((sum, one) => sum + one.events.length, 0);
  return { broken: [...brokenPromises(company.told, stored), ...toldOfAll.broken], events, rows: toldOfAll.rows };
};

const hasAll = ({ viewers }: Told, stored: readonly StoredTable[]): boolean => {
  const heads = new Map<string, number>(stored.map(({ table, events }) => [table, events.length]));
  return viewers.every(({ table, shown }) => (shown.at(-1)?.seq ?? 0) >= (heads.get(table) ?? 0));
};

/** Whether or not it comes true: what is missing then is told by the comparison. */
const within = async (ms: number, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline && !(await isTrue())) await after(POLL_MS);
};

const POLL_MS = 250;
