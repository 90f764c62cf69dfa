import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { aFolder, forget, serve, UNHURRIED } from '#tests/service/served.js';
import type { Served } from '#tests/service/served.js';
import { nobody } from '#tests/service/visitor.js';
import { pack, packText } from '../archive.js';
import { People } from '../people.js';
import type { Recorded, RecordedTable } from '../recorded.js';
import { cameBack, lookedInto, playedFor, playedOut, stoodIn } from './evening.js';
import type { Made } from './evening.js';
import { gather, sound, started } from './gather.js';
import { GAMES, planFor, plansFor } from './plans.js';
import { FIELDS, recordAnswer, recordTable } from './record.js';
import { startsElsewhere } from './starts-elsewhere.js';

/**
 * Makes the fixture of a release: an evening at its own service, as it was built in the folder that this is started from.
 * tests/upgrade/README.md says how, and what for.
 */
const out = resolve(process.argv[2] ?? '');
if (process.argv.length !== 3) throw new Error('node ../laguna/dist/tests/upgrade/make/main.js FOLDER');

const folder = await aFolder();
let served: Served | null = null;
const people = new People(() => served?.url ?? '');
const made: Made[] = [];
const recorded: RecordedTable[] = [];

const start = async (more: object = {}): Promise<void> => {
  served = await serve(folder, { ...UNHURRIED, ...more });
};
const stop = async (): Promise<void> => {
  const code = await served?.stop();
  if (code !== 0) throw new Error(`The service ended with ${String(code)}: ${String(served?.said())}`);
};
/** A command of the release, beside its service or not. */
const run = (command: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/services/start/${command}.js`, ...args], {
    env: { PATH: process.env['PATH'], LAGUNA_DATA: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stdout}${stderr}`);
};
/** The service makes the rest again at each start. */
const isKept = (path: string): boolean => !['postgres.log', 'laguna.lock', 'sockets'].includes(path);
const tell = (what: string): void => void process.stdout.write(`${new Date().toISOString()} ${what}\n`);
const record = async ({ plan, id }: Made): Promise<void> => {
  recorded.push(await recordTable(people, plan, id));
  tell(`recorded ${plan.called}: ${recorded.at(-1)?.head.seq ?? 0} events`);
};

await start();
for (const name of ['Anna', 'Ben', 'Carla', 'Mallory', 'Fiona', 'Olga', 'Uri']) await people.account(name);
for (const name of ['Dora', 'Emil']) await people.guest(name);
run('admin', 'grant', 'Olga', 'admin');
run('admin', 'grant', 'Uri', 'auditor');
for (const plan of plansFor('the first key')) made.push(await playedOut(people, plan));
tell('played under the first key');
const fiona = people.all.find(({ name }) => name === 'Fiona');
await sound(people.called('Fiona'), 'DELETE', '/api/accounts/current', { password: fiona?.password });
people.drop('Fiona');
await stop();

run('keys', 'rotate');
await start();
for (const plan of plansFor('the second key')) made.push(await playedOut(people, plan));
made.push(...(await lookedInto(people, made)), await cameBack(people));
tell('played under the second key');
for (const plan of plansFor('going on')) made.push(await playedFor(people, plan));
for (const plan of plansFor('being open')) made.push({ plan, id: (await gather(people, plan)).id });
for (const table of made) await record(table);
tell('a bot is to sit in');
await record(await stoodIn(people));
await stop();

// A bot takes so long for a move that it has made none when the service stops.
await start({ LAGUNA_BOT_MOVE_MS: '60000' });
const amongBots = planFor('bots');
await record({ plan: amongBots, id: (await started(people, amongBots, 'Carla')).id });

/** A suspended player has no session. */
const isLetIn = ({ name }: { readonly name: string }): boolean => name !== 'Mallory';
const asked: readonly (readonly [string | null, string])[] = [
  ...['open', 'playing', 'finished'].map((status) => [null, `/api/tables?status=${status}`] as const),
  ...GAMES.map((game) => [null, `/api/standings?game=${game}`] as const),
  ...people.all.map(({ id }) => ['Anna', `/api/players/${id}`] as const),
  ...people.all.filter(isLetIn).map(({ name, id }) => [name, `/api/players/${id}/games`] as const),
  ...['Anna', 'Ben'].map((name) => [name, '/api/reports/mine'] as const),
  ...['tables', 'reports', 'acts', 'accesses', 'players?name=a'].map((what) => ['Olga', `/api/admin/${what}`] as const),
  [null, '/api/keys'],
];
const answers: Recorded['answers'] = [];
for (const [by, path] of asked) answers.push(await recordAnswer(people, by, path));
const exports: Record<string, string> = {};
for (const { id, shown } of recorded)
  if (shown['status'] === 'finished')
    exports[id] = (await nobody(people.url()).ask('GET', `/api/tables/${id}/export`)).text;

await mkdir(out, { recursive: true });
run('backup', join(out, 'laguna.backup'));
await stop();
const release = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const all: Recorded = {
  release,
  taken: Date.now(),
  players: [...people.all],
  tables: recorded,
  fields: FIELDS,
  answers,
  exports,
};
await writeFile(join(out, 'recorded.json.br'), await packText(JSON.stringify(all)));
await writeFile(join(out, 'data.br'), await pack(folder, isKept));
await forget(folder);
tell(`made in ${out}`);

await startsElsewhere(out);
tell('and started from there');
