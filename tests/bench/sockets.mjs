import './production.mjs';
import { parseArgs } from 'node:util';
import { machine, watchOthers } from './measure/machine.mjs';
import { progressTo } from './measure/progress.mjs';
import { short } from './measure/spread.mjs';
import { startCrowded } from './sockets/service.mjs';
import { comeIdle, comeWatching } from './sockets/visitors.mjs';
import { after } from './service/until.mjs';

const { values: asked } = parseArgs({
  options: { most: { type: 'string', default: '16000' }, seconds: { type: 'string', default: '20' } },
});
const most = Number(asked.most);
const seconds = Number(asked.seconds);
if (!(most >= 400 && seconds > 0)) throw new Error('--most is a number from 400, --seconds one above 0.');

/** How many stand at the door at once: more would measure the kernel's queue. */
const AT_THE_DOOR = 50;
/** So that what is told a little later, who came and how many, is told. */
const SETTLING_MS = 3000;

const progress = progressTo(process.stderr);
const others = watchOthers();
const { cores, model, node } = machine();
console.log(`${cores} cores of ${model}, node ${node}; the service, its database and all who come share them`);

/** What each of some more costs, by what the process had before them and has behind them. */
const memoryOf = async (service, kind, count, come) => {
  const before = await service.metrics();
  const began = performance.now();
  await come(count);
  const cameMs = performance.now() - began;
  await after(SETTLING_MS);
  const now = await service.metrics();
  const eachKB = (name) => (now[name] - before[name]) / count / 1024;
  console.log(
    `${count} ${kind} more, ${now.laguna_sockets} in all: ${short(eachKB('process_resident_memory_bytes'))} KB of memory each, ` +
      `${short(eachKB('nodejs_heap_size_used_bytes'))} KB of it in use on the heap; they came at ${short((1000 * count) / cameMs)} a second; ` +
      `the process has ${short(now.process_resident_memory_bytes / 2 ** 20)} MB`,
  );
};

/** What a game at people's pace costs while all of them watch it. */
const gameBefore = async (service, table, watchers) => {
  const arrivals = new Map();
  for (const watcher of watchers)
    watcher.hears = (seq, now) => {
      const known = arrivals.get(seq);
      if (known === undefined) arrivals.set(seq, { first: now, last: now, count: 1 });
      else Object.assign(known, { last: now, count: known.count + 1 });
    };
  const before = await service.metrics();
  await table.start();
  await after(1000 * seconds);
  const now = await service.metrics();
  const whole = [...arrivals.values()].filter(({ count }) => count === watchers.length);
  const told = [...arrivals.values()].reduce((sum, { count }) => sum + count, 0);
  const spans = whole.map(({ first, last }) => last - first).sort((a, b) => a - b);
  const cpuUs = 1e6 * (now.process_cpu_seconds_total - before.process_cpu_seconds_total);
  console.log(
    `${watchers.length} watch a game: ${arrivals.size} events in ${seconds} s, ${told} messages; ` +
      `${short(cpuUs / told)} us of processor for each, all that the node does counted; from the first to hear of an event to the last ` +
      `${short(spans[Math.floor(spans.length / 2)])} ms at the median, ${short(spans.at(-1))} ms at most`,
  );
};

const service = await startCrowded();
try {
  const table = await service.openTable();
  const watchers = [];
  const idle = (count) => comeIdle(service, count, AT_THE_DOOR);
  const watching = async (count) => {
    watchers.push(...(await comeWatching(service, table, count, AT_THE_DOOR)));
  };
  // The first ones bring what is there once: code that was compiled, pools that were filled.
  await idle(100);
  await watching(100);
  await after(SETTLING_MS);
  for (const [kind, come] of [
    ['who only came in', idle],
    ['who watch a table', watching],
  ])
    for (let part = 1; part <= 2; part += 1) {
      progress(`${kind}, ${part} of 2`);
      await memoryOf(service, kind, most / 4, come);
    }
  progress('a game');
  await gameBefore(service, table, watchers);
  if (watchers.some(({ isClosed }) => isClosed())) throw new Error('Somebody was sent away.');
  console.log(`meanwhile all processes but this one took ${short(others())} % of a core`);
} finally {
  progress('');
  await service.stop();
}
process.exit(0);
