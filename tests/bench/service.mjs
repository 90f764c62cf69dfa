import './production.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fixedWork, machine, watchOthers } from './measure/machine.mjs';
import { progressTo } from './measure/progress.mjs';
import { shown, short, spread } from './measure/spread.mjs';
import { tableOf } from './measure/table.mjs';
import { linesOf } from './service/lines.mjs';
import { planOf } from './service/plan.mjs';
import { SERVER_CORE, pinLoad, stopAll } from './service/servers/launch.mjs';
import { after } from './service/until.mjs';

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    servers: { type: 'string', default: 'ours,peers' },
    storage: { type: 'string', default: '0,1' },
    json: { type: 'string' },
  },
});
const rounds = Number(asked.rounds);
const seconds = Number(asked.seconds);
if (!(seconds > 0 && rounds >= 1)) throw new Error('--seconds is a number above 0, --rounds a number from 1.');

const plan = planOf({ seconds });
const wanted = asked.only?.split(',') ?? Object.keys(plan);
const stranger = wanted.find((name) => !Object.hasOwn(plan, name));
if (stranger !== undefined) throw new Error(`--only knows ${Object.keys(plan).join(', ')}, not ${stranger}.`);
const isWanted = ({ id }) => asked.servers.split(',').includes(id === 'laguna' ? 'ours' : 'peers');

/** What the machine is like while nothing of ours runs. */
const noise = async () => {
  const others = watchOthers();
  await after(1000);
  const taken = others();
  const began = process.cpuUsage();
  fixedWork();
  const { user, system } = process.cpuUsage(began);
  return `other processes take ${taken.toFixed(0)} % of a core; a fixed piece of work takes ${short((user + system) / 1000)} ms`;
};

const idOf = (name, side) => `${name}: ${side.id}`;

/** One side of one part, by a server of its own. */
const once = async ({ run, alone = false, env }, side, seed) => {
  if (alone) return run(side, null, seed);
  const server = await side.start({ storageCore: asked.storage, env });
  try {
    return await run(side, server, seed);
  } finally {
    await server.stop();
  }
};

const isPinned = pinLoad();
const progress = progressTo(process.stderr);
for (let time = 0; time < 5; time += 1) fixedWork();
const { cores, model, node } = machine();
console.log(`${cores} cores of ${model}, node ${node}; ${rounds} rounds, ${seconds} s for each measurement`);
console.log(
  isPinned
    ? `servers have core ${SERVER_CORE} and nothing else, the load is made on another; the database has ${asked.storage}`
    : 'servers are not kept to a core of their own here (no taskset): they share with who makes the load',
);
console.log(`before: ${await noise()}`);

/** A server that is fast and wrong has not been measured: it ends the run, wherever it was found out. */
let current = 'starting';
let hasFailed = false;
const fail = async (fault) => {
  if (hasFailed) return;
  hasFailed = true;
  progress('');
  console.error(`${current}: ${fault.stack}`);
  await stopAll();
  process.exit(1);
};
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

const results = new Map();
for (let round = 1; round <= rounds; round += 1)
  for (const name of wanted)
    for (const side of plan[name].sides.filter(isWanted)) {
      current = `${round} of ${rounds}: ${idOf(name, side)}`;
      progress(current);
      const measured = await once(plan[name], side, 100 * round);
      results.set(idOf(name, side), [...(results.get(idOf(name, side)) ?? []), measured]);
    }
progress('');

const rows = wanted.flatMap((name) => {
  const [ours, peer] = plan[name].sides;
  return plan[name].rows.map(({ alone = false, ...row }) => ({
    ...row,
    of: idOf(name, ours),
    ...(peer === undefined || alone ? {} : { peer: idOf(name, peer), peerName: peer.name }),
  }));
});
const lines = linesOf(rows, results);
const others = [...results.values()].flat().flatMap((measured) => measured.others ?? []);
console.log(`after: ${await noise()}`);
if (others.length > 0) console.log(`while it was measured, others took: ${shown(spread(others))} % of a core`);
console.log(
  `nothing was refused, and every table ended as the rules say (${[...results.values()].flat().length} runs)\n`,
);
console.log(tableOf(lines, { reached: 'reached', missed: 'not reached' }));
const targets = lines.filter(({ target }) => target !== null && target !== undefined);
console.log(`\n${targets.filter(({ met }) => met).length} of ${targets.length} targets reached`);

if (asked.json !== undefined) {
  const file = path.resolve(process.env.INIT_CWD ?? '.', asked.json);
  const report = {
    at: new Date().toISOString(),
    machine: machine(),
    asked,
    lines,
    measured: Object.fromEntries(results),
  };
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
}
process.exit(0);
