import './production.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { machine, watchOthers } from './measure/machine.mjs';
import { progressTo } from './measure/progress.mjs';
import {
  compareProjections,
  migrate,
  openPostgres,
  PATIENT,
  rebuild,
  startEmbedded,
} from './projections-under-test.mjs';
import { generate } from './projections/events.mjs';

/** How fast all that is told of tables and players is told anew, over events that were never seen before. */
const { values: asked } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '3' } },
});
const [events, rounds] = [asked.events, asked.rounds].map(Number);
if (!(events >= 1000 && rounds >= 1)) throw new Error('--events is 1000 at least, and --rounds 1.');

const progress = progressTo(process.stderr);
const folder = await mkdtemp(path.join(tmpdir(), 'laguna-bench-'));
const server = await startEmbedded({ folder });
await migrate(server.connection);
const kept = await openPostgres(server.connection, PATIENT);

try {
  progress('writing events');
  const client = new pg.Client(server.connection);
  await client.connect();
  const { written, tables, finished } = await generate(client, events);
  await client.end();

  const { cores, model, node } = machine();
  console.log(`${cores} cores of ${model}, node ${node}`);
  console.log(`${written} events of ${tables} tables, ${finished} of them finished\n`);
  console.log('| round | seconds | events a second | of a core elsewhere, % |');
  console.log('| --- | --- | --- | --- |');
  const paces = [];
  for (let round = 1; round <= rounds; round += 1) {
    let told = 0;
    const others = watchOthers();
    const began = performance.now();
    await rebuild({
      ...kept,
      node: 'bench',
      onTold: (_, more) => {
        told += more;
        progress(`round ${round}: ${told} events`);
      },
    });
    const seconds = (performance.now() - began) / 1000;
    if (told !== written) throw new Error(`${told} events were told, of ${written}.`);
    paces.push(told / seconds);
    progress('');
    console.log(`| ${round} | ${seconds.toFixed(1)} | ${Math.round(told / seconds)} | ${others().toFixed(0)} |`);
  }
  const median = paces.sort((a, b) => a - b)[Math.floor((paces.length - 1) / 2)];
  console.log(`\nmedian: ${Math.round(median)} events a second (10000 to reach)`);

  const began = performance.now();
  const { rows, differences } = await compareProjections({ ...kept, node: 'bench', onTold: () => undefined });
  if (differences.length > 0) throw new Error('What was told is not what is told again.');
  const amount = Object.entries(rows).map(([kind, count]) => `${count} ${kind}`);
  console.log(`compared in ${((performance.now() - began) / 1000).toFixed(1)} s, no difference: ${amount.join(', ')}`);
} finally {
  await kept.store.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
