import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '#tests/store/embedded/eventually.js';
import { LiveTable } from './live-table.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { nobody } from './visitor.js';

let served: Served;
let live: LiveTable;

beforeAll(async () => {
  served = await serve(await aFolder());
  live = await LiveTable.at(served.url);
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

const ready = async (): Promise<number> => (await nobody(served.url).ask('GET', '/api/health/ready')).status;

const inData = (name: string): string => join(served.folder, 'postgres', name);

const kill = async (): Promise<void> => {
  const [pid] = (await readFile(inData('postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

describe('A service whose own database is killed', () => {
  it('refuses moves and goes on showing for as long as it does not start, and then plays on with nothing lost', async () => {
    await live.goesOn();
    const { visitor, seq, choices } = await live.turn();
    const call = await visitor.call();
    const given = { table: live.id, id: randomUUID(), seen: seq, command: choices[0] };
    // Without these files it does not start.
    await rename(inData('global'), inData('lost'));
    await kill();
    await eventually('it cannot store', async () => (await ready()) === 503);

    call.say('command', given);
    expect(await call.hears('answer')).toMatchObject({ id: given.id, ok: false, refusal: { code: 'not_saved' }, seq });
    const late = await nobody(served.url).call();
    late.say('follow', { table: live.id });
    await late.hears('snapshot');
    late.hangUp();

    await rename(inData('lost'), inData('global'));
    await eventually('it may store again', async () => (await ready()) === 200);
    call.say('command', given);
    expect(await call.hears('answer')).toMatchObject({ id: given.id, ok: true });
    call.hangUp();
    // Whoever watches has been on the same line all the time, and saw each event once.
    for (let moves = 0; moves < 3; moves += 1) await live.goesOn();
    await live.isAsTold();
    expect(served.said()).toMatch(/"msg":"PostgreSQL stopped unexpectedly: SIGKILL/);
    expect(served.said()).toMatch(/"msg":"PostgreSQL runs again/);
    expect(served.said()).not.toMatch(/"level":(?:50|60)/);
  });
});
