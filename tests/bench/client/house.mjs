import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { chromium as launcher } from 'playwright-core';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** The service as a user starts it, and a browser. */
export const houseWith = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laguna-bench-client-'));
  const service = spawn(process.execPath, ['dist/services/start/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LAGUNA_DATA: folder, LAGUNA_BOT_MOVE_MS: '0', ...UNHURRIED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    service.once('exit', () => reject(new Error(`The service did not start: ${said}`)));
    service.stdout.on('data', (text) => {
      said += text;
      const at = /at (http:\S+)/.exec(said);
      if (at !== null) resolve(at[1]);
    });
  });
  const browser = await launcher.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  return {
    url,
    browser,
    close: async () => {
      await browser.close();
      await new Promise((resolve) => {
        service.once('exit', resolve);
        service.kill('SIGINT');
      });
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
};

const UNHURRIED = { LAGUNA_MESSAGES_PER_SECOND: '100000', LAGUNA_REQUESTS_PER_SECOND: '100000' };

/** A game that three bots played to its end, each with characters to score, and the seq at which that begins. */
export const finishedTable = async ({ url }) => {
  const ask = async (method, at, body, token) => {
    const headers = {
      'content-type': 'application/json',
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${at}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await ask('POST', '/api/guests', { name: 'Anna' });
  const { id } = await ask('POST', '/api/tables', { game: 'murano', seats: 3 }, token);
  for (const seat of [0, 1, 2]) await ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'strong' }, token);
  await ask('POST', `/api/tables/${id}/start`, {}, token);
  for (;;) {
    const { status, seq } = await ask('GET', `/api/tables/${id}`);
    if (status === 'finished') return { id, seq, scoring: await scoringOf(url, id) };
    await after(LOOKED_AGAIN_MS);
  }
};

const scoringOf = async (url, id) => {
  const lines = (await (await fetch(`${url}/api/tables/${id}/export`)).text()).trim().split('\n');
  const begun = lines.map((line) => JSON.parse(line)).find(({ event }) => event?.type === 'ScoringBegun');
  if (begun === undefined) throw new Error(`Nothing was scored at ${id}.`);
  return begun.seq;
};

const LOOKED_AGAIN_MS = 250;
