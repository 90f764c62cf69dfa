import './production.mjs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fill, lengthen } from './audit/fill.mjs';
import { migrate, setRole, settingsFrom, startEmbedded, startService } from './audit-under-test.mjs';
import { machine, watchOthers } from './measure/machine.mjs';
import { quantile, short } from './measure/spread.mjs';

const { values: asked } = parseArgs({
  options: {
    tables: { type: 'string', default: '100000' },
    events: { type: 'string', default: '2000' },
    times: { type: 'string', default: '30' },
    json: { type: 'string' },
  },
});
const [tables, events, times] = [asked.tables, asked.events, asked.times].map(Number);
if (!(tables >= 1000 && events >= 100 && times >= 1))
  throw new Error('--tables (from 1000), --events (from 100) and --times are numbers.');

const LIST_MS = 200;
const HISTORY_MS = 500;

const folder = await mkdtemp(path.join(tmpdir(), 'laguna-bench-'));
const embedded = await startEmbedded({ folder });
const { host, port, user, database } = embedded.connection;
const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
await migrate(url);
const client = new pg.Client(url);
await client.connect();
await fill(client, tables);
const start = () =>
  startService(
    settingsFrom({
      ...{ DATABASE_URL: url, PORT: '0', LAGUNA_HOST: '127.0.0.1', LAGUNA_BOT_MOVE_MS: '0', LAGUNA_LOG_LEVEL: 'fatal' },
      ...{ LAGUNA_MESSAGES_PER_SECOND: '100000', LAGUNA_REQUESTS_PER_SECOND: '100000' },
    }),
    { clock: 'here', drainSeconds: 0 },
  );
let service = await start();

let token = '';
const ask = async (method, to, body) => {
  const response = await fetch(`${service.url}${to}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${to}: ${response.status} ${text}`);
  return text;
};

/** A real game, played to its end by bots. */
const aGame = async () => {
  const { id } = JSON.parse(await ask('POST', '/api/tables', { game: 'murano', seats: 4 }));
  for (const seat of [0, 1, 2, 3]) await ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
  await ask('POST', `/api/tables/${id}/start`, {});
  for (;;) {
    const { status, seq } = JSON.parse(await ask('GET', `/api/tables/${id}`));
    if (status === 'finished') return { id, seq };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

const measure = async (name, limit, to) => {
  const took = [];
  let size = 0;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    size = (await ask('GET', to)).length;
    took.push(performance.now() - start);
  }
  const [first] = took;
  const sorted = took.toSorted((one, other) => one - other);
  const [median, most] = [quantile(sorted, 0.5), sorted.at(-1)];
  const verdict = median <= limit ? 'ok' : `below target (${limit} ms)`;
  console.log(
    `${name.padEnd(44)} ${short(median).padStart(6)} ms (first ${short(first)}, most ${short(most)}), ${short(size / 1024)} KB  ${verdict}`,
  );
  return { name, median, first, most, bytes: size };
};

const deep = async (pages) => {
  let cursor = '';
  for (let page = 0; page < pages; page += 1)
    ({ cursor } = JSON.parse(await ask('GET', `/api/admin/tables?cursor=${cursor}`.replace(/\?cursor=$/, ''))));
  return cursor;
};

const results = [];
const others = watchOthers();
try {
  const credentials = { name: 'Olga', password: 'a long password' };
  ({ token } = JSON.parse(await ask('POST', '/api/accounts', credentials)));
  await setRole(url, 'Olga', 'admin');
  const { id, seq } = await aGame();
  await lengthen(client, id, events);
  await service.stop();
  // Another one, which has folded nothing yet.
  service = await start();
  const { cores, model, node } = machine();
  console.log(
    `${cores} cores of ${model}, node ${node}; ${tables} tables; one of ${events} events (${seq} of a real game)`,
  );
  const middle = 1_700_000_000_000 + (tables / 2) * 60_000;
  const finds = {
    'tables, the newest': '',
    'tables, page 50': `?cursor=${await deep(49)}`,
    'tables, still open': '?status=open',
    'tables, of a game and a status': '?game=burano&status=finished',
    'tables, of some days in the middle': `?from=${middle - 864e5 * 3}&to=${middle}`,
    'tables, of a player': '?player=p77',
    'tables, of a player, game, status and date': `?player=p77&game=murano&status=finished&from=${middle}`,
    'tables, anything that stands out': '?anomaly=any',
    'tables, slow commands of a game': '?anomaly=slow_command&game=murano',
    'tables, of nobody': '?player=nobody',
  };
  for (const [name, query] of Object.entries(finds))
    results.push(await measure(name, LIST_MS, `/api/admin/tables${query}`));
  const line = `/api/admin/tables/${id}/timeline`;
  const looks = {
    'time line, the first 100': '?limit=100',
    'time line, the first 2,000': '',
    'time line, only refusals': '?kind=refusal',
    'time line, a text that stands nowhere': '?text=nowhere-at-all',
    'time line, the whole as a sheet': '.csv',
  };
  for (const [name, query] of Object.entries(looks)) results.push(await measure(name, HISTORY_MS, `${line}${query}`));
  results.push(
    await measure('two moments compared', HISTORY_MS, `/api/admin/tables/${id}/compare?from=100&to=${seq}&as=auditor`),
  );
  console.log(`other processes took ${short(others())} % of a core, the database among them`);
  if (asked.json !== undefined) await writeFile(asked.json, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await service.stop();
  await client.end();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
