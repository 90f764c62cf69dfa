import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import type { Limits } from '#store/postgres/limits.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { anOpening, APPENDED, aTable, knownAt, play, run, serve } from '../story.js';
import { ask } from './server.js';
import type { Server } from './server.js';
import { Wire } from './wire.js';

/** Nobody needs to wait for what is going to fail; and a busy machine still gets an answer through in half of it. */
const SOON: Limits = { connectMs: 1000, statementMs: 1000, silenceMs: 1000, patienceMs: 1000, lanes: 2 };

/** What a player is ready to wait for "not saved, try again", on a machine that does other things too. */
const QUICKLY_MS = 1500;

export const away = (server: () => Server): void => {
  describe('the storage', () => {
    it('that is away is told of quickly, and is used again as soon as it is back', async () => {
      const wire = await Wire.to(server().url);
      const { store } = await openPostgres(wire.url, SOON);
      const table = aTable();
      await store.open(anOpening(table));
      await wire.refuse();

      // The first one may still have gone into a connection that was just breaking, so that nobody knows.
      const append = play(table, 1);
      await expect(store.append(append)).rejects.toThrow(NotSaved);
      const since = performance.now();
      await expect(store.append(append)).rejects.toThrow(NotSaved);
      await expect(store.open(anOpening(aTable()))).rejects.toThrow(NotSaved);
      await expect(store.read(table, 0, 1)).rejects.toThrow(NotRead);
      await expect(store.seed(table)).rejects.toThrow(NotRead);
      expect(performance.now() - since).toBeLessThan(QUICKLY_MS);

      await wire.restore();
      expect(await store.append(append)).toEqual(APPENDED);
      await store.close();
      await wire.refuse();
    });

    it('whose answer is lost in the middle of a commit is asked again: appended is appended, once', async () => {
      const wire = await Wire.to(server().url);
      const { store } = await openPostgres(wire.url, SOON);
      const tables = [aTable(), aTable(), aTable()];
      for (const table of tables) await store.open(anOpening(table));
      await Promise.all(tables.map((table) => store.append(play(table, 1))));
      const heads = await Promise.all(tables.map((table) => store.head(table)));
      const appends = tables.map((table, index) => ({
        ...(index === 1 ? serve(table, 2, [{ by: 'nobody' }]) : play(table, 2)),
        onto: heads[index]?.digest ?? anOpening(table).events[0]?.digest,
      }));

      const lost = wire.mute();
      const answers = Promise.all(appends.map((append) => store.append(append as ReturnType<typeof play>)));
      await lost;
      wire.cut();

      expect(await answers).toEqual(appends.map(() => APPENDED));
      for (const table of tables) expect(await store.read(table, 2, 9)).toHaveLength(1);
      await store.close();
      await wire.refuse();
    });

    it('that answers no more at all is given up; the same command finds out later what became of it', async () => {
      const wire = await Wire.to(server().url);
      const { store } = await openPostgres(wire.url, SOON);
      const table = aTable();
      await store.open(anOpening(table));
      const [first, second] = run(play(table, 1), play(table, 2));
      if (first === undefined || second === undefined) throw new Error('A run of two has two.');

      const lost = wire.mute();
      const given = store.append(first);
      await lost;
      await wire.refuse();
      await expect(given).rejects.toThrow(NotSaved);

      await wire.restore();
      expect(await store.append(first)).toEqual(knownAt(2));
      expect(await store.append(second)).toEqual(APPENDED);
      await store.close();
      await wire.refuse();
    });

    it('that hangs does not hang who waits', async () => {
      const wire = await Wire.to(server().url);
      const { store } = await openPostgres(wire.url, SOON);
      const table = aTable();
      await store.open(anOpening(table));

      void wire.mute();
      const answers = await Promise.allSettled([store.append(play(table, 1)), store.read(table, 0, 9)]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

      wire.cut();
      expect(await store.read(table, 0, 1)).toHaveLength(1);
      await store.close();
      await wire.refuse();
    });

    it.each([
      ['full', '53100'],
      ['broken', '58030'],
      ['only to be read', '25006'],
    ])('that is %s takes nothing, and goes on as soon as it can', async (_, code) => {
      const { url } = server();
      const { store } = await openPostgres(url);
      const table = aTable();
      await store.open(anOpening(table));
      await ask(
        url,
        `create or replace function spoil() returns trigger language plpgsql as
         $$ begin raise exception 'no more' using errcode = '${code}'; end $$`,
      );
      await ask(url, 'create trigger spoil before insert on store.events execute function spoil()');

      const append = play(table, 1);
      await expect(store.append(append)).rejects.toThrow(NotSaved);
      await expect(store.open(anOpening(aTable()))).rejects.toThrow(NotSaved);
      expect(await store.head(table)).toMatchObject({ seq: 1 });

      await ask(url, 'drop trigger spoil on store.events');
      expect(await store.append(append)).toEqual(APPENDED);
      await store.close();
    });

    it('never puts a seed into what it says went wrong', async () => {
      const { url } = server();
      const { store } = await openPostgres(url);
      await ask(url, 'alter table store.seeds add constraint short check (length(seed) = 1) not valid');
      const { seed, ...opening } = anOpening(aTable());

      const fault: unknown = await store.open({ ...opening, seed }).catch((error: unknown) => error);
      const said = inspect(fault, { depth: Infinity, showHidden: true });
      expect(said).toContain('violates check constraint');
      expect(said).not.toContain(Buffer.from(seed).toString('hex').slice(0, 16));
      expect(said).not.toContain(seed.slice(0, 6).join(', '));
      await ask(url, 'alter table store.seeds drop constraint short');
      await store.close();
    });
  });
};
