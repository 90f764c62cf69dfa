import './production.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { murano } from './engine-under-test.mjs';
import { botsItem } from './items/bots.mjs';
import { euroItem } from './items/euro.mjs';
import { foldingItem } from './items/folding.mjs';
import { gameItems } from './items/games.mjs';
import { muranoItem } from './items/murano.mjs';
import { playoutsItem } from './items/playouts.mjs';
import { redactionItem } from './items/redaction.mjs';
import { scoringItem } from './items/scoring.mjs';
import { machine } from './measure/machine.mjs';
import { measure } from './measure/measure.mjs';
import { shown, spread } from './measure/spread.mjs';
import { linesOf, tableOf } from './measure/table.mjs';
import { progressTo } from './measure/progress.mjs';
import { record } from './record.mjs';
import { agreed } from './same.mjs';

const { values: asked } = parseArgs({
  options: {
    secs: { type: 'string', default: '1' },
    reps: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const seconds = Number(asked.secs);
const repetitions = Number(asked.reps);
if (!(seconds > 0 && repetitions >= 1)) throw new Error('--secs is a number above 0, --reps a number from 1.');

const GAMES_OF_EACH = 4;
const games = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: GAMES_OF_EACH }, (_, seed) => record(murano, seats, seed)),
);

const ITEMS = {
  euro: euroItem,
  ...gameItems,
  // Measured first and most closely, by items of its own: this and what follows.
  murano: muranoItem,
  playouts: playoutsItem,
  redaction: redactionItem,
  folding: foldingItem,
  scoring: scoringItem,
  bots: botsItem,
};

const wanted = asked.only?.split(',') ?? Object.keys(ITEMS);
const stranger = wanted.find((name) => !Object.hasOwn(ITEMS, name));
if (stranger !== undefined) throw new Error(`--only knows ${Object.keys(ITEMS).join(', ')}, not ${stranger}.`);

const items = await Promise.all(wanted.map((name) => ITEMS[name](games)));
console.log(`state ok (${agreed()} comparisons)`);

const contenders = items.flatMap((item) => item.contenders);
const { results, noise } = measure(contenders, { seconds, repetitions, progress: progressTo(process.stderr) });
const rows = items.flatMap((item) => item.rows);
const lines = linesOf(rows, results);
const others = spread(noise.others);
const work = spread(noise.work);
const { cores, model, node } = machine();
console.log(
  `${cores} cores of ${model}, node ${node}; ${repetitions} repetitions of ${seconds} s each, per CPU second`,
);
console.log(`other processes took ${shown(others)} % of a core; a fixed piece of work took ${shown(work)} ms\n`);
console.log(tableOf(lines));
const targets = lines.filter(({ target }) => target !== null && target !== undefined);
console.log(`\n${targets.filter(({ met }) => met).length} of ${targets.length} targets met`);

if (asked.json !== undefined) {
  const file = path.resolve(process.env.INIT_CWD ?? '.', asked.json);
  const measured = Object.fromEntries(results);
  const report = { at: new Date().toISOString(), machine: machine(), asked, noise: { others, work }, lines, measured };
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
}
