import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from '@jest/globals';

/** A child process runs what was built, as everything is before the first test (tests/built.mjs). */
const built = (file: string): string => pathToFileURL(resolve('dist/services/gateway/bots', file)).href;

export const builtScript = new URL(built('child-main.js'));

/** A folder for the scripts of a test file and for what they leave behind. */
export const folder = mkdtempSync(join(tmpdir(), 'laguna-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bot of the test's own in a real child process: the body of a function that returns the index of a choice of `posed`. */
export const botThat = (body: string): URL =>
  planted(`import { answerQuestions } from '${built('answering.js')}';
    answerQuestions((posed) => { ${body} });`);

/** A child process that keeps to nothing: what it does with each question's `id`, where `say` writes to its stdout. */
export const childThat = (body: string): URL =>
  planted(`import { createInterface } from 'node:readline';
    const say = (text) => process.stdout.write(text);
    createInterface({ input: process.stdin }).on('line', (line) => { const { id } = JSON.parse(line); ${body} });`);

/** A process like a node of the service: it may ask `pool`, whose limit is in ms, the `question`. */
export const parentThat = (body: string, bot: URL, limitMs: number): URL =>
  planted(`import { BotPool } from '${built('pool.js')}';
    const pool = new BotPool(new URL('${bot.href}'), { workers: 1, limitMs: ${limitMs} });
    const question = { bot: 'random', game: 'murano', edition: 1, seat: 0, state: {}, choices: [{ type: 'pass' }] };
    ${body}`);

/** Code for a child that adds its pid to this file. */
export const leavesPid = (file: string): string => `writeFileSync('${file}', process.pid + '\\n', { flag: 'a' });`;

/** The last pid that was left in this file. Throws where none is: 0 would be the whole process group of the test. */
export const pidIn = (file: string): number => {
  const pid = Number(/(\d+)\n$/.exec(readFileSync(file, 'utf8'))?.[1]);
  if (!(pid > 0)) throw new Error(`No pid is left in ${file}.`);
  return pid;
};

/** Whether the last process that left its pid in this file is still there. */
export const isAlive = (file: string): boolean => {
  try {
    return process.kill(pidIn(file), 0);
  } catch {
    return false;
  }
};

let many = 0;

const planted = (script: string): URL => {
  many += 1;
  const file = join(folder, `script-${many}.mjs`);
  writeFileSync(
    file,
    `import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';\n${script}`,
  );
  return pathToFileURL(file);
};
