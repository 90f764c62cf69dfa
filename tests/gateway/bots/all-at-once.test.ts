import { describe, expect, test } from '@jest/globals';
import type { CommandId } from '#events/envelope.js';
import type { Game } from '#engine/kit/game.js';
import { commanded, seated, started } from '#gateway/tables/deeds.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { ballot } from '#tests/games/ballot/game.js';
import { aStore, LAGOON, SEED } from '../tables/story.js';
import { aBotNode, idsOf, isOver, PlainPool, storyOf } from './story.js';
import type { BotNode } from './story.js';

const game: Game = ballot;

/** Anna, Ben and Cleo sit at a table of Ballot, where everybody votes at once, and the game has started. */
const threeVote = async ({ tables }: BotNode): Promise<HotTable> => {
  const table = await tables.open(LAGOON, game, { seats: 3, options: {} }, SEED);
  for (const [seat, nonce] of ['anna', 'ben', 'cleo'].entries()) await table.perform(seated(seat, nonce));
  await table.perform(started(game));
  return table;
};

describe('Bots that decide at the same time', () => {
  test('are asked one after another, and play to the end', async () => {
    const pool = new PlainPool();
    const node = aBotNode(aStore(), { anna: 'random', ben: 'random', cleo: 'random' }, { pool });
    await threeVote(node);
    await node.until(() => isOver(node));
    await node.bots.stop();
    expect(pool.mostAtOnce).toBe(1);
    expect(node.faults).toEqual([]);
  });

  test('as a person does vote on what the person left them', async () => {
    const store = aStore();
    const pool = new PlainPool();
    pool.hold();
    const node = aBotNode(store, { ben: 'random', cleo: 'random' }, { pool });
    const table = await threeVote(node);
    const before = table.standing.table;
    await pool.wasAsked(1);
    const [vote] = before.status === 'playing' ? game.choices(before.state, 0) : [];
    await table.perform(commanded(game, { id: 'vote' as CommandId, seat: 0, command: vote, seen: before.seq }));
    pool.release();
    await node.until(() => node.told.some(({ event }) => event.type === 'BallotsOpened'));
    await node.bots.stop();

    const { seq } = before;
    const ids = idsOf(await storyOf(store, LAGOON)).slice(0, 3);
    expect(ids).toEqual(['0-vote', `bot-1-${seq + 1}`, `bot-2-${seq + 2}`]);
    expect(pool.asked.slice(0, 3).map(({ seat }) => seat)).toEqual([1, 1, 2]);
    expect(node.faults).toEqual([]);
  });
});
