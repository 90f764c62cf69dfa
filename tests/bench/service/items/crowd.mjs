import { meter } from '../measure/cpu.mjs';
import { waits } from '../measure/waits.mjs';
import { longTable } from './long-table.mjs';

/** Many who come at once to a table at which much has happened: until the last of them holds all of it. */
export const crowd = async (side, server, { count, moves, seed }) => {
  const table = await longTable(side, server, seed, moves);
  const upTo = headOf(table, moves);
  // Whoever runs for the first time is slow for other reasons.
  (await side.watch(server, table, { upTo })).hangUp();

  const each = waits();
  const metered = meter(server.pid);
  const lines = await Promise.all(
    Array.from({ length: count }, async () => {
      const line = await side.watch(server, table, { upTo });
      each.add(line.sync.ms);
      return line;
    }),
  );
  const { wallMs, cpuMs, others } = metered();
  const bytes = lines.at(-1).sync.bytes;
  for (const line of lines) line.hangUp();
  if (!(await side.isRight(server, table, moves))) throw new Error(`${side.name} shows a wrong table.`);
  return { allMs: wallMs, p50: each.at(0.5), cpuMsEach: cpuMs / count, bytes, others };
};

/** Where a table counts seqs: the last one. */
const headOf = (table, moves) => (table.base === undefined ? undefined : table.base + table.script.eventsOf(moves));
