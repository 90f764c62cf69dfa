import { describe, expect, test } from '@jest/globals';
import { BotPool } from '#gateway/bots/pool.js';
import { annaAndBenPlay, aStore } from '../tables/story.js';
import { botThat } from './built.js';
import { aBotNode, idsOf } from './story.js';
import type { BotNode } from './story.js';

/** The bot at Anna's seat fails at every question. */
const CAST = { anna: 'strong', ben: 'random' };
const MOVES = 2;

/** How many moves Anna's bot made. */
const movesIn = ({ told }: BotNode): number => idsOf(told).filter((id) => id.startsWith('bot-0-')).length;

/** Plays until Anna's bot has made its moves, and tells what went wrong by then. */
const faultsOf = async (bot: URL, limitMs: number): Promise<readonly string[]> => {
  const node = aBotNode(aStore(), CAST, { pool: new BotPool(bot, { workers: 1, limitMs }) });
  await annaAndBenPlay(node);
  await node.until(() => movesIn(node) === MOVES);
  await node.bots.stop();
  return node.faults.map(String);
};

const times = (many: number, what: string): readonly string[] =>
  Array.from({ length: many }, () => `BotFault: The bot strong at seat 0 of murano ${what}.`);

describe('A bot at a table', () => {
  test('that loops endlessly costs its seat one fallback move, and is not asked twice for it', async () => {
    const endless = botThat("if (posed.bot === 'strong') for (;;); return 0;");
    expect(await faultsOf(endless, 4000)).toEqual(times(MOVES, 'did not answer in time'));
  });

  test.each([
    ['fills its heap', 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));', 'ran out of memory'],
    ['exits', 'process.exit(1);', 'left before it answered (1)'],
    ['throws', "throw new Error('so');", 'threw'],
  ])('that %s is asked once more, and costs its seat one fallback move', async (_, body, what) => {
    const bot = botThat(`if (posed.bot === 'strong') { ${body} } return 0;`);
    expect(await faultsOf(bot, 20_000)).toEqual(times(2 * MOVES, what));
  });
});
