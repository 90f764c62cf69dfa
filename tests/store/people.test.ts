import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { nameKey } from '#store/name-key.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import type { People, Person } from '#store/people.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { Unfit } from '#store/unfit.js';
import { opened } from './beside/opened.js';
import { eventually } from './embedded/eventually.js';
import { ask, theServer } from './postgres/server.js';
import { Wire } from './postgres/wire.js';

/** A name that no other test speaks of. */
const aName = (): string => `Anna ${randomUUID().slice(0, 8)}`;
const aHash = (): Uint8Array => new Uint8Array(randomBytes(32));
const SOON = { connectMs: 1000, statementMs: 1000, silenceMs: 1000, patienceMs: 1000, lanes: 2 };

/** Who has a token, and in which session. */
interface Given {
  readonly player: string;
  readonly session: Uint8Array;
}

const somebody = (person: Person | 'taken'): Person => {
  if (person === 'taken') throw new Error('The name was taken.');
  return person;
};

describe('A name', () => {
  it.each([
    ['Anna', 'anna'],
    ['Anna', 'ＡＮＮＡ'],
    ['Straße', 'STRASSE'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['Anna', 'An\u200dna'],
    ['Anna Ben', 'Anna\u00a0 Ben'],
    ['Zoe\u0308', 'Zoë'],
  ])('is the same for a reader as %s, %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Anna', 'Hanna'],
    ['Zoë', 'Zoe'],
    ['AnnaBen', 'Anna Ben'],
  ])('is another where it is read otherwise: %s, %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

describe('People', () => {
  const server = theServer();
  const kept = opened(server);

  it('come as guests, and may share a name', async () => {
    const { people } = kept();
    const name = aName();
    const [anna, other] = [somebody(await people.guest(name)), somebody(await people.guest(name))];

    expect(anna).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), name, isGuest: true, role: 'player' });
    expect(other.id).not.toBe(anna.id);
    expect(await people.called(name)).toBeNull();
    expect(await people.people([anna.id, 'nobody', other.id])).toEqual(
      new Map([
        [anna.id, anna],
        [other.id, other],
      ]),
    );
  });

  it('make accounts, whose name is theirs however it is written', async () => {
    const { people } = kept();
    const name = aName();
    const anna = somebody(await people.account(name, 'a-hash', null));

    expect(anna).toEqual({ id: expect.any(String), name, isGuest: false, role: 'player' });
    expect(await people.called(name.toUpperCase())).toEqual({ ...anna, passwordHash: 'a-hash' });
    expect(await people.account(name.toLowerCase(), 'another', null)).toBe('taken');
    expect(await people.guest(` ${name.toUpperCase()} `)).toBe('taken');
    expect(await people.people([anna.id])).toEqual(new Map([[anna.id, anna]]));
  });

  it('stay who they are when a guest makes an account, and only once', async () => {
    const { people } = kept();
    const guest = somebody(await people.guest(aName()));
    const name = aName();
    const account = await people.account(name, 'a-hash', guest.id);

    expect(account).toEqual({ ...guest, name, isGuest: false });
    expect(await people.account(name, 'b-hash', guest.id)).toBe('taken');
    expect(await people.account(aName(), 'b-hash', guest.id)).toBe('taken');
    expect(await people.account(aName(), 'b-hash', 'nobody')).toBe('taken');
    expect(await people.called(name)).toMatchObject({ id: guest.id, passwordHash: 'a-hash' });
  });

  it('who are guests cannot take the name of an account with them', async () => {
    const { people } = kept();
    const name = aName();
    const anna = somebody(await people.account(name, 'a-hash', null));
    const guest = somebody(await people.guest(aName()));

    expect(await people.account(name, 'b-hash', guest.id)).toBe('taken');
    expect(await people.called(name)).toMatchObject({ id: anna.id });
    expect((await people.people([guest.id])).get(guest.id)).toEqual(guest);
  });

  it('who ask for one name at once: one of them has it', async () => {
    const { people } = kept();
    const name = aName();
    const guests = await Promise.all([people.guest(name), people.guest(name), people.guest(name)]);
    const asked = await Promise.all([
      ...guests.map((guest, index) => people.account(name, `guest-${index}`, somebody(guest).id)),
      ...['x', 'y', 'z'].map((hash) => people.account(name, hash, null)),
    ]);

    const given = asked.filter((person) => person !== 'taken');
    expect(given).toHaveLength(1);
    expect(await people.called(name)).toMatchObject(given[0] ?? {});
  });

  it('who upgrade one guest twice at once: one of the two did', async () => {
    const { people } = kept();
    const guest = somebody(await people.guest(aName()));
    const names = [aName(), aName()];
    const asked = await Promise.all(names.map((name) => people.account(name, 'a-hash', guest.id)));

    expect(asked.filter((person) => person !== 'taken')).toHaveLength(1);
    const found = await Promise.all(names.map((name) => people.called(name)));
    expect(found.filter((account) => account !== null)).toHaveLength(1);
  });

  it('are admins only where the owner of the database says so', async () => {
    const { people } = kept();
    const anna = somebody(await people.account(aName(), 'a-hash', null));
    await ask(server().url, `update store.players set role = 'admin' where id = $1`, [anna.id]);

    expect(await people.called(anna.name)).toMatchObject({ role: 'admin' });
    const asPlayer = `set role laguna_app; update store.players set role = 'admin'`;
    await expect(ask(server().url, asPlayer)).rejects.toThrow('permission denied');
    const asOwner = `update store.players set role = 'queen'`;
    await expect(ask(server().url, asOwner)).rejects.toThrow('violates check constraint');
  });

  it('stand behind their tokens until these expire', async () => {
    const { people } = kept();
    const anna = somebody(await people.guest(aName()));
    const hash = aHash();
    await people.keepToken({ hash, session: hash, player: anna.id, issued: 1000, expires: 5000 });

    expect(await people.behind(hash, 4999)).toEqual({ person: anna, session: hash, issued: 1000, expires: 5000 });
    expect(await people.behind(hash, 5000)).toBeNull();
    expect(await people.behind(aHash(), 2000)).toBeNull();
  });

  it('end a token sooner, never later', async () => {
    const { people } = kept();
    const anna = somebody(await people.guest(aName()));
    const hash = aHash();
    await people.keepToken({ hash, session: hash, player: anna.id, issued: 1000, expires: 5000 });

    expect(await people.endToken(hash, 9000)).toBe(true);
    expect(await people.behind(hash, 5000)).toBeNull();
    await people.endToken(hash, 3000);
    expect(await people.behind(hash, 2999)).toEqual({ person: anna, session: hash, issued: 1000, expires: 3000 });
    expect(await people.behind(hash, 3000)).toBeNull();
  });

  it('have a session of tokens that came in place of each other, until it is ended and not where they expired', async () => {
    const { people } = kept();
    const anna = somebody(await people.guest(aName()));
    const [session, second, third, another] = [aHash(), aHash(), aHash(), aHash()];
    for (const hash of [session, second, third])
      await people.keepToken({ hash, session, player: anna.id, issued: 1000, expires: 9000 });
    await people.keepToken({ hash: another, session: another, player: anna.id, issued: 1000, expires: 9000 });
    await people.endToken(session, 3000);
    await people.endToken(second, 4000);

    expect(await people.behind(third, 5000)).toMatchObject({ person: anna, session });
    expect(await people.behind(third, 9000)).toBeNull();
    expect(await people.ended([session, another])).toEqual([]);
    await people.endSession(session);
    expect(await people.ended([session, another])).toEqual([session]);
    expect(await people.behind(third, 5000)).toBeNull();
    expect(await people.endToken(third, 4000)).toBe(false);
    expect(await people.forget(anna.id)).toBe(true);
    expect(await people.ended([session, another])).toHaveLength(2);
  });

  it.each([
    ['a session', (people: People, { session }: Given) => people.endSession(session)],
    ['all of them', (people: People, { player }: Given) => people.endSessions(player)],
  ])('keep no token that is given while %s ends', async (_, ends) => {
    const { people } = kept();
    const { id: player } = somebody(await people.guest(aName()));
    const [session, renewed] = [aHash(), aHash()];
    await people.keepToken({ hash: session, session, player, issued: 1000, expires: 9000 });
    const giver = new pg.Client(server().url);
    await giver.connect();
    await giver.query('begin');
    await giver.query('select from store.tokens where hash = $1 for update', [session]);
    await giver.query('insert into store.tokens values ($1, $2, 1000, 9000)', [renewed, player]);
    await giver.query('insert into store.renewals values ($1, $2)', [renewed, session]);

    const ended = ends(people, { session, player });
    const waits = 'select from pg_locks where not granted and pid <> pg_backend_pid()';
    await eventually('it waits for who gives the token', async () => (await ask(server().url, waits)).length > 0);
    await giver.query('commit');
    await giver.end();
    await ended;
    expect(await people.behind(session, 2000)).toBeNull();
    expect(await people.behind(renewed, 2000)).toBeNull();
  });

  it('leave the tokens behind that expired before they came back', async () => {
    const { people } = kept();
    const anna = somebody(await people.guest(aName()));
    const [old, good, young] = [aHash(), aHash(), aHash()];
    await people.keepToken({ hash: old, session: old, player: anna.id, issued: 1000, expires: 5000 });
    await people.keepToken({ hash: good, session: good, player: anna.id, issued: 1000, expires: 9000 });
    await people.keepToken({ hash: young, session: young, player: anna.id, issued: 6000, expires: 12_000 });

    const left = await ask(server().url, 'select hash from store.tokens where player = $1', [anna.id]);
    expect(left).toHaveLength(2);
    expect(await people.behind(good, 8000)).toMatchObject({ person: anna });
    expect(await people.behind(young, 8000)).toMatchObject({ person: anna });
  });

  it('have to be there to be given a token', async () => {
    const { people } = kept();
    const token = { hash: aHash(), session: aHash(), player: 'nobody', issued: 1, expires: 2 };
    await expect(people.keepToken(token)).rejects.toThrow(Unfit);
  });

  it('are not saved and not read while the storage is away, and no password is told', async () => {
    const wire = await Wire.to(server().url);
    const { store, people } = await openPostgres(wire.url, SOON);
    await wire.refuse();

    const fault: unknown = await people.account(aName(), 'secret-hash', null).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(NotSaved);
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain('secret-hash');
    await expect(people.guest(aName())).rejects.toThrow(NotSaved);
    await expect(people.endToken(aHash(), 1)).rejects.toThrow(NotSaved);
    await expect(people.called(aName())).rejects.toThrow(NotRead);
    await expect(people.behind(aHash(), 1)).rejects.toThrow(NotRead);
    await expect(people.ended([aHash()])).rejects.toThrow(NotRead);
    await expect(people.endSession(aHash())).rejects.toThrow(NotSaved);
    await expect(people.people(['anna'])).rejects.toThrow(NotRead);
    await store.close();
  });
});
