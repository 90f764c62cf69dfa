import { describe, expect, test } from '@jest/globals';
import { origin } from '#events/chain/digest.js';
import type { TableId } from '#events/envelope.js';
import { bareTableOf, shownWithoutRules } from '#gateway/tables/bare-table.js';
import { seated } from '#gateway/tables/deeds.js';
import { opened, pinnedOf } from '#gateway/tables/opening.js';
import { sealed } from '#gateway/tables/standing.js';
import { UnknownRules } from '#gateway/tables/unknown-rules.js';
import type { MemoryStore } from '#store/memory/memory-store.js';
import { aNode, annaAndBenPlay, aStore, game, playOn, SEED } from './story.js';

const LATER = 'later' as TableId;
const TWO = { seats: 2, options: {} };
const BY_SERVICE = { seat: null, command: null, at: 1, draws: 0 };

/** A table that a later release opened: its draws are made in a way that is not known here, and so are its seats taken. */
const opensLater = async (store: MemoryStore): Promise<void> => {
  const pinned = pinnedOf(LATER, game, SEED);
  const [first] = opened(pinned, TWO, 1);
  const taken = { type: 'SeatTaken', seat: 0, claim: 'c', nonceOfAll: 'n' };
  const happened = [{ ...first?.event, scheme: 3 }, taken].map((event) => ({ type: 'TableOpened', ...event }));
  const events = sealed(pinned, { seq: 0, digest: origin(LATER) }, happened, BY_SERVICE);
  await store.open({ table: LATER, game: game.id, edition: game.edition, seed: SEED, events });
};

describe('A table whose draw scheme this release does not know', () => {
  test('is not played: who asks is told what is missing here, and nothing is added to it', async () => {
    const store = aStore();
    await opensLater(store);
    const { tables } = aNode(store);

    await expect(tables.find(LATER)).rejects.toThrow(UnknownRules);
    await expect(tables.find(LATER)).rejects.toMatchObject({
      refusal: { code: 'unknown_rules', message: 'This server does not have the draw scheme 3.' },
    });
    expect(await store.read(LATER, 0, 10)).toHaveLength(2);
  });

  test('is readable as events', async () => {
    const store = aStore();
    await opensLater(store);
    const bare = await bareTableOf(store, LATER);
    if (bare === null) throw new Error('It is there.');
    const events = await store.read(LATER, 0, 10);

    expect(bare.standing.table).toMatchObject({ status: 'open', seq: 2, claims: [null, null] });
    expect(events.map((event) => shownWithoutRules(event, bare).event)).toEqual([
      expect.objectContaining({ type: 'TableOpened', scheme: 3 }),
      null,
    ]);
  });

  test('leaves the other tables as they are', async () => {
    const store = aStore();
    await opensLater(store);
    const node = aNode(store);
    await expect(node.tables.find(LATER)).rejects.toThrow(UnknownRules);

    const table = await annaAndBenPlay(node);
    expect((await playOn(table, 'beside', 20)).every(({ ok }) => ok)).toBe(true);
    expect(await table.perform(seated(0, 'late'))).toMatchObject({ ok: false });
  });
});
