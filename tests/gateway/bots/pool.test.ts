import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { BotFault } from '#gateway/bots/bot-fault.js';
import { luckFrom } from '#gateway/bots/luck.js';
import { BotPool } from '#gateway/bots/pool.js';
import type { Question } from '#gateway/bots/question.js';
import { builtWorker, workerThat } from './built.js';

const QUESTION: Question = {
  bot: 'random',
  edition: 1,
  game: 'murano',
  seat: 1,
  state: {},
  choices: [{ type: 'pass' }, { type: 'endTurn' }],
};
/** Longer than an honest answer takes to come, on a machine that is busy. */
const PATIENCE_MS = 20_000;
/** A thread that hangs is waited for in the test itself; the one that replaces it starts and answers in as much. */
const HANGS_MS = 5_000;

const faultOf = (asked: Promise<number>): Promise<unknown> => asked.then(String, (fault: unknown) => fault);
const one = (script: URL, limitMs = PATIENCE_MS): BotPool => new BotPool(script, { workers: 1, limitMs });

describe('A pool of bots, as built,', () => {
  test('answers every question with the number of a choice', async () => {
    const pool = new BotPool(builtWorker, { workers: 2, limitMs: PATIENCE_MS });
    const answers = await Promise.all(Array.from({ length: 60 }, () => pool.ask(QUESTION)));
    expect(new Set(answers)).toEqual(new Set([0, 1]));
    await pool.close();
  });

  test('has no answer where no such bot plays', async () => {
    const pool = one(builtWorker);
    expect(await faultOf(pool.ask({ ...QUESTION, bot: 'nobody' }))).toBeInstanceOf(BotFault);
    expect(await pool.ask({ ...QUESTION, choices: [{ type: 'pass' }] })).toBe(0);
    await pool.close();
  });
});

describe('A pool of bots', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bots-'));
  const onlyOnce = (name: string, body: string): URL => {
    const marker = JSON.stringify(join(folder, name));
    return workerThat(`if (existsSync(${marker})) answer(1); else { writeFileSync(${marker}, ''); ${body} }`);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('replaces a thread that is killed in the middle of a question', async () => {
    const pool = one(onlyOnce('killed', 'process.exit(1);'));
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject({
      message: 'The bot random at seat 1 of murano left in the middle of its turn.',
    });
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  test('replaces a thread that hangs, and those who wait behind it are answered', async () => {
    const pool = one(onlyOnce('hung', 'for (;;);'), HANGS_MS);
    const [hung, next] = await Promise.all([faultOf(pool.ask(QUESTION)), pool.ask(QUESTION)]);
    expect(hung).toMatchObject({ message: 'The bot random at seat 1 of murano did not answer in time.' });
    expect(next).toBe(1);
    await pool.close();
  });

  test('replaces a thread that takes more memory than its share, and the service goes on', async () => {
    const pool = one(onlyOnce('greedy', 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));'));
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject({
      message: 'The bot random at seat 1 of murano broke down.',
    });
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  test('tells where a bot broke down, and nothing of what it said', async () => {
    const pool = one(onlyOnce('threw', 'throw new Error(posed.state.hand);'));
    const fault = await faultOf(pool.ask({ ...QUESTION, state: { hand: 'the palace\n    at the bottom' } }));
    expect(fault).toMatchObject({ message: 'The bot random at seat 1 of murano broke down.' });
    expect(fault instanceof BotFault ? fault.where.length : 0).toBeGreaterThan(0);
    expect(JSON.stringify(fault)).not.toMatch(/palace|bottom/);
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  test.each(['2', '-1', '0.5', '"0"', 'null', '{ type: "pass" }'])(
    'takes no answer that is no choice: %s',
    async (answer) => {
      const pool = one(workerThat(`answer(${answer});`));
      expect(await faultOf(pool.ask(QUESTION))).toMatchObject({
        message: 'The bot random at seat 1 of murano chose what was not offered.',
      });
      await pool.close();
    },
  );

  test('when it is closed answers nobody any more, and those who wait least of all', async () => {
    const pool = one(workerThat(''));
    const asked = [faultOf(pool.ask(QUESTION)), faultOf(pool.ask(QUESTION))];
    await pool.close();
    const gone = new Error('The bots have gone home.');
    expect(await Promise.all([...asked, faultOf(pool.ask(QUESTION))])).toEqual([gone, gone, gone]);
  });

  test('gives each question luck of its own', async () => {
    const pool = one(workerThat('answer(posed.luck % posed.choices.length);'));
    const choices = Array.from({ length: 1000 }, (_, index) => ({ type: `choice ${index}` }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.ask({ ...QUESTION, choices })));
    expect(new Set(answers).size).toBeGreaterThan(10);
    await pool.close();
  });
});

describe("A bot's luck", () => {
  const numbers = (seed: number): readonly number[] => {
    const luck = luckFrom(seed);
    return Array.from({ length: 10_000 }, luck);
  };

  test('is the same out of the same number, and other out of another', () => {
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  test('is from 0 up to 1, and fair', () => {
    const all = numbers(2 ** 32 - 1);
    expect(all.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) => all.filter((n) => Math.floor(n * 10) === tenth).length);
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });
});
