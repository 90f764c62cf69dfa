import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BotFault } from '#gateway/bots/bot-fault.js';
import { BotPool } from '#gateway/bots/pool.js';
import type { Question } from '#gateway/bots/question.js';
import { journal } from '#gateway/log.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { botThat, builtScript, childThat, folder, isAlive, leavesPid } from './built.js';

const QUESTION: Question = {
  bot: 'random',
  game: 'murano',
  edition: 1,
  seat: 1,
  state: {},
  choices: [{ type: 'pass' }, { type: 'endTurn' }],
};
/** Longer than an honest answer takes to come, on a machine that is busy. */
const PATIENCE_MS = 20_000;
/** A child that hangs is waited for in the test itself; the one that replaces it starts and answers in as much. */
const HANGS_MS = 5_000;

const faultOf = (asked: Promise<number>): Promise<unknown> => asked.then(String, (fault: unknown) => fault);
const one = (script: URL, limitMs = PATIENCE_MS): BotPool => new BotPool(script, { workers: 1, limitMs });
const saying = (what: string) => ({ message: `The bot random at seat 1 of murano ${what}.` });

/** Does this with its first question, in whichever process, and answers 1 from then on. */
const onlyOnce = (name: string, body: string): URL => {
  const marker = JSON.stringify(join(folder, name));
  return botThat(`if (existsSync(${marker})) return 1; writeFileSync(${marker}, ''); ${body}`);
};

const FILLS_HEAP = 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));';
/** Ends at 2 GB, so that the test does no harm where it fails. */
const FILLS_BUFFERS = 'const all = []; while (all.length < 2000) all.push(Buffer.alloc(1_000_000, 1)); return 1;';

describe('A pool of bots, as built,', () => {
  test('answers every question with the index of a choice', async () => {
    const pool = new BotPool(builtScript, { workers: 2, limitMs: PATIENCE_MS });
    const answers = await Promise.all(Array.from({ length: 60 }, () => pool.ask(QUESTION)));
    expect(new Set(answers)).toEqual(new Set([0, 1]));
    await pool.close();
  });

  test('has no answer where no such bot plays', async () => {
    const pool = one(builtScript);
    expect(await faultOf(pool.ask({ ...QUESTION, bot: 'nobody' }))).toBeInstanceOf(BotFault);
    expect(await pool.ask({ ...QUESTION, choices: [{ type: 'pass' }] })).toBe(0);
    await pool.close();
  });
});

