import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { TableId } from '#events/envelope.js';
import type { Left, ListAsked } from '#store/lobby.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import { connect } from '#store/postgres/connect.js';
import type { Connected } from '#store/postgres/connect.js';
import { LIMITS } from '#store/postgres/limits.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { aListedTable, aListing, forgetAll, list, listedIds, claimOf, pageOf, pages } from './beside/listed.js';
import { opened } from './beside/opened.js';
import { fill, pagesRead } from './beside/pages-read.js';
import { ask, asking, theServer } from './postgres/server.js';
import type { Server } from './postgres/server.js';
import { Wire } from './postgres/wire.js';
import { anOpening, aTable, play } from './story.js';

const SOON = { connectMs: 1000, statementMs: 1000, silenceMs: 1000, patienceMs: 1000, lanes: 2 };
const ANYTHING: ListAsked = { status: null, game: null, player: null, asker: null, cursor: null, limit: 20 };
/** A row of a page takes a few looks into each of four tables; all the tables there are take ten times as many. */
const MOST_PAGES = 1200;
const aPlayer = (): string => `p-${randomUUID()}`;
const ANNA = { player: 'anna' };
const BOT = { bot: 'strong' };
const NO_CLOCK = { kind: 'none' } as const;

/** A database with many tables, for questions as the service asks them. */
const aCrowd = (server: () => Server): (() => pg.Pool) => {
  let connected: Connected | null = null;
  beforeAll(async () => {
    const url = await server().database();
    await migrate(url);
    await asking(url, fill);
    connected = await connect(url, LIMITS);
  });
  afterAll(async () => connected?.source.destroy());
  return () => {
    if (connected === null) throw new Error('They come with the tests.');
    return connected.pool;
  };
};

