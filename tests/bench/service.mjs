import './production.mjs';
import { parseArgs } from 'node:util';
import { manyTables } from './service/items/many-tables.mjs';
import { oneTable } from './service/items/one-table.mjs';
import { pinLoad } from './service/servers/launch.mjs';
import { boardgame } from './service/sides/boardgame.mjs';
import { laguna } from './service/sides/laguna.mjs';
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: 'tables,match' },
    servers: { type: 'string', default: 'ours,boardgame' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    watchers: { type: 'string', default: '200' },
    storage: { type: 'string' },
  },
});
pinLoad();
const seconds = Number(asked.seconds);
const ITEMS = {
  tables: (side, server, round) => manyTables(side, server, { count: 100, seconds, seed: 1000 * round }),
  match: (side, server, round) =>
    oneTable(side, server, { watchers: Number(asked.watchers), inFlight: 8, seconds, seed: 100 + round }),
};
const SIDES = { ours: laguna, boardgame };
for (let round = 1; round <= Number(asked.rounds); round += 1)
  for (const item of asked.only.split(','))
    for (const name of asked.servers.split(',')) {
      const side = SIDES[name];
      const server = await side.start({ storageCore: asked.storage });
      try {
        const result = await ITEMS[item](side, server, round);
        console.log(item, side.name, JSON.stringify(result, (_, v) => (typeof v === 'number' ? Number(v.toPrecision(4)) : v)));
      } finally {
        await server.stop();
      }
    }
process.exit(0);
