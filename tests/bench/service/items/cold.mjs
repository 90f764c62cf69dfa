import { longTable } from './long-table.mjs';

/** After a restart nothing is in memory: how long the first who comes to a table of 2,000 events waits. */
export const cold = async (side, { events, seed }) => {
  const before = await side.start();
  const tables = [];
  const moves = Math.ceil(events / EVENTS_A_MOVE);
  for (let at = 0; at < TABLES; at += 1) tables.push(await longTable(side, before, seed + at, moves));
  await before.stop({ keep: true });

  const again = await side.start({ folder: before.folder });
  try {
    const took = [];
    for (const table of tables) {
      const line = await side.watch(again, table, { upTo: table.base + table.script.eventsOf(moves) });
      took.push(line.sync.followMs);
      line.hangUp();
    }
    for (const table of tables)
      if (!(await side.isRight(again, table, moves))) throw new Error(`${side.name} forgot something.`);
    const [first, ...others] = took;
    return { firstMs: first, laterMs: others.reduce((sum, ms) => sum + ms, 0) / others.length };
  } finally {
    await again.stop();
  }
};

const TABLES = 3;
const EVENTS_A_MOVE = 1;
