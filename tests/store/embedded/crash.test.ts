import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn } from '#store/embedded/processes-in.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import { gondolasIn, keepGondolas } from './ask.js';
import { eventually } from './eventually.js';
import { copyOf, newFolder } from './folders.js';
import { beginner, ended, held } from './held.js';
import { started } from './started.js';

/** A folder in which seven gondolas were kept. */
const folder = newFolder();
const data = join(folder, 'postgres');

beforeAll(async () => {
  const embedded = await startEmbedded({ folder });
  await keepGondolas(embedded.connection, 7);
  await embedded.stop();
});

describe('when Laguna is killed', () => {
  it('its server ends by itself', async () => {
    const { holder, pid } = await held(folder);
    expect(await processesIn(data)).toContain(pid);

    await ended(holder, 'SIGKILL');

    await eventually('nothing runs on the data', async () => (await processesIn(data)).length === 0);
  });

  it('the next start takes over at once', async () => {
    const { holder, pid } = await held(folder);
    await ended(holder, 'SIGKILL');

    const { connection } = await started(folder);

    expect(await processesIn(data)).not.toContain(pid);
    expect(await gondolasIn(connection)).toBe(7);
  });

  it('together with its server, the next start recovers', async () => {
    const { holder, pid } = await held(folder);
    process.kill(pid, 'SIGKILL');
    await ended(holder, 'SIGKILL');
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(true);

    expect(await gondolasIn((await started(folder)).connection)).toBe(7);
  });

  it('and the pid of its server comes again as somebody else, the next start harms nobody', async () => {
    const copy = copyOf(folder);
    const somebody = spawn('cat');
    writeFileSync(
      join(copy, 'postgres/postmaster.pid'),
      `${String(somebody.pid)}\n${join(copy, 'postgres')}\n1\n5432\n`,
    );

    const { connection } = await started(copy);

    expect(await gondolasIn(connection)).toBe(7);
    expect(somebody.exitCode ?? somebody.signalCode).toBeNull();
    somebody.stdin.end();
  });

  it('while it makes its data, the next start makes them anew', async () => {
    const young = newFolder();
    const holder = beginner(young);
    await eventually('the data are half made', () => existsSync(join(young, 'postgres.init/base')));
    await ended(holder, 'SIGKILL');
    expect(existsSync(join(young, 'postgres'))).toBe(false);

    await keepGondolas((await started(young)).connection, 7);

    expect(existsSync(join(young, 'postgres.init'))).toBe(false);
  });
});

describe('while Laguna runs', () => {
  it('another process is refused, and the first goes on', async () => {
    const { holder, connection } = await held(folder);

    await expect(started(folder)).rejects.toThrow(`Laguna already runs on this data, pid ${String(holder.pid)}`);
    expect(await gondolasIn(connection)).toBe(7);
  });
});
