import { describe, expect, test } from '@jest/globals';
import { open, origin } from '#events/chain/digest.js';
import { tableSeenBy } from '#events/table/events.js';
import { murano } from '#engine/murano/game.js';
import type { Append, Appended, StoredEvent } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { NotSaved } from '#store/not-saved.js';
import { risen, seated, started } from '#gateway/tables/deeds.js';
import { aNode, annaAndBenPlay, anotherOpens, aStore, give, LAGOON, playOn, SEED, toDecide } from './story.js';

const ALL = 5000;
const seqs = (events: readonly StoredEvent[]): readonly number[] => events.map(({ seq }) => seq);

describe('A hot table', () => {
  test('tells viewers exactly what is stored, in order, and ends with the seed revealed', async () => {
    const store = aStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    await playOn(table, 'whole-game');

    const stored = await store.read(LAGOON, 0, ALL);
    expect(node.told).toEqual(stored);
    expect(stored.slice(-2).map(({ event }) => event.type)).toEqual(['TableFinished', 'SeedRevealed']);
    expect(table.standing.table.status).toBe('finished');
  });

  test('its chain opens with the seed, event by event', async () => {
    const store = aStore();
    await playOn(await annaAndBenPlay(aNode(store)), 'chain', 40);

    const events = await store.read(LAGOON, 0, ALL);
    const previous = [origin(LAGOON), ...events.map(({ digest }) => digest)];
    const showings = { ...tableSeenBy, ...murano.seenBy };
    const opens = events.map((event, index) => open(previous[index] ?? event.digest, event, showings, event, SEED));
    expect(opens).toEqual(events.map(() => true));
  });

  test('is told of an event before the answer to what made it', async () => {
    const node = aNode(aStore());
    const table = await annaAndBenPlay(node);
    const told = node.told.length;
    const turn = toDecide(table);

    const done = await give(table, turn?.seat ?? 0, 'first', turn?.choices[0]);
    expect(done).toEqual({ ok: true, seq: node.told.at(-1)?.seq });
    expect(node.told.length).toBeGreaterThan(told);
  });

  test('decides what is asked in one breath one after another', async () => {
    const store = aStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    const turn = toDecide(table);
    const seat = turn?.seat ?? 0;

    const done = await Promise.all([
      give(table, seat, 'sail', turn?.choices[0]),
      give(table, seat, 'pass', { type: 'pass' }),
      give(table, seat, 'end', { type: 'endTurn' }),
      give(table, seat, 'too late', { type: 'pass' }),
    ]);
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(done[3]).toMatchObject({ refusal: { code: 'stale', rule: 'K5' } });
    expect(node.told).toEqual(await store.read(LAGOON, 0, ALL));
  });

  test('gives a command id one effect and equal answers, however often and wherever it is sent', async () => {
    const store = aStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    const turn = toDecide(table);
    const send = () => give(table, turn?.seat ?? 0, 'once', turn?.choices[0]);

    const together = await Promise.all([send(), send()]);
    const later = await send();
    const elsewhere = await aNode(store).tables.find(LAGOON);
    const there = elsewhere === null ? null : await give(elsewhere, turn?.seat ?? 0, 'once', turn?.choices[0]);

    expect(new Set([...together, later, there].map((done) => JSON.stringify(done))).size).toBe(1);
    expect(
      (await store.read(LAGOON, 0, ALL)).filter(({ command }) => command?.endsWith('-once') === true),
    ).toHaveLength(1);
  });

  test('two nodes that race for one table end with the same stream', async () => {
    const store = aStore();
    const one = aNode(store);
    const here = await annaAndBenPlay(one);
    const other = aNode(store);
    const there = await other.tables.find(LAGOON);
    if (there === null) throw new Error('The table is stored.');

    await Promise.all([playOn(here, 'here', 60), playOn(there, 'there', 60)]);
    await Promise.all([here.catchUp(), there.catchUp()]);

    const stored = await store.read(LAGOON, 0, ALL);
    expect(seqs(stored)).toEqual(stored.map((_, index) => index + 1));
    expect(one.told).toEqual(stored);
    expect(other.told).toEqual(stored.slice(stored.length - other.told.length));
    expect(here.standing).toEqual(there.standing);
  });
});

/** A store that can be away, or lose its answers on their way back. */
class UnsteadyStore extends MemoryStore {
  weather: 'fine' | 'away' | 'answers lost' = 'fine';

  constructor() {
    super(new MemoryOutbox());
  }

  override async append(append: Append): Promise<Appended> {
    if (this.weather === 'away') throw new NotSaved(new Error('away'));
    const appended = await super.append(append);
    if (this.weather === 'answers lost') throw new NotSaved(new Error('lost on its way'));
    return appended;
  }
}