describe('A bot', () => {
  test.each([
    ['exits', 'process.exit(3);', 'left before it answered (3)'],
    ['is killed from outside', "process.kill(process.pid, 'SIGKILL');", 'left before it answered (SIGKILL)'],
    ['fills its heap', FILLS_HEAP, 'ran out of memory'],
    ['throws', "throw new Error('so');", 'threw'],
    ['makes up a choice', 'return -1;', 'chose what was not offered'],
  ])('that %s is reported, and a new process answers the next question', async (name, body, what) => {
    const pool = one(onlyOnce(name, body));
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject(saying(what));
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  // How much memory a process takes is read from /proc.
  const onLinux = process.platform === 'linux' ? test : () => undefined;
  onLinux('that takes memory outside of its heap is killed long before the machine has none left', async () => {
    const pool = one(onlyOnce('buffers', FILLS_BUFFERS));
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject(saying('ran out of memory'));
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  test('that loops endlessly is killed when its time is over', async () => {
    const pool = one(onlyOnce('hung', 'for (;;);'), HANGS_MS);
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject({ ...saying('did not answer in time'), isTimeout: true });
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  test('that loops endlessly or fills its heap does not keep the others waiting', async () => {
    const bad = `if (posed.bot === 'endless') for (;;); if (posed.bot === 'greedy') { ${FILLS_HEAP} } return 1;`;
    const pool = one(botThat(bad));
    const endless = faultOf(pool.ask({ ...QUESTION, bot: 'endless' }));
    const greedy = faultOf(pool.ask({ ...QUESTION, bot: 'greedy' }));
    expect(await pool.ask(QUESTION)).toBe(1);
    expect(await greedy).toMatchObject({ message: 'The bot greedy at seat 1 of murano ran out of memory.' });
    expect(await Promise.race([endless, pool.ask(QUESTION)])).toBe(1);
    await pool.close();
    expect(await endless).toEqual(new Error('The bots are stopped.'));
  });

  test('that throws is told by the places in the code, and by nothing of what it said', async () => {
    const pool = one(onlyOnce('threw', 'throw new Error(posed.state.hand);'));
    const fault = await faultOf(pool.ask({ ...QUESTION, state: { hand: 'the palace\n    at the bottom' } }));
    expect(fault).toMatchObject(saying('threw'));
    const lines: string[] = [];
    journal('error', { write: (line) => void lines.push(line) }).error({ err: fault });
    expect(lines.join('')).toMatch(/"where":\["at .*script-\d+\.mjs:\d+:\d+\)?"/);
    expect(JSON.stringify([fault, lines])).not.toMatch(/palace|bottom/);
    await pool.close();
  });
});

describe('A child process', () => {
  const OTHER = 'answered another question';
  const NOT_OFFERED = 'chose what was not offered';
  const FLOOD = 'said more than an answer';
  test.each([
    ['an index too high', 'say(`${id} 2\\n`)', NOT_OFFERED],
    ['an index below 0', 'say(`${id} -1\\n`)', NOT_OFFERED],
    ['half an index', 'say(`${id} 0.5\\n`)', NOT_OFFERED],
    ['no index', 'say(`${id}\\n`)', NOT_OFFERED],
    ['more than an index', 'say(`${id} 0 0\\n`)', NOT_OFFERED],
    ['null', 'say(`${id} null\\n`)', NOT_OFFERED],
    ['nonsense', "say('nonsense\\n')", OTHER],
    ['an empty line', "say('\\n')", OTHER],
    ['the answer to a question not asked yet', 'say(`${id + 1} 0\\n`)', OTHER],
    ['two answers', 'say(`${id} 0\\n${id} 1\\n`)', FLOOD],
    ['a line without an end', "for (;;) say('0'.repeat(65_536))", FLOOD],
    ['lines without an end', 'for (;;) say(`${id} 0\\n`.repeat(10_000))', FLOOD],
    ['errors without an end', "for (;;) process.stderr.write('no\\n'.repeat(10_000))", FLOOD],
    ['nothing, and closes its stdout', 'closeSync(1)', 'left before it answered (SIGKILL)'],
  ])('that answers %s is killed, and nothing of it counts', async (name, body, what) => {
    const pool = one(childThat(`${body};`));
    expect([name, await faultOf(pool.ask(QUESTION))]).toMatchObject([name, saying(what)]);
    await pool.close();
  });

  test('that answers the question before once more is killed: an answer counts for its own question alone', async () => {
    const pool = one(childThat('say(`${id === 1 ? 1 : id - 1} 0\\n`);'));
    expect(await pool.ask(QUESTION)).toBe(0);
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject(saying(OTHER));
    await pool.close();
  });

  test('that has answered and speaks on is killed while nobody asks', async () => {
    const pid = join(folder, 'speaks-on');
    const pool = one(childThat(`${leavesPid(pid)} say(\`\${id} 1\\n\`); setInterval(() => say(\`\${id} 0\\n\`), 20);`));
    expect(await pool.ask(QUESTION)).toBe(1);
    await eventually('it is gone', () => !isAlive(pid));
    await pool.close();
  });

  test('that closes its stdin cannot be asked, and is replaced', async () => {
    const pool = one(childThat('closeSync(0); say(`${id} 1\\n`); setInterval(() => undefined, 1000);'));
    expect(await pool.ask(QUESTION)).toBe(1);
    expect(await faultOf(pool.ask(QUESTION))).toMatchObject(saying('left before it answered (SIGKILL)'));
    expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
  });

  test('that does not start is a fault', async () => {
    const pool = one(new URL('file:///no/such/script.mjs'));
    expect(await faultOf(pool.ask(QUESTION))).toBeInstanceOf(BotFault);
    await pool.close();
  });
});

describe('A pool of bots', () => {
  test('asks the same process as long as it answers', async () => {
    const pids = join(folder, 'pids');
    const pool = one(botThat(`${leavesPid(pids)} return 1;`));
    for (let n = 0; n < 5; n += 1) expect(await pool.ask(QUESTION)).toBe(1);
    await pool.close();
    expect(new Set(readFileSync(pids, 'utf8').trim().split('\n')).size).toBe(1);
  });

  test('that is closed rejects all questions', async () => {
    const pool = one(childThat(''));
    const asked = [faultOf(pool.ask(QUESTION)), faultOf(pool.ask(QUESTION))];
    await pool.close();
    const stopped = new Error('The bots are stopped.');
    expect(await Promise.all([...asked, faultOf(pool.ask(QUESTION))])).toEqual([stopped, stopped, stopped]);
  });

  test('gives each question luck of its own', async () => {
    const pool = one(botThat('return posed.luck % posed.choices.length;'));
    const choices = Array.from({ length: 1000 }, (_, index) => ({ type: `choice ${index}` }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.ask({ ...QUESTION, choices })));
    expect(new Set(answers).size).toBeGreaterThan(10);
    await pool.close();
  });
});
