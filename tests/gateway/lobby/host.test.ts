import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import { Host } from '#gateway/lobby/host.js';
import { Seatings } from '#gateway/lobby/seatings.js';
import { Visits } from '#gateway/lobby/visits.js';
import { REVEAL_MS } from '#gateway/tables/reveal-time.js';
import { Games } from '#gateway/tables/games.js';
import type { Append, Appended, EventStore } from '#store/event-store.js';
import type { Deadlines } from '#store/deadlines.js';
import type { Announced, Lobby } from '#store/lobby.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { NotSaved } from '#store/not-saved.js';
import { KeptDeadlines } from '../../clock/kept-deadlines.js';
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

const hostAt = (
  store: EventStore,
  lobby: Lobby,
  seatings = new Seatings(lobby),
  deadlines: Deadlines = new KeptDeadlines(),
) => new Host(new Games([game]), aNode(store).tables, lobby, seatings, new Visits(lobby), deadlines, store);

const FOR_TWO = { game: game.id, seats: 2, options: {}, visibility: 'unlisted', clock: { kind: 'none' } } as const;
const FOR_FOUR = { ...FOR_TWO, seats: 4, visibility: 'public' } as const;

/** A table for two that Anna opened, at which nobody sits. */
const aTable = async () => {
  const [store, lobby] = [new SlowStore(), new ClaimsBook()];
  const seatings = new Seatings(lobby);
  const deadlines = new KeptDeadlines();
  const here = hostAt(store, lobby, seatings, deadlines);
  const table = await here.open(FOR_TWO, 'anna');
  const there = hostAt(store, lobby, seatings);
  const same = await there.find(table.pinned.id);
  const sitters = () => seatings.sittersAt({ id: table.pinned.id, claims: table.standing.table.claims });
  return { store, lobby, deadlines, here, table, there, same, sitters };
};

describe('A seat', () => {
  test('is nobody else’s to free, also for who asks just before somebody has sat down there', async () => {
    const { store, here, table, sitters } = await aTable();
    store.hold();
    const sitting = here.seat(table, 0, 'ben', 'derived');
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
    await here.seat(table, 0, 'ben', 'derived');

    await expect(there.free(same, 0, 'mallory')).rejects.toThrow('Everybody gets up themselves.');
    await table.catchUp();
    expect(await sitters()).toEqual([{ player: 'ben' }, null]);
  });

  test('is one for each player, also for who asks for two at once, here or at another node', async () => {
    const { here, table, there, same, sitters } = await aTable();
    const asked = [here.seat(table, 0, 'ben', 'derived'), there.seat(same, 1, 'ben', 'derived')];
    asked.push(here.seat(table, 1, 'ben', 'derived'));
    const came = await Promise.allSettled(asked);
    await table.catchUp();

    expect((await sitters()).filter((sitter) => sitter !== null)).toEqual([{ player: 'ben' }]);
    expect(came.some(({ status }) => status === 'rejected')).toBe(true);
  });

  test('that is taken leaves nothing written down of who asks for it in vain', async () => {
    const { lobby, here, table } = await aTable();
    await here.seat(table, 0, 'ben', 'derived');
    await expect(here.seat(table, 0, 'mallory', 'derived')).rejects.toThrow('That seat is taken.');
    await expect(here.seat(table, 7, 'mallory', 'derived')).rejects.toThrow();

    expect(await lobby.claims(table.pinned.id)).toHaveLength(1);
  });

  test('that was freed elsewhere is found free', async () => {
    const { here, table, there, same, sitters } = await aTable();
    await here.seat(table, 0, 'ben', 'derived');
    await same.catchUp();
    await here.free(table, 0, 'ben');
    await there.seat(same, 0, 'carla', 'derived');
    await table.catchUp();

    expect(await sitters()).toEqual([{ player: 'carla' }, null]);
  });

  test('is left by who goes, and stays whose it is once the game has started', async () => {
    const { here, table, sitters } = await aTable();
    await here.seat(table, 0, 'ben', 'derived');
    await here.leave(table, 'ben');
    expect(await sitters()).toEqual([null, null]);

    await here.seat(table, 0, 'ben', 'derived');
    await here.seat(table, 1, 'carla', 'derived');
    await here.start(table, 'anna');
    await here.leave(table, 'ben');
    expect(await sitters()).toEqual([{ player: 'ben' }, { player: 'carla' }]);
  });
});

