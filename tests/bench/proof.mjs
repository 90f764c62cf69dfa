import './production.mjs';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { machine, watchOthers } from './measure/machine.mjs';
import { cpuMsOf } from './measure/server-cpu.mjs';
import { short, shown, spread } from './measure/spread.mjs';
import { aSigner, exportOf, GAMES, migrate, play, startEmbedded } from './proof-under-test.mjs';

const { values: asked } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    events: { type: 'string', default: '500' },
    times: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const [games, events, times] = [asked.games, asked.events, asked.times].map(Number);
if (!(games >= 1 && events >= 50 && times >= 1))
  throw new Error('--games, --events (from 50) and --times are numbers.');

const VERIFY_MS = 1000;
const GAMES_PER_SECOND = 200;
const START = path.join(import.meta.dirname, '..', '..', 'dist', 'services', 'start');

/** A command as it was built, without npm and without building: from its start to its end, by the clock and by its own CPU. */
const run = async (command, args, environment = {}) => {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', TELLS_CPU, path.join(START, command), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const said = { 1: '', 2: '', 3: '' };
  for (const voice of [1, 2, 3]) child.stdio[voice].on('data', (heard) => (said[voice] += heard));
  const code = await new Promise((resolve) => child.once('close', resolve));
  assert.equal(code, 0, `${command} ended with ${code}: ${said[1]}${said[2]}`);
  const { user, system } = JSON.parse(said[3]);
  return { ms: performance.now() - began, cpuMs: (user + system) / 1000, said: said[1] };
};

const TELLS_CPU = `data:text/javascript,${encodeURIComponent(
  'import{writeSync}from"fs";import{isMainThread}from"worker_threads";' +
    'if(isMainThread)process.on("exit",()=>writeSync(3,JSON.stringify(process.cpuUsage())))',
)}`;

const measure = async (what) => {
  const measured = [];
  for (let time = 0; time < times; time += 1) measured.push(await what());
  return Object.fromEntries(Object.keys(measured[0]).map((name) => [name, spread(measured.map((each) => each[name]))]));
};

const folder = await mkdtemp(path.join(os.tmpdir(), 'laguna-bench-'));
const others = watchOthers();
const { cores, model, node } = machine();
console.log(`${cores} cores of ${model}, node ${node}`);

/** A game of so many events and few more, on a disk, with the keys beside it. */
const aGame = async () => {
  const [game, signer] = [GAMES.find(({ id }) => id === 'murano'), aSigner()];
  for (let number = 1; number <= MOST_TRIED; number += 1) {
    const played = play({ game, setting: { seats: 4, options: {} }, seed: `verified-${number}` });
    const lines = await exportOf(played, signer);
    if (lines.length <= events || lines.length > events * 1.2) continue;
    const [file, keys] = [path.join(folder, 'game.ndjson'), path.join(folder, 'keys.json')];
    await writeFile(file, `${lines.join('\n')}\n`);
    await writeFile(keys, JSON.stringify({ keys: [signer.known] }));
    return { file, keys, length: lines.length - 1 };
  }
  throw new Error(`No game of four comes to ${events} events and few more: ask for another number.`);
};

const MOST_TRIED = 5000;

const verifying = async () => {
  const { file, keys, length } = await aGame();
  const { ms, cpuMs } = await measure(async () => {
    const { said, ...took } = await run('verify.js', [file, '--keys', keys]);
    assert.match(said, /everything holds\.$/m);
    return took;
  });
  const verdict = ms.median < VERIFY_MS ? 'ok' : 'below target';
  console.log(`verify, a game of ${length} events: ${shown(ms)} ms, to reach ${VERIFY_MS}: ${verdict}`);
  console.log(`  of a core: ${shown(cpuMs)} ms`);
  return { length, ms, cpuMs };
};

const fill = async (address) => {
  const threads = os.availableParallelism();
  let length = 0;
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const worker = new Worker(new URL('./proof/play-thread.mjs', import.meta.url), {
        workerData: { address, games, threads, thread },
      });
      worker.on('message', (more) => (length += more));
      return new Promise((resolve, reject) => worker.once('error', reject).once('exit', resolve));
    }),
  );
  return length / games;
};

const replaying = async () => {
  const embedded = await startEmbedded({ folder });
  try {
    const { host, port, user, database } = embedded.connection;
    const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    await migrate(url);
    const began = performance.now();
    const length = await fill(url);
    console.log(
      `${games} games of ${short(length)} events played and kept, ${short((performance.now() - began) / 1000)} s`,
    );
    const { pace, byCpu } = await measure(async () => {
      const before = cpuMsOf(embedded.pid);
      const { ms, cpuMs, said } = await run('replay-all.js', ['--anew'], { DATABASE_URL: url, LAGUNA_DATA: folder });
      assert.match(said, new RegExp(`^${games} tables, all as they were played\\.$`, 'm'));
      const byDatabase = cpuMsOf(embedded.pid) - before;
      return { pace: (1000 * games) / ms, byCpu: (1000 * games) / (cpuMs + byDatabase) };
    });
    const verdict = pace.median >= GAMES_PER_SECOND ? 'ok' : 'below target';
    console.log(`replay-all: ${shown(pace)} games a second, to reach ${GAMES_PER_SECOND} on two cores: ${verdict}`);
    console.log(`  for each second of a core, the database's and all starting included: ${shown(byCpu)} games`);
    return { length, pace, byCpu };
  } finally {
    await embedded.stop();
  }
};

try {
  const report = { verify: await verifying(), replay: await replaying() };
  console.log(`other processes took ${short(others())} % of a core, the commands and the database among them`);
  if (asked.json !== undefined) {
    const file = path.resolve(process.env.INIT_CWD ?? '.', asked.json);
    await writeFile(file, `${JSON.stringify({ machine: machine(), asked, ...report }, null, 1)}\n`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