describe('A hot table whose storage', () => {
  test('is away refuses moves, shows nothing, and takes the same command again when it is back', async () => {
    const store = new UnsteadyStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    const turn = toDecide(table);
    const told = node.told.length;

    store.weather = 'away';
    const refused = await give(table, turn?.seat ?? 0, 'again', turn?.choices[0]);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not_saved' } });
    expect(node.told).toHaveLength(told);

    store.weather = 'fine';
    expect(await give(table, turn?.seat ?? 0, 'again', turn?.choices[0])).toMatchObject({ ok: true });
    expect(node.told).toEqual(await store.read(LAGOON, 0, ALL));
  });

  test('saved and did not say so: the same command again is answered as if it had, and had one effect', async () => {
    const store = new UnsteadyStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    const turn = toDecide(table);

    store.weather = 'answers lost';
    const unheard = await give(table, turn?.seat ?? 0, 'unheard', turn?.choices[0]);
    expect(unheard).toMatchObject({ ok: false, refusal: { code: 'not_saved' } });

    store.weather = 'fine';
    expect(await give(table, turn?.seat ?? 0, 'unheard', turn?.choices[0])).toMatchObject({ ok: true });
    const stored = await store.read(LAGOON, 0, ALL);
    expect(stored.filter(({ command }) => command?.endsWith('-unheard') === true)).toHaveLength(1);
    expect(node.told).toEqual(stored);
  });

  test('falters in mid-game loses no move, doubles none, and tells each event once', async () => {
    const store = new UnsteadyStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    const weathers = ['fine', 'away', 'fine', 'answers lost'] as const;

    for (let move = 0; move < 80; move += 1) {
      const turn = toDecide(table);
      store.weather = weathers[move % weathers.length] ?? 'fine';
      await give(table, turn?.seat ?? 0, `move-${move}`, turn?.choices[move % turn.choices.length]);
      store.weather = 'fine';
      await give(table, turn?.seat ?? 0, `move-${move}`, turn?.choices[move % turn.choices.length]);
    }
    const stored = await store.read(LAGOON, 0, ALL);
    expect(node.told).toEqual(stored);
    expect(new Set(stored.map(({ command }) => command)).size).toBeGreaterThanOrEqual(80);
  });
});

describe('The seats of a hot table', () => {
  test('can be taken and left before the start, and not after it', async () => {
    const { tables } = aNode(aStore());
    const table = await tables.open(LAGOON, murano, { seats: 2, options: {} }, SEED);
    expect(await table.perform(seated(0, 'anna'))).toMatchObject({ ok: true });
    expect(await table.perform(seated(0, 'ben'))).toMatchObject({ ok: false, refusal: { rule: 'K11' } });
    expect(await table.perform(seated(7, 'ben'))).toMatchObject({ ok: false, refusal: { rule: 'K3' } });
    expect(await table.perform(started(murano))).toMatchObject({ ok: false, refusal: { rule: 'K12' } });
    expect(await table.perform(risen(0))).toMatchObject({ ok: true });
    expect(await table.perform(risen(0))).toMatchObject({ ok: false, refusal: { rule: 'K11' } });

    await table.perform(seated(0, 'anna'));
    await table.perform(seated(1, 'ben'));
    expect(await table.perform(started(murano))).toMatchObject({ ok: true });
    expect(await table.perform(risen(1))).toMatchObject({ ok: false, refusal: { rule: 'K10' } });
    expect(await table.perform(started(murano))).toMatchObject({ ok: false, refusal: { rule: 'K10' } });
  });

  test('a new nonce makes other luck', async () => {
    const redShip = async (nonce: string): Promise<unknown> => {
      const { tables, told } = aNode(aStore());
      const table = await tables.open(LAGOON, murano, { seats: 2, options: {} }, SEED);
      await table.perform(seated(0, 'anna'));
      await table.perform(seated(1, 'first'));
      await table.perform(risen(1));
      await table.perform(seated(1, nonce));
      await table.perform(started(murano));
      return told.map(({ event }) => event).filter(({ type }) => type === 'ShipsAnchored');
    };
    const many = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(redShip));
    expect(new Set(many.map((ships) => JSON.stringify(ships))).size).toBeGreaterThan(1);
    expect(await redShip('a')).toEqual(many[0]);
  });
});

describe('Hot tables', () => {
  test('a cold table is loaded from its snapshot and what came after, and stands where it stood', async () => {
    const store = aStore();
    const table = await annaAndBenPlay(aNode(store));
    await playOn(table, 'cold', 300);
    expect((await store.snapshot(LAGOON))?.seq).toBeGreaterThan(0);

    const loaded = await aNode(store).tables.find(LAGOON);
    expect(loaded?.standing.digest).toBe(table.standing.digest);
    expect(stateOf(loaded?.standing.table)).toEqual(stateOf(table.standing.table));
  });

  test('there is no table that nobody opened', async () => {
    expect(await aNode(aStore()).tables.find(LAGOON)).toBeNull();
  });

  test('one that is put aside for others goes on where it was', async () => {
    const store = aStore();
    const node = aNode(store, 1);
    await annaAndBenPlay(node);
    await anotherOpens(node.tables);
    const again = await node.tables.find(LAGOON);
    if (again === null) throw new Error('The table is stored.');

    await playOn(again, 'again', 20);
    expect(node.told.filter(({ table }) => table === LAGOON)).toEqual(await store.read(LAGOON, 0, ALL));
  });
});

const stateOf = (table: unknown): unknown =>
  typeof table === 'object' && table !== null && 'state' in table ? table.state : null;
