import './production.mjs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { appendsItem } from './items/appends.mjs';
import { loadingItem } from './items/loading.mjs';
import { machine } from './measure/machine.mjs';
import { measureInTurn } from './measure/in-turn.mjs';
import { progressTo } from './measure/progress.mjs';
import { cpuMsOf } from './measure/server-cpu.mjs';
import { shown, spread } from './measure/spread.mjs';
import { linesOf, tableOf } from './measure/table.mjs';
import { migrate, openPostgres, startEmbedded } from './store-under-test.mjs';

const { values: asked } = parseArgs({
  options: {
    secs: { type: 'string', default: '2' },
    reps: { type: 'string', default: '5' },
    writers: { type: 'string', default: '64' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const [seconds, rounds, writers] = [asked.secs, asked.reps, asked.writers].map(Number);
if (!(seconds > 0 && rounds >= 1 && writers >= 1)) throw new Error('--secs, --reps and --writers are numbers above 0.');

const ITEMS = { appends: appendsItem, loading: loadingItem };
const wanted = asked.only?.split(',') ?? Object.keys(ITEMS);
const stranger = wanted.find((name) => !Object.hasOwn(ITEMS, name));
if (stranger !== undefined) throw new Error(`--only knows ${Object.keys(ITEMS).join(', ')}, not ${stranger}.`);

const folder = await mkdtemp(path.join(tmpdir(), 'laguna-bench-'));
const server = await startEmbedded({ folder });
await migrate(server.connection);
const { store } = await openPostgres(server.connection);
const clients = [];
const client = async () => {
  const one = new pg.Client(server.connection);
  await one.connect();
  clients.push(one);
  return one;
};

try {
  const items = [];
  for (const name of wanted) items.push(await ITEMS[name]({ store, client, writers }));
  const { results, others } = await measureInTurn(
    items.flatMap(({ contenders }) => contenders),
    { seconds, rounds, serverCpuMs: () => cpuMsOf(server.pid), progress: progressTo(process.stderr) },
  );

  const lines = linesOf(
    items.flatMap(({ rows }) => rows),
    results,
  );
  const { cores, model, node } = machine();
  console.log(`${cores} cores of ${model}, node ${node}; ${rounds} rounds of ${seconds} s each, by the clock`);
  console.log(`other processes took ${shown(spread(others))} % of a core`);
  for (const { said } of items) console.log(said);
  console.log(`\n${tableOf(lines)}`);

  if (asked.json !== undefined) {
    const file = path.resolve(process.env.INIT_CWD ?? '.', asked.json);
    const measured = Object.fromEntries(results);
    const report = { at: new Date().toISOString(), machine: machine(), asked, others, lines, measured };
    await writeFile(file, `${JSON.stringify(report, null, 1)}\n`);
  }
} finally {
  for (const one of clients) await one.end();
  await store.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
