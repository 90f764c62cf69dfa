import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { BotPool } from '#gateway/bots/pool.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { botThat, childThat, folder, isAlive, leavesPid, parentThat, pidIn } from './built.js';

const QUESTION = { bot: 'random', game: 'murano', edition: 1, seat: 0, state: {}, choices: [{ type: 'pass' }] };
const PATIENCE_MS = 20_000;
const SECRETS = { DATABASE_URL: 'postgresql://secret', KAFKA_PASSWORD: 'secret', LAGUNA_KEY: '/secret' };

const parents: ChildProcess[] = [];
afterAll(() => {
  for (const parent of parents) parent.kill('SIGKILL');
});

/** A node's process in a process group of its own, as a terminal makes one, and what it has said. */
const started = (script: URL, shell = '') => {
  const parent = spawn('sh', ['-c', `${shell} exec "$0" "$1"`, process.execPath, fileURLToPath(script)], {
    env: { ...process.env, ...SECRETS },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  parents.push(parent);
  let said = '';
  for (const stream of [parent.stdout, parent.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const closed = once(parent, 'close').then(([code]: unknown[]) => code);
  return { parent, closed, said: () => said };
};

const fileNamed = (name: string): string => join(folder, name);

/** Waits in the bot's own process, without letting anything else happen in it, until the file is there. */
const waitsFor = (file: string): string => `while (!existsSync('${file}'));`;

describe('A bot process', () => {
  test('has a heap limit of its own', async () => {
    const megabytes = fileNamed('heap');
    const limit = "(await import('node:v8')).getHeapStatistics().heap_size_limit";
    const pool = new BotPool(
      childThat(
        `void (async () => { writeFileSync('${megabytes}', String(${limit} / 2 ** 20)); say(\`\${id} 0\\n\`); })();`,
      ),
    );
    expect(await pool.ask(QUESTION)).toBe(0);
    await pool.close();
    expect(Number(readFileSync(megabytes, 'utf8'))).toBeLessThanOrEqual(192);
  });

  test('is told nothing of the environment around it', async () => {
    const environment = fileNamed('environment');
    Object.assign(process.env, SECRETS);
    const pool = new BotPool(botThat(`writeFileSync('${environment}', JSON.stringify(process.env)); return 0;`));
    expect(await pool.ask(QUESTION)).toBe(0);
    await pool.close();
    for (const name of Object.keys(SECRETS)) Reflect.deleteProperty(process.env, name);
    expect(readFileSync(environment, 'utf8')).toBe('{}');
  });

  test('is gone when the pool is closed, in the middle of an endless loop', async () => {
    const pid = fileNamed('closed');
    const pool = new BotPool(botThat(`${leavesPid(pid)} for (;;);`));
    const asked = expect(pool.ask(QUESTION)).rejects.toThrow('The bots are stopped.');
    await eventually('it thinks', () => isAlive(pid));
    await pool.close();
    expect(isAlive(pid)).toBe(false);
    await asked;
  });

  test('is gone when the pool is closed, though it does not mind any other signal', async () => {
    const pid = fileNamed('stubborn');
    const minds = "for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);";
    const pool = new BotPool(childThat(`${minds} ${leavesPid(pid)} say(\`\${id} 0\\n\`);`));
    expect(await pool.ask(QUESTION)).toBe(0);
    expect(isAlive(pid)).toBe(true);
    await pool.close();
    expect(isAlive(pid)).toBe(false);
  });

  test('ends by itself when its parent is killed while nobody asks', async () => {
    const pid = fileNamed('idle');
    const { parent, closed, said } = started(
      parentThat(
        'await pool.ask(question); console.log("asked"); setInterval(() => undefined, 1000);',
        botThat(`${leavesPid(pid)} setInterval(() => undefined, 1000); return 0;`),
        PATIENCE_MS,
      ),
    );
    await eventually('it has answered', () => said().includes('asked'));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await closed;
    await eventually('it is gone', () => !isAlive(pid));
  });

  test('ends by itself when its parent is killed while it loops endlessly', async () => {
    const pid = fileNamed('orphan');
    const endless = botThat(`${leavesPid(pid)} for (;;);`);
    const { parent } = started(parentThat('await pool.ask(question);', endless, 2000));
    await eventually('it thinks', () => isAlive(pid));
    parent.kill('SIGKILL');
    await eventually('it is gone', () => !isAlive(pid));
  });

  test('does not keep its parent alive', async () => {
    const { closed, said } = started(
      parentThat('console.log(await pool.ask(question));', botThat('return 0;'), PATIENCE_MS),
    );
    expect(await closed).toBe(0);
    expect(said()).toBe('0\n');
  });

  test('that cannot be started for want of file descriptors is a fault, and is started later', async () => {
    const { closed, said } = started(
      parentThat(
        `const held = [];
        try { for (;;) held.push(openSync('/dev/null')); } catch {}
        await pool.ask(question).catch((fault) => console.log(fault.message));
        for (const file of held) closeSync(file);
        console.log(await pool.ask(question));`,
        botThat('return 0;'),
        PATIENCE_MS,
      ),
      'ulimit -n 100;',
    );
    expect(await closed).toBe(0);
    expect(said()).toBe('The bot random at seat 0 of murano could not start its process.\n0\n');
  });

  test('thinks on when Ctrl-C in a terminal signals its whole group: its parent decides', async () => {
    const [pid, go] = [fileNamed('ctrl-c'), fileNamed('ctrl-c-go')];
    const { parent, closed, said } = started(
      parentThat(
        `process.once('SIGINT', () => console.log('stopping'));
        console.log(await pool.ask(question));
        await pool.close();`,
        botThat(`${leavesPid(pid)} ${waitsFor(go)} return 0;`),
        PATIENCE_MS,
      ),
    );
    await eventually('it thinks', () => isAlive(pid));
    process.kill(-Number(parent.pid), 'SIGINT');
    await eventually('its parent knows', () => said().includes('stopping'));
    writeFileSync(go, '');
    expect(await closed).toBe(0);
    expect(said()).toBe('stopping\n0\n');
  });

  test('thinks on when a supervisor signals every process of the service', async () => {
    const [pid, go] = [fileNamed('sigterm'), fileNamed('sigterm-go')];
    const pool = new BotPool(botThat(`${leavesPid(pid)} ${waitsFor(go)} return 0;`));
    const asked = pool.ask(QUESTION);
    await eventually('it thinks', () => isAlive(pid));
    process.kill(pidIn(pid), 'SIGTERM');
    writeFileSync(go, '');
    expect(await asked).toBe(0);
    await pool.close();
  });
});
