import './production.mjs';
import { parseArgs } from 'node:util';
import { atTheTable, inTheLobby, revisited, replayed } from './client/pages.mjs';
import { finishedTable, houseWith } from './client/house.mjs';
import { seeks } from './client/seeks.mjs';
import { fixedWork, machine, watchOthers } from './measure/machine.mjs';
import { progressTo } from './measure/progress.mjs';
import { short } from './measure/spread.mjs';
import { tableOf } from './measure/table.mjs';
import { linesOf } from './service/lines.mjs';

const { values: asked } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(asked.rounds);
if (!(rounds >= 1)) throw new Error('--rounds is a number from 1.');

/** What is measured, each round with a browser that has kept nothing. */
const ROWS = [
  { what: 'lobby: until it can be pressed, ms', value: 'lobbyMs', below: 1000, unit: 'ms' },
  { what: 'lobby: script, gzip or brotli, KB', value: 'lobbyKB', below: 120, unit: 'KB' },
  { what: 'table of a whole game: until it is on the board, ms', value: 'tableMs', below: 2500, unit: 'ms' },
  { what: 'table: script, KB', value: 'tableKB', below: 500, unit: 'KB' },
  { what: 'replay of the scoring: frames a second', value: 'framesPerSecond', atLeast: 60 },
  { what: 'replay of the scoring: longest frame, ms', value: 'longestFrameMs', below: 50, unit: 'ms' },
  { what: 'the same: the page itself works on a frame, median ms', value: 'workMs' },
  { what: 'the same: at the longest, ms', value: 'longestWorkMs', below: 16.7, unit: 'ms' },
  { what: "the scoring on a phone's screen: frames a second", value: 'phoneFramesPerSecond', atLeast: 60 },
  { what: "the scoring on a phone's screen: longest frame, ms", value: 'phoneLongestFrameMs', below: 50, unit: 'ms' },
  { what: 'seek anywhere, folded and laid out: median ms', value: 'seekMs' },
  { what: 'seek anywhere: longest of 500, ms', value: 'longestSeekMs', below: 50, unit: 'ms' },
  { what: 'ten visits to tables, 2,000 events and more: MB grown', value: 'grownMB', below: 20, unit: 'MB' },
  { what: 'ten visits: canvases left', value: 'canvasesLeft', below: 1 },
];

const progress = progressTo(process.stderr);
const began = process.cpuUsage();
fixedWork();
const { user, system } = process.cpuUsage(began);
const { cores, model, node } = machine();
console.log(
  `${cores} cores of ${model}, node ${node}; drawn by software (SwiftShader), on the same cores; ${rounds} rounds`,
);
console.log(`a fixed piece of work takes ${short((user + system) / 1000)} ms`);

progress('playing a game');
const house = await houseWith();
const measured = [];
try {
  const tables = [];
  while (tables.reduce((sum, { seq }) => sum + seq, 0) < 2000) tables.push(await finishedTable(house));
  const others = watchOthers();
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${round} of ${rounds}`);
    const [table] = tables;
    measured.push({
      ...(await inTheLobby(house)),
      ...(await atTheTable(house, table)),
      ...(await replayed(house, table)),
      ...(await revisited(house, tables)),
      ...(await seeks(house, table)),
    });
  }
  console.log(`while it was measured, others and the browser took ${short(others())} % of a core\n`);
} finally {
  progress('');
  await house.close();
}
console.log(
  tableOf(
    linesOf(
      ROWS.map((row) => ({ ...row, of: 'client' })),
      new Map([['client', measured]]),
    ),
    {
      reached: 'reached',
      missed: 'not reached',
    },
  ),
);
