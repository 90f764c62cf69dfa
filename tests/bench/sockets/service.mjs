import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

/** Nobody makes such a crowd by hand: the limits are for people. Bots keep people's pace. */
const SETTINGS = {
  ...{ PORT: '0', LAGUNA_HOST: '127.0.0.1' },
  ...{ LAGUNA_REQUESTS_PER_SECOND: '100000', LAGUNA_SOCKETS_PER_ADDRESS: '1000000' },
};

/** The service as a user starts it, on data of its own, with what it says of itself to Prometheus. */
export const startCrowded = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laguna-sockets-'));
  const child = spawn(process.execPath, ['dist/services/start/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LAGUNA_DATA: folder, ...SETTINGS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let said = '';
    ended.then(() => reject(new Error(`The service did not start: ${said}`)));
    child.stdout.on('data', (text) => {
      said += text;
      const at = /at (http:\S+)/.exec(said);
      if (at !== null) resolve(at[1]);
    });
  });
  const ask = async (method, where, body, token) => {
    const response = await fetch(`${url}${where}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    return response.text();
  };
  return {
    port: Number(new URL(url).port),
    /** The figures that have no label, by name. */
    metrics: async () =>
      Object.fromEntries(
        (await ask('GET', '/metrics')).split('\n').flatMap((line) => {
          const [, name, value] = /^([a-z_]+) ([0-9.e+-]+)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, Number(value)]];
        }),
      ),
    /** A table of bots that have not begun. */
    openTable: async () => {
      const { token } = JSON.parse(await ask('POST', '/api/guests', { name: 'Anna' }));
      const { id } = JSON.parse(await ask('POST', '/api/tables', { game: 'murano', seats: 4 }, token));
      for (const seat of [0, 1, 2, 3]) await ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' }, token);
      return { id, base: 0, start: () => ask('POST', `/api/tables/${id}/start`, undefined, token) };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
};