describe('What a seat adds to the draws', () => {
  const committed = (id: string, seat: number, nonce: string) => ({ nonceCommitment: commitToNonce(id, seat, nonce) });

  test('is derived for a bot and for who names nothing: there is nothing that a server could choose', async () => {
    const { here, table } = await aTable();
    await here.seat(table, 0, 'ben', 'derived');
    await here.seatBot(table, 1, 'random', 'anna');

    const { id } = table.pinned;
    const { commitment, nonces, claims, sources } = table.standing.table;
    expect(nonces).toEqual([derivedNonce(commitment, id, 0), derivedNonce(commitment, id, 1)]);
    expect(sources).toEqual(['derived', 'derived']);
    expect(claims.filter((claim) => claim !== null && nonces.includes(claim))).toEqual([]);
  });

  test('is seated by a claim of the server, another one each time', async () => {
    const { here, table, sitters } = await aTable();
    await here.seat(table, 0, 'ben', { nonce: 'mine' });
    const [first] = table.standing.table.claims;
    await here.free(table, 0, 'ben');
    await here.seat(table, 0, 'carla', { nonce: 'mine' });

    expect(table.standing.table.claims[0]).not.toBe(first);
    expect(await sitters()).toEqual([{ player: 'carla' }, null]);
  });

  test('is revealed when the start is asked for, which may be asked twice, and revealed twice', async () => {
    const { here, table, deadlines } = await aTable();
    const { id } = table.pinned;
    await here.seat(table, 0, 'ben', committed(id, 0, 'bens'));
    await here.seat(table, 1, 'carla', { nonce: 'open' });
    await expect(here.reveal(table, 'ben', 'bens')).rejects.toThrow('when the start is asked for');
    await Promise.all([here.start(table, 'ben'), here.start(table, 'anna')]);
    expect(table.standing.table).toMatchObject({ status: 'open', isStarting: true, nonces: [null, 'open'] });
    // Kept before the reveals were asked for, so that the table never waits for ever.
    expect(deadlines.kept.get(id)).toBeLessThanOrEqual(Date.now() + REVEAL_MS);

    await expect(here.reveal(table, 'mallory', 'bens')).rejects.toThrow('You do not sit at this table.');
    await expect(here.reveal(table, 'carla', 'else')).rejects.toThrow('no nonce to reveal');
    await expect(here.reveal(table, 'ben', 'other')).rejects.toThrow('not the nonce that this seat committed to');
    await Promise.all([here.reveal(table, 'ben', 'bens'), here.reveal(table, 'ben', 'bens')]);
    await here.reveal(table, 'ben', 'bens');
    expect(table.standing.table).toMatchObject({ status: 'playing', nonces: ['bens', 'open'] });
    await expect(here.reveal(table, 'ben', 'other')).rejects.toThrow('too late');
  });

  test('is revealed at a node that has not heard yet who sits there and that the start was asked for', async () => {
    const { here, table, there, same } = await aTable();
    const { id } = table.pinned;
    await here.seat(table, 0, 'ben', committed(id, 0, 'bens'));
    await here.seat(table, 1, 'carla', committed(id, 1, 'carlas'));
    await here.start(table, 'anna');
    await Promise.all([there.reveal(same, 'ben', 'bens'), here.reveal(table, 'carla', 'carlas')]);

    await Promise.all([table.catchUp(), same.catchUp()]);
    expect(same.standing).toEqual(table.standing);
    expect(table.standing.table).toMatchObject({ status: 'playing', nonces: ['bens', 'carlas'] });
  });

  test('keeps nobody at a table: who goes while it starts stays seated there, by nobody who could be named', async () => {
    const { here, table } = await aTable();
    await here.seat(table, 0, 'ben', committed(table.pinned.id, 0, 'bens'));
    await here.seat(table, 1, 'carla', 'derived');
    await here.start(table, 'anna');
    await here.leave(table, 'ben');

    await expect(here.free(table, 0, 'ben')).rejects.toThrow('seats stay as they are');
    expect(table.standing.table).toMatchObject({ isStarting: true });
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