describe('The lobby', () => {
  const server = theServer();
  const kept = opened(server);
  const crowded = aCrowd(server);
  afterEach(async () => forgetAll(server().url));

  it('knows a table that was announced, once and as it was at first', async () => {
    const { lobby } = kept();
    const table = aTable();
    const clock = { kind: 'move', seconds: 60 } as const;
    const announced = { table, creator: 'anna', visibility: 'unlisted', clock, at: 1_761_955_200_000 } as const;
    expect(await lobby.announced(table)).toBeNull();

    await lobby.announce(announced);
    await lobby.announce({ ...announced, creator: 'ben' });
    expect(await lobby.announced(table)).toEqual(announced);
  });

  it('plans a table once, as whoever was first wanted it, also where several are at once', async () => {
    const { lobby } = kept();
    const plan = (table: TableId, seats: number) => {
      const announced = { table, creator: 'anna', visibility: 'public', clock: NO_CLOCK, at: seats } as const;
      return lobby.plan(announced, { game: 'murano', seats, options: { storm: seats > 2 } });
    };
    for (const table of [aTable(), aTable(), aTable()]) {
      const plans = await Promise.all([1, 2, 3, 4, 5, 6].map((seats) => plan(table, seats)));
      const [first] = plans;
      expect(plans).toEqual(plans.map(() => first));
      expect(first).toEqual({ game: 'murano', seats: first?.seats, options: { storm: (first?.seats ?? 0) > 2 } });
      expect((await lobby.announced(table))?.at).toBe(first?.seats);
      expect(await plan(table, 9)).toEqual(first);
    }
  });

  it('gives a claim to whoever was first, and to nobody else', async () => {
    const { lobby } = kept();
    const table = aTable();
    const claim = { table, seat: 1, claim: 'n', sitter: ANNA };

    expect(await lobby.claim(claim)).toBe(true);
    expect(await lobby.claim(claim)).toBe(true);
    expect(await lobby.claim({ ...claim, sitter: { player: 'ben' } })).toBe(false);
    expect(await lobby.claim({ ...claim, sitter: { bot: 'anna' } })).toBe(false);
    expect(await lobby.claim({ ...claim, claim: 'm', sitter: BOT })).toBe(true);
    expect(await lobby.claim({ ...claim, seat: 0, sitter: { player: 'ben' } })).toBe(true);
    expect(await lobby.claims(table)).toEqual([
      { table, seat: 0, claim: 'n', sitter: { player: 'ben' } },
      { table, seat: 1, claim: 'm', sitter: BOT },
      { table, seat: 1, claim: 'n', sitter: ANNA },
    ]);
  });

  it('gives a claim that several make at once to exactly one', async () => {
    const { lobby } = kept();
    const table = aTable();
    const players = Array.from({ length: 7 }, aPlayer);
    const given = await Promise.all(
      players.map((player) => lobby.claim({ table, seat: 0, claim: 'n', sitter: { player } })),
    );

    expect(given.filter((isTheirs) => isTheirs)).toHaveLength(1);
    expect(await lobby.claims(table)).toMatchObject([{ sitter: { player: players[given.indexOf(true)] } }]);
  });

  it('knows where somebody may sit whose game has not begun, also where no list tells of it yet', async () => {
    const player = aPlayer();
    const sitters = [ANNA, { player }];
    const open = await aListedTable(kept(), { sitters });
    for (const status of ['playing', 'finished'] as const) await aListedTable(kept(), { status, sitters });
    const untold = aTable();
    await kept().lobby.claim({ table: untold, seat: 0, claim: 'n', sitter: { player } });

    const [first, second] = [open, untold].toSorted();
    expect(await kept().lobby.notBegun(player, null, 10)).toEqual([first, second]);
    expect(await kept().lobby.notBegun(player, first ?? null, 10)).toEqual([second]);
    expect(await kept().lobby.notBegun(player, null, 1)).toEqual([first]);
  });

  it('never has a claim of nobody, or of two', async () => {
    const claim = `insert into store.claims (table_id, seat, nonce, player, bot) values ('t', 0, 'n', $1, $2)`;
    await expect(ask(server().url, claim, [null, null])).rejects.toThrow('violates check constraint');
    await expect(ask(server().url, claim, ['anna', 'strong'])).rejects.toThrow('violates check constraint');
  });

  it.each([
    `update store.claims set player = 'ben'`,
    'delete from store.claims',
    `update store.lobby set creator = 'ben'`,
    'delete from store.lobby',
    'delete from store.players',
  ])('leaves what was said as it was said: the role that plays may not %s', async (sql) => {
    await expect(ask(server().url, `set role laguna_app; ${sql}`)).rejects.toThrow('permission denied');
  });

  it('shows a table as its events tell it, who sits there, and how far it is', async () => {
    const table = await aListedTable(kept(), { status: 'playing', sitters: [ANNA, BOT, null] });
    await kept().lobby.claim({ table, seat: 2, claim: 'of one who never sat down', sitter: { player: 'ben' } });
    const append = play(table, 1);
    await kept().store.append(append);

    const listing = aListing(table);
    expect((await pageOf(kept())).tables).toEqual([
      {
        table,
        ...{ creator: 'anna', visibility: 'public', clock: { kind: 'none' }, at: 1000 },
        ...{ game: 'murano', edition: 1, options: listing.options, commitment: listing.commitment },
        ...{ status: 'playing', result: null, seq: 2, digest: append.events[0]?.digest },
        claims: [claimOf(table, 0), claimOf(table, 1), null],
        sitters: [ANNA, BOT, null],
      },
    ]);
  });

  it('shows the result of a table that is over', async () => {
    await aListedTable(kept(), { status: 'finished' });
    const [listed] = (await pageOf(kept(), { status: 'finished' })).tables;
    expect(listed?.result).toEqual({ standings: [{ seat: 0, place: 1, points: 31 }] });
  });

  it('shows no table that was opened nowhere, and none that nobody announced', async () => {
    const announced = aTable();
    await kept().lobby.announce({
      table: announced,
      creator: 'anna',
      visibility: 'public',
      clock: { kind: 'none' },
      at: 1,
    });
    const unheardOf = aTable();
    await kept().store.open(anOpening(unheardOf));
    await list(kept(), aListing(unheardOf));

    expect(await listedIds(kept(), { asker: 'anna' })).toEqual([]);
  });

  it('lists by status, by game, and both, newest first', async () => {
    const open = await aListedTable(kept(), { at: 1 });
    const burano = await aListedTable(kept(), { at: 2, game: 'burano' });
    const playing = await aListedTable(kept(), { at: 3, status: 'playing' });
    const over = await aListedTable(kept(), { at: 4, game: 'burano', status: 'finished' });

    expect(await listedIds(kept())).toEqual([over, playing, burano, open]);
    expect(await listedIds(kept(), { status: 'open' })).toEqual([burano, open]);
    expect(await listedIds(kept(), { game: 'burano' })).toEqual([over, burano]);
    expect(await listedIds(kept(), { status: 'finished', game: 'burano' })).toEqual([over]);
    expect(await listedIds(kept(), { status: 'playing', game: 'burano' })).toEqual([]);
  });

  it('lists the tables at which a player sits, once each, and not those that they left', async () => {
    const player = aPlayer();
    const both = await aListedTable(kept(), { at: 1, sitters: [{ player }, { player }] });
    await aListedTable(kept(), { at: 2, sitters: [ANNA, BOT] });
    const left = await aListedTable(kept(), { at: 3, sitters: [{ player }, null] });
    await list(kept(), { ...aListing(left), opened: 3, claims: [null, null] });
    const over = await aListedTable(kept(), { at: 4, status: 'finished', sitters: [null, { player }] });

    expect(await listedIds(kept(), { player })).toEqual([over, both]);
    expect(await listedIds(kept(), { player, status: 'open' })).toEqual([both]);
    expect(await listedIds(kept(), { player: aPlayer() })).toEqual([]);
  });

  it('lists an unlisted table for those only who set it up or sit there', async () => {
    const player = aPlayer();
    const table = await aListedTable(kept(), { visibility: 'unlisted', sitters: [null, { player }] });

    expect(await listedIds(kept(), { asker: 'anna' })).toEqual([table]);
    expect(await listedIds(kept(), { asker: player })).toEqual([table]);
    expect(await listedIds(kept(), { asker: player, player })).toEqual([table]);
    expect(await listedIds(kept(), { asker: aPlayer() })).toEqual([]);
    expect(await listedIds(kept(), { asker: aPlayer(), player })).toEqual([]);
    expect(await listedIds(kept(), { player })).toEqual([]);
    expect(await listedIds(kept())).toEqual([]);

    await list(kept(), { ...aListing(table), claims: [null, null] });
    expect(await listedIds(kept(), { asker: player })).toEqual([]);
  });

  it('is read by pages without gaps or doubles while new tables appear', async () => {
    const tables = [];
    for (const at of [1, 2, 2, 2, 3, 4, 4]) tables.push(await aListedTable(kept(), { at }));
    const seen = await pages(kept(), { limit: 2 }, () => aListedTable(kept(), { at: 9 }));

    expect(seen.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(seen.flat().sort()).toEqual([...tables].sort());
    expect(seen.flat().slice(0, 2).sort()).toEqual(tables.slice(5).sort());
  });

  it('has no page after the last, also where that is full', async () => {
    for (const at of [1, 2, 3, 4]) await aListedTable(kept(), { at, visibility: at === 3 ? 'unlisted' : 'public' });

    expect((await pageOf(kept(), { limit: 3 })).cursor).toBeNull();
    expect((await pages(kept(), { limit: 1 })).map((page) => page.length)).toEqual([1, 1, 1]);
    expect((await pageOf(kept(), { limit: 2 })).cursor).toMatch(/^[A-Za-z0-9_-]{1,256}$/);
  });

  it.each(['', 'nonsense', '0', 'MTIzLg', 'LTEudA', 'A'.repeat(256), "' or true --"])(
    'goes nowhere from a cursor that it never gave: %s',
    async (cursor) => {
      await aListedTable(kept());
      expect(await pageOf(kept(), { cursor })).toEqual({ tables: [], cursor: null });
    },
  );

  it('tells the tables at which a game is going on, by id', async () => {
    await aListedTable(kept());
    await aListedTable(kept(), { status: 'finished' });
    const playing = [];
    for (const at of [1, 2, 3]) playing.push(await aListedTable(kept(), { at, status: 'playing' }));
    playing.sort();

    expect(await kept().lobby.playing(null, 9)).toEqual(playing);
    expect(await kept().lobby.playing(null, 2)).toEqual(playing.slice(0, 2));
    expect(await kept().lobby.playing(playing[1] ?? null, 2)).toEqual(playing.slice(2));
  });

  it('tells the tables that are left, the longest first, until somebody comes by or they are over', async () => {
    const { lobby } = kept();
    const left = async (since: number, after: Left | null = null) =>
      (await lobby.left(since, after, 9)).map(({ table }) => table);
    const open = await aListedTable(kept(), { at: 2000 });
    const playing = await aListedTable(kept(), { at: 1000, status: 'playing' });
    await aListedTable(kept(), { at: 500, status: 'finished' });

    expect(await left(3000)).toEqual([playing, open]);
    expect(await lobby.left(3000, null, 1)).toEqual([{ table: playing, visited: 1000, clock: NO_CLOCK }]);
    expect(await left(3000, { table: playing, visited: 1000, clock: NO_CLOCK })).toEqual([open]);
    expect(await left(3000, { table: open, visited: 2000, clock: NO_CLOCK })).toEqual([]);
    expect(await left(1000)).toEqual([]);

    await lobby.visited(playing, 4000);
    await lobby.visited(playing, 2500);
    await lobby.visited(aTable(), 1);
    expect(await left(3000)).toEqual([open]);
    expect(await left(4001)).toEqual([open, playing]);
  });

  it.each<[string, Partial<ListAsked>]>([
    ['all', {}],
    ['the open ones', { status: 'open' }],
    ['those that are over', { status: 'finished' }],
    ['those of a game', { game: 'burano' }],
    ['those of a game that are going on', { game: 'burano', status: 'playing' }],
    ["a player's", { player: 'p7' }],
    ["a player's that are going on, for somebody", { player: 'p7', status: 'playing', asker: 'p9' }],
    ['all, for somebody', { asker: 'p7' }],
  ])('reads a page of %s without looking at all tables there ever were', async (_, asked) => {
    expect(await pagesRead(crowded(), { ...ANYTHING, ...asked })).toBeLessThan(MOST_PAGES);
  });

  it('is not saved and not read while the storage is away', async () => {
    const wire = await Wire.to(server().url);
    const { store, lobby, projections, ...others } = await openPostgres(wire.url, SOON);
    await wire.refuse();
    const table = aTable();
    const away = { ...others, store, lobby, projections };

    await expect(lobby.claim({ table, seat: 0, claim: 'n', sitter: ANNA })).rejects.toThrow(NotSaved);
    await expect(lobby.visited(table, 1)).rejects.toThrow(NotSaved);
    await expect(
      lobby.plan(
        { table, creator: 'anna', visibility: 'public', clock: NO_CLOCK, at: 1 },
        { game: 'murano', seats: 2, options: {} },
      ),
    ).rejects.toThrow(NotSaved);
    await expect(lobby.announced(table)).rejects.toThrow(NotRead);
    await expect(lobby.claims(table)).rejects.toThrow(NotRead);
    await expect(lobby.left(1, null, 1)).rejects.toThrow(NotRead);
    await expect(pageOf(away)).rejects.toThrow(NotRead);
    await expect(projections.shown()).rejects.toThrow(NotRead);
    await expect(projections.setAside(aTable(), true)).rejects.toThrow(NotSaved);
    await store.close();
  });
});
