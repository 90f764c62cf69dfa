import type { Cluster, ClusterNode } from '#infra/cluster/start-cluster.js';
import { CompanyOfTables } from '../faults/company-of-tables.js';
import { Watcher } from '../faults/watcher.js';

const TABLES = 50;

/** How long it takes until all who follow on a gateway are followers of another one after theirs was killed, in milliseconds. */
export const resumed = async (
  cluster: Cluster,
  node: ClusterNode,
  { sockets, name }: { readonly sockets: number; readonly name: string },
): Promise<number> => {
  const others = cluster.nodes.filter((one) => one !== node).map(({ url }) => url);
  const company = await CompanyOfTables.gather({ urls: () => others, tables: TABLES, commandsPerSecond: 1, name });
  // They only have to be there.
  company.leave();
  const urls = [node.url, ...others];
  const all = Array.from({ length: sockets }, (_, one) => {
    const table = company.tables[one % TABLES] ?? '';
    return new Watcher({ urls: () => urls, first: 0, token: null, name: `${one}`, table, viewer: 'public' });
  });
  await everyOne(all);
  const since = performance.now();
  const back = everyOne(all);
  await node.member.end('SIGKILL');
  await back;
  const tookMs = performance.now() - since;
  for (const one of all) one.leave();
  await node.member.again();
  return tookMs;
};

/** Each of them follows, from now on: on which node does not matter. */
const everyOne = async (all: readonly Watcher[]): Promise<void> => {
  await Promise.all(all.map((one) => new Promise<void>((resolve) => (one.onFollowing = resolve))));
};
