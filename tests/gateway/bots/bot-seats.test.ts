import { describe, expect, test } from '@jest/globals';
import { BotPool } from '#gateway/bots/pool.js';
import { annaAndBenPlay, aStore, give, LAGOON, toDecide } from '../tables/story.js';
import { builtScript } from './built.js';
import { aBotNode, aTurnOfTheLoop, idsOf, isOver, PlainPool, storyOf } from './story.js';

const BOTH = { anna: 'strong', ben: 'random' };
const BEN = { ben: 'random' };
/** A whole game of several hundred questions in processes that may have to share one core with others. */
const GAME_TIMEOUT_MS = 120_000;

const numbered = (events: readonly { readonly seq: number }[]): readonly number[] => events.map(({ seq }) => seq);

describe('Bots in seats, in processes of their own,', () => {
  test(
    'play a game to its end by themselves',
    async () => {
      const store = aStore();
      const node = aBotNode(store, BOTH, { pool: new BotPool(builtScript) });
      await annaAndBenPlay(node);
      await node.until(() => isOver(node));
      await node.bots.stop();

      const story = await storyOf(store, LAGOON);
      expect(node.told).toEqual(story);
      expect(node.faults).toEqual([]);
      expect(new Set(idsOf(story)).size).toBe(idsOf(story).length);
      expect(idsOf(story).every((id) => /^bot-[01]-\d+$/.test(id))).toBe(true);
    },
    GAME_TIMEOUT_MS,
  );

  test(
    'go on where the table stands when the service starts again, and double nothing',
    async () => {
      const store = aStore();
      const before = aBotNode(store, BOTH, { pool: new BotPool(builtScript) });
      await annaAndBenPlay(before);
      await before.until(() => before.told.length > 150);
      await before.bots.stop();
      const told = (await storyOf(store, LAGOON)).length;

      const later = aBotNode(store, BOTH, { pool: new BotPool(builtScript) });
      await later.bots.wakeAll([LAGOON]);
      await later.until(() => isOver(later));
      await later.bots.stop();

      const story = await storyOf(store, LAGOON);
      expect(numbered(story)).toEqual(story.map((_, index) => index + 1));
      expect(later.told).toEqual(story.slice(told));
      expect(new Set(idsOf(story)).size).toBe(idsOf(story).length);
      expect([...before.faults, ...later.faults]).toEqual([]);
    },
    GAME_TIMEOUT_MS,
  );
});

describe('Bots in seats', () => {
  test('take their time for each move, so that people can follow it', async () => {
    const asked: number[] = [];
    let end: () => void = () => undefined;
    let begins: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begins = resolve));
    const node = aBotNode(aStore(), BOTH, {
      pool: new PlainPool(),
      moveMs: 900,
      pause: (ms, signal) => {
        asked.push(ms);
        begins();
        return new Promise((resolve) => {
          end = resolve;
          signal.addEventListener('abort', () => resolve());
        });
      },
    });
    await annaAndBenPlay(node);
    await begun;
    await aTurnOfTheLoop();
    const told = node.told.length;
    expect(node.told.every(({ seat }) => seat === null)).toBe(true);

    end();
    await node.until(() => node.told.length > told);
    expect(asked.every((ms) => ms === 900)).toBe(true);
    await node.bots.stop();
    expect(node.faults).toEqual([]);
  });

  test('on two nodes that both look after a table do nothing twice', async () => {
    const store = aStore();
    const here = aBotNode(store, BOTH, { pool: new PlainPool() });
    const there = aBotNode(store, BOTH, { pool: new PlainPool() });
    await annaAndBenPlay(here);
    await there.bots.wakeAll([LAGOON]);
    await Promise.all([here.until(() => here.told.length > 200), there.until(() => there.told.length > 100)]);
    await Promise.all([here.bots.stop(), there.bots.stop()]);

    const story = await storyOf(store, LAGOON);
    expect(numbered(story)).toEqual(story.map((_, index) => index + 1));
    expect(new Set(idsOf(story)).size).toBe(idsOf(story).length);
    expect([...here.faults, ...there.faults]).toEqual([]);
  });

  test('leave people their seats', async () => {
    const store = aStore();
    const pool = new PlainPool();
    const node = aBotNode(store, BEN, { pool });
    const table = await annaAndBenPlay(node);
    const turnOf = (seat: number) => () => toDecide(table)?.seat === seat;
    await node.until(turnOf(0));
    for (let moves = 0; turnOf(0)(); moves += 1) {
      const choices = toDecide(table)?.choices ?? [];
      const brief = choices.find(({ type }) => type === 'endTurn' || type === 'pass') ?? choices[0];
      expect(await give(table, 0, `anna-${moves}`, brief)).toMatchObject({ ok: true });
    }
    await node.until(turnOf(0));
    await node.bots.stop();

    expect(new Set(pool.asked.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(node.faults).toEqual([]);
  });
});
