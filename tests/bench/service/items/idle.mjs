import { soloEuro } from '../game.mjs';
import { scriptOf } from '../script.mjs';
import { after, times } from '../until.mjs';
import { AT_THE_DOOR } from './one-table.mjs';

/** What the server holds for each of many who look on while nothing happens. */
export const idle = async (side, server, { count, seed }) => {
  const table = await side.open(server, scriptOf(soloEuro, 4, seed));
  const come = (many) => times(many, AT_THE_DOOR, () => side.watch(server, table));
  // The first ones bring what is there once: code that was compiled, pools that were filled.
  const first = await come(FIRST);
  await after(SETTLING_MS);
  const before = await server.ask();
  const lines = await come(count);
  await after(SETTLING_MS);
  const { rss, heapUsed, external } = await server.ask();
  if (lines.some(({ isClosed }) => isClosed())) throw new Error(`${side.name} sent somebody away.`);
  for (const line of [...first, ...lines]) line.hangUp();
  return {
    heldKB: (heapUsed + external - before.heapUsed - before.external) / count / 1024,
    rssKB: (rss - before.rss) / count / 1024,
  };
};

const FIRST = 200;
/** So that what is told a little later, who came and how many, is told. */
const SETTLING_MS = 1500;
