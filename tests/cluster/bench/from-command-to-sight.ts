import { setTimeout as after } from 'node:timers/promises';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import { CompanyOfTables } from '../faults/company-of-tables.js';
import type { Watcher } from '../faults/watcher.js';

/** In milliseconds, for each command: from when it was given until somebody saw what came of it. */
export interface Sight {
  readonly here: readonly number[];
  readonly there: readonly number[];
  readonly perSecond: number;
}

const TABLES = 100;
const WARM_MS = 3_000;

/** People play on both nodes; each table is watched on the node where it is played and on the other one. */
export const fromCommandToSight = async (
  cluster: Cluster,
  { rate, seconds, name }: { readonly rate: number; readonly seconds: number; readonly name: string },
): Promise<Sight> => {
  const urls = (): readonly string[] => cluster.nodes.map(({ url }) => url);
  const company = await CompanyOfTables.gather({ urls, tables: TABLES, commandsPerSecond: rate, name });
  const seen = new Map<Watcher, Map<number, number>>();
  for (const watcher of company.watchers) {
    const times = new Map<number, number>();
    seen.set(watcher, times);
    watcher.onShown = (seq) => void times.set(seq, performance.now());
  }
  await after(WARM_MS);
  const taken: { readonly table: string; readonly seq: number; readonly at: number }[] = [];
  for (const player of company.seated) player.onTaken = (seq, at) => void taken.push({ table: player.table, seq, at });
  const since = performance.now();
  await after(seconds * 1000);
  const perSecond = taken.length / ((performance.now() - since) / 1000);
  company.rest();
  await after(WARM_MS);

  const waits = (where: string): readonly number[] => {
    const times = new Map(
      company.watchers.filter(({ name: who }) => who === where).map((one) => [one.table, seen.get(one)]),
    );
    // What nobody saw counts as seen now: it would be a lie to leave it out.
    return taken.map(({ table, seq, at }) => (times.get(table)?.get(seq) ?? performance.now()) - at);
  };
  const sight = { here: waits('who watches here'), there: waits('who watches there'), perSecond };
  company.leave();
  return sight;
};
