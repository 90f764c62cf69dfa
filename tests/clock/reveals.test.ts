import { describe, expect, it } from '@jest/globals';
import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import type { Clock } from '#events/wire/tables.js';
import { closed, revealed, seated, started } from '#gateway/tables/deeds.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { REVEAL_MS } from '#gateway/tables/reveal-time.js';
import type { EventStore } from '#store/event-store.js';
import { aStore } from '../gateway/tables/story.js';
import { allDone } from './hand-time.js';
import { A_MINUTE, aWatch, game, loaded, PIT, SEED, shared } from './watch.js';
import type { Shared, Watch } from './watch.js';

const NO_CLOCK: Clock = { kind: 'none' };
const untimed = (all: Shared): Watch => aWatch(all, () => Promise.resolve(NO_CLOCK));

/** Anna and Ben committed to their nonces, and the start was asked for. */
const starting = async ({ tables }: Watch): Promise<HotTable> => {
  const table = await tables.open(PIT, game, { seats: 2, options: {} }, SEED);
  await table.perform(seated(0, 'anna', { nonceCommitment: commitToNonce(PIT, 0, 'annas') }));
  await table.perform(seated(1, 'ben', { nonceCommitment: commitToNonce(PIT, 1, 'bens') }));
  await table.perform(started(game));
  return table;
};

const atAStart = async (watchOver: (all: Shared) => Watch = untimed) => {
  const all = shared(aStore());
  const watch = watchOver(all);
  watch.alarm.start();
  const table = await starting(watch);
  await allDone();
  return { all, watch, table, time: all.time };
};

/** The types of events since the reveals were asked for, up to the start. */
const settled = async (store: EventStore): Promise<readonly string[]> => {
  const types = (await store.read(PIT, 0, 100)).map(({ event }) => event.type);
  const end = types.indexOf('TableStarted');
  return types.slice(types.indexOf('RevealsAsked'), end < 0 ? undefined : end + 1);
};

describe.each([
  ['with a clock', (all: Shared) => aWatch(all, () => Promise.resolve(A_MINUTE))],
  ['without a clock', untimed],
])('A table %s that waits for reveals', (_, watchOver) => {
  it('K21: starts when the time is over, and not before, with derived nonces for those that did not come', async () => {
    const { all, table, time } = await atAStart(watchOver);
    await table.perform(revealed(game, 1, 'bens'));
    await time.pass(REVEAL_MS - 1);
    expect(await settled(all.store)).toEqual(['RevealsAsked', 'NonceRevealed']);

    await time.pass(1);
    expect(await settled(all.store)).toEqual(['RevealsAsked', 'NonceRevealed', 'NonceWithheld', 'TableStarted']);
    const { commitment } = table.standing.table;
    expect(table.standing.table).toMatchObject({
      status: 'playing',
      nonces: [derivedNonce(commitment, PIT, 0), 'bens'],
      sources: ['withheld', 'own'],
    });
  });

  it('K20: starts with the last reveal, and has nothing due of it any more', async () => {
    const { all, table, time } = await atAStart(watchOver);
    await table.perform(revealed(game, 0, 'annas'));
    await table.perform(revealed(game, 1, 'bens'));
    await time.pass(REVEAL_MS);

    expect(await settled(all.store)).toEqual(['RevealsAsked', 'NonceRevealed', 'NonceRevealed', 'TableStarted']);
    expect(table.standing.table).toMatchObject({ status: 'playing', sources: ['own', 'own'] });
  });

  it('K21: starts after a restart of the node, when it is time', async () => {
    const { all, watch, time } = await atAStart(watchOver);
    await time.pass(REVEAL_MS - 1);
    await watch.alarm.stop();
    const next = watchOver(all);
    next.alarm.start();

    await time.pass(1);
    expect(await settled(all.store)).toEqual(['RevealsAsked', 'NonceWithheld', 'NonceWithheld', 'TableStarted']);
  });
});

describe('Reveals at two nodes', () => {
  it('K20: come at the same moment, and the game starts once', async () => {
    const { all, table } = await atAStart();
    const there = await loaded(untimed(all));
    const done = await Promise.all([
      table.perform(revealed(game, 0, 'annas')),
      there.perform(revealed(game, 1, 'bens')),
      table.perform(revealed(game, 1, 'bens')),
    ]);

    expect(done.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await settled(all.store)).toEqual(['RevealsAsked', 'NonceRevealed', 'NonceRevealed', 'TableStarted']);
    await Promise.all([table.catchUp(), there.catchUp()]);
    expect(there.standing).toEqual(table.standing);
  });

  it('K21: come at the moment at which the time is over: one of the two happens, and the other is told so', async () => {
    const { all, watch, table, time } = await atAStart();
    await table.perform(revealed(game, 0, 'annas'));
    const there = await loaded(untimed(all));
    await watch.alarm.stop();
    await time.pass(REVEAL_MS);
    const [, late] = await Promise.all([watch.timekeeper.ring(PIT), there.perform(revealed(game, 1, 'bens'))]);

    const [last] = (await settled(all.store)).slice(-2);
    expect(last).toBe(late.ok ? 'NonceRevealed' : 'NonceWithheld');
    expect(late.ok || (late.refusal.rule === 'K20' && late.refusal.code === 'stale')).toBe(true);
    expect((await settled(all.store)).at(-1)).toBe('TableStarted');
  });

  it('K21: are waited for by both, and the game starts once', async () => {
    const { all, time } = await atAStart();
    const other = untimed(all);
    other.alarm.start();
    await loaded(other);
    await time.pass(2 * REVEAL_MS);

    expect(await settled(all.store)).toEqual(['RevealsAsked', 'NonceWithheld', 'NonceWithheld', 'TableStarted']);
  });
});

describe('A table that waits for reveals', () => {
  it('K17: can be closed, and nothing is due there any more', async () => {
    const { all, table, time } = await atAStart();
    expect(await table.perform(closed())).toMatchObject({ ok: true });
    await time.pass(2 * REVEAL_MS);

    expect(await settled(all.store)).toEqual(['RevealsAsked', 'TableClosed', 'SeedRevealed']);
    expect(all.deadlines.kept.size).toBe(0);
  });
});
