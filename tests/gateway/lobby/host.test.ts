import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Host } from '#gateway/lobby/host.js';
import { Seatings } from '#gateway/lobby/seatings.js';
import { Visits } from '#gateway/lobby/visits.js';
import { Games } from '#gateway/tables/games.js';
import type { Append, Appended, EventStore } from '#store/event-store.js';
import type { Announced, Lobby } from '#store/lobby.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { NotSaved } from '#store/not-saved.js';
import { aNode, aStore, game } from '../tables/story.js';
import { ClaimsBook } from './claims-book.js';

/** Says that it has appended when it is let. */
class SlowStore extends MemoryStore {
  #waiting: (() => void)[] | null = null;

  constructor() {
    super(new MemoryOutbox());
  }

  override async append(append: Append): Promise<Appended> {
    const appended = await super.append(append);
    const waiting = this.#waiting;
    if (waiting !== null) await new Promise<void>((resolve) => waiting.push(resolve));
    return appended;
  }

  hold(): void {
    this.#waiting = [];
  }

  release(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const go of waiting) go();
  }
}

/** Keeps the first who announces a table waiting, once that is written down, until they are let go. */
class SlowBook extends ClaimsBook {
  #letGo: (() => void) | null = null;

  override async announce(table: Announced): Promise<void> {
    const isFirst = this.#letGo === null;
    const held = isFirst ? new Promise<void>((resolve) => (this.#letGo = resolve)) : null;
    await super.announce(table);
    await held;
  }

  letGo(): void {
    this.#letGo?.();
  }
}

const hostAt = (store: EventStore, lobby: Lobby, seatings = new Seatings(lobby)) =>
  new Host(new Games([game]), aNode(store).tables, lobby, seatings, new Visits(lobby), store);

const FOR_TWO = { game: game.id, seats: 2, options: {}, visibility: 'unlisted', clock: { kind: 'none' } } as const;
const FOR_FOUR = { ...FOR_TWO, seats: 4, visibility: 'public' } as const;

/** A table for two that Anna opened, at which nobody sits. */
const aTable = async () => {
  const [store, lobby] = [new SlowStore(), new ClaimsBook()];
  const seatings = new Seatings(lobby);
  const here = hostAt(store, lobby, seatings);
  const table = await here.open(FOR_TWO, 'anna');
  const there = hostAt(store, lobby, seatings);
  const same = await there.find(table.pinned.id);
  const sitters = () => seatings.sittersAt({ id: table.pinned.id, nonces: table.standing.table.nonces });
  return { store, lobby, here, table, there, same, sitters };
};

describe('A seat', () => {
  test('is nobody else’s to free, also for who asks just before somebody has sat down there', async () => {
    const { store, here, table, sitters } = await aTable();
    store.hold();
    const sitting = here.seat(table, 0, 'ben', undefined);
    await turn();
    const prying = here.free(table, 0, 'mallory');
    await turn();
    store.release();

    await sitting;
    await expect(prying).rejects.toThrow('Everybody gets up themselves.');
    expect(await sitters()).toEqual([{ player: 'ben' }, null]);
  });

  test('nor at a node that has not heard yet who sits there', async () => {
    const { here, table, there, same, sitters } = await aTable();
    await here.seat(table, 0, 'ben', undefined);

    await expect(there.free(same, 0, 'mallory')).rejects.toThrow('Everybody gets up themselves.');
    await table.catchUp();
    expect(await sitters()).toEqual([{ player: 'ben' }, null]);
  });

  test('is one for each player, also for who asks for two at once, here or at another node', async () => {
    const { here, table, there, same, sitters } = await aTable();
    const asked = [here.seat(table, 0, 'ben', undefined), there.seat(same, 1, 'ben', undefined)];
    asked.push(here.seat(table, 1, 'ben', undefined));
    const came = await Promise.allSettled(asked);
    await table.catchUp();

    expect((await sitters()).filter((sitter) => sitter !== null)).toEqual([{ player: 'ben' }]);
    expect(came.some(({ status }) => status === 'rejected')).toBe(true);
  });

  test('that is taken leaves nothing written down of who asks for it in vain', async () => {
    const { lobby, here, table } = await aTable();
    await here.seat(table, 0, 'ben', undefined);
    await expect(here.seat(table, 0, 'mallory', undefined)).rejects.toThrow('That seat is taken.');
    await expect(here.seat(table, 7, 'mallory', undefined)).rejects.toThrow();

    expect(await lobby.claims(table.pinned.id)).toHaveLength(1);
  });

  test('that was freed elsewhere is found free', async () => {
    const { here, table, there, same, sitters } = await aTable();
    await here.seat(table, 0, 'ben', undefined);
    await same.catchUp();
    await here.free(table, 0, 'ben');
    await there.seat(same, 0, 'carla', undefined);
    await table.catchUp();

    expect(await sitters()).toEqual([{ player: 'carla' }, null]);
  });

  test('is left by who goes, and stays whose it is once the game has started', async () => {
    const { here, table, sitters } = await aTable();
    await here.seat(table, 0, 'ben', undefined);
    await here.leave(table, 'ben');
    expect(await sitters()).toEqual([null, null]);

    await here.seat(table, 0, 'ben', undefined);
    await here.seat(table, 1, 'carla', undefined);
    await here.start(table, 'anna');
    await here.leave(table, 'ben');
    expect(await sitters()).toEqual([{ player: 'ben' }, { player: 'carla' }]);
  });
});

describe('A table that is asked for twice by one key', () => {
  const KEY = 'a key that nobody guesses';

  test('is all that the first wanted, also where the second is there before it stands', async () => {
    const [store, lobby] = [aStore(), new SlowBook()];
    const first = hostAt(store, lobby).open(FOR_TWO, 'anna', KEY);
    const second = await hostAt(store, lobby).open(FOR_FOUR, 'anna', KEY);
    lobby.letGo();

    const { pinned, standing } = await first;
    expect(second.pinned.id).toBe(pinned.id);
    expect(standing.table.setting).toEqual({ seats: 2, options: {} });
    expect(second.standing).toEqual(standing);
    expect(await lobby.announced(pinned.id)).toMatchObject({ visibility: 'unlisted' });
  });

  test('also where it could not be opened for the first', async () => {
    const [full, lobby] = [aStore(), new ClaimsBook()];
    await full.close();
    await expect(hostAt(full, lobby).open(FOR_TWO, 'anna', KEY)).rejects.toThrow(NotSaved);
    const { pinned, standing } = await hostAt(aStore(), lobby).open(FOR_FOUR, 'anna', KEY);

    expect(standing.table.setting).toEqual({ seats: 2, options: {} });
    expect(await lobby.announced(pinned.id)).toMatchObject({ visibility: 'unlisted' });
  });

  test('for nothing that can be played is refused, whatever stands there', async () => {
    const host = hostAt(aStore(), new ClaimsBook());
    await host.open(FOR_TWO, 'anna', KEY);
    await expect(host.open({ ...FOR_TWO, seats: 9 }, 'anna', KEY)).rejects.toThrow('"seats" does not fit');
  });
});
