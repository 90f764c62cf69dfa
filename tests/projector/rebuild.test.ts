import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { compareProjections } from '#projector/compare.js';
import { projectAlone, startProjector } from '#projector/projector.js';
import { rebuild } from '#projector/rebuild.js';
import type { RebuildParts } from '#projector/rebuild.js';
import { setAside } from '#projector/set-aside.js';
import { NotAlone } from '#projector/tell-build.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { BEGINNING } from '#store/outbox.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { anna, ben, carla, known, plays, recordIn, strong } from './evening.js';
import { caughtUp, feedOf, followed, lastCursor } from './story.js';

const server = theServer();
let url = '';
let kept: Kept | null = null;
const house = (): Kept => {
  if (kept === null) throw new Error('It is opened before each test.');
  return kept;
};

beforeEach(async () => {
  url = await server().database();
  await migrate(url);
  kept = await openPostgres(url);
  await known(house(), (text) => ask(url, text));
});
afterEach(async () => kept?.store.close());

const parts = (node = 'one', onTold: RebuildParts['onTold'] = () => undefined): RebuildParts => ({
  ...house(),
  ...{ node, onTold },
});
const evenings = async (many: number): Promise<readonly TableId[]> => {
  const tables: TableId[] = [];
  for (let n = 0; n < many; n += 1) {
    const sitters = n % 3 === 0 ? [anna, ben] : [carla, strong, anna];
    tables.push(
      await plays(house(), { sitters, points: sitters.map((_, seat) => (n * 7 + seat * 5) % 11), at: 1000 + n }),
    );
  }
  return tables;
};
const settled = () =>
  eventually(
    'all is settled',
    async () => (await house().outbox.tail(BEGINNING, 10_000)).at(-1)?.cursor === (await lastCursor(url)),
  );
const everything = async (): Promise<unknown> => {
  const rows = async (name: string) =>
    (await ask(url, `select to_jsonb(one)::text as row from store.${name} one`)).map(({ row }) => String(row)).sort();
  return Promise.all(['listings', 'sittings', 'results', 'standings'].map(rows));
};

describe('Telling all of it anew', () => {
  it('comes to the same as following did, and shows it in one go', async () => {
    await evenings(6);
    await (await followed(url, house())).stop();
    const told = await everything();
    const before = await house().projections.shown();
    await ask(url, 'delete from store.built_standings');
    await ask(url, `update store.built_results set points = 99`);

    await rebuild(parts('one', () => undefined));
    expect(await everything()).toEqual(told);
    const now = await house().projections.shown();
    expect(now.build).toBe(before.build + 1);
    // Nothing is left of what was shown before.
    expect(await ask(url, 'select * from store.builds')).toHaveLength(1);
    expect(await ask(url, `select 1 from store.built_listings where build <> ${now.build}`)).toEqual([]);
  });

  it('goes on beside a projector that follows, which then follows what is shown', async () => {
    await evenings(3);
    const following = await followed(url, house());
    await settled();
    const rebuilding = rebuild(parts());
    const [more] = await Promise.all([evenings(4), rebuilding]);
    following.wake();
    await caughtUp(url, following);
    await following.stop();

    expect(more).toHaveLength(4);
    expect((await house().projections.shown()).build).toBe(2);
    expect(await recordIn(house(), 'anna')).toMatchObject({ played: 7 });
    expect((await compareProjections(parts())).differences).toEqual([]);
  });

  it('goes on where it was ended in the middle', async () => {
    await evenings(3);
    await (await followed(url, house())).stop();
    const told = await everything();
    const ended = rebuild(
      parts('one', () => {
        throw new Error('The power went.');
      }),
    );
    await expect(ended).rejects.toThrow('The power went.');
    const beside = await house().projections.underWay();
    expect(beside?.cursor).not.toBe(BEGINNING);
    expect(await everything()).toEqual(told);

    const passed: number[] = [];
    await evenings(1);
    await settled();
    await rebuild(parts('two', (_, events) => void passed.push(events)));
    const { build } = await house().projections.shown();
    expect(build).toBe(beside?.build);
    // What was told before the power went was not told again.
    expect(passed.reduce((sum, events) => sum + events, 0)).toBeLessThan(10);
    expect(await recordIn(house(), 'anna')).toMatchObject({ played: 4 });
  });

  it('is refused while somebody else does it', async () => {
    await evenings(1);
    await settled();
    let second: unknown = null;
    await rebuild(
      parts('one', () => {
        second ??= rebuild(parts('two')).catch((fault: unknown) => fault);
      }),
    );
    expect(await second).toBeInstanceOf(NotAlone);
  });

  it('knows of a table that was set aside in the meantime', async () => {
    const [table] = await evenings(1);
    await (await followed(url, house())).stop();
    if (table === undefined) throw new Error('There is one.');
    const aside: Promise<void>[] = [];
    await rebuild(parts('one', () => void aside.push(setAside(house().projections, table, true))));
    await Promise.all(aside);

    expect(await ask(url, 'select * from store.standings')).toEqual([]);
    expect((await compareProjections(parts())).differences).toEqual([]);
  });
});

describe('Comparing', () => {
  it('finds what is not what the events tell, and changes nothing', async () => {
    const [table] = await evenings(4);
    await (await followed(url, house())).stop();
    expect(await compareProjections(parts())).toEqual({
      rows: { listings: 4, sittings: 10, results: 10, standings: 4 },
      differences: [],
    });

    await ask(url, `update store.built_standings set won = won + 1 where sitter = 'ben'`);
    await ask(url, `delete from store.built_sittings where table_id = '${table ?? ''}' and seat = 0`);
    const told = await everything();
    const { differences } = await compareProjections(parts());
    expect(differences.map(({ kind }) => kind)).toEqual(['sittings', 'standings', 'standings']);
    expect(await everything()).toEqual(told);
    expect(await ask(url, 'select * from store.builds')).toHaveLength(1);
  });

  it('is to the very event, while the projector goes on', async () => {
    await evenings(2);
    const following = await followed(url, house());
    const [compared] = await Promise.all([compareProjections(parts()), evenings(3)]);
    await following.stop();
    expect(compared.differences).toEqual([]);
  });
});

describe('Projectors', () => {
  const aProjector = (node: string) =>
    startProjector({ ...house(), feed: feedOf(house().outbox), node, onFault: () => undefined });

  it('are one that works and others that stand by, one of which takes over', async () => {
    const [one, other] = [aProjector('one'), aProjector('other')];
    await eventually('one works', () => one.isActive !== other.isActive);
    const [active, standby] = one.isActive ? [one, other] : [other, one];
    await evenings(2);
    await eventually('it told', async () => (await recordIn(house(), 'anna'))?.played === 2);
    await eventually('nothing waits', async () => (await active.lag()) === 0);

    await active.stop();
    await eventually('another works', () => standby.isActive);
    await evenings(1);
    await eventually('it told', async () => (await recordIn(house(), 'anna'))?.played === 3);
    await standby.stop();
  });

  it('tell anew what another edition told, while they follow', async () => {
    await evenings(2);
    await (await followed(url, house())).stop();
    await ask(url, 'update store.builds set edition = 0');
    await ask(url, 'delete from store.built_standings');

    const projector = projectAlone({ ...house(), feed: feedOf(house().outbox), node: 'one', onFault: () => undefined });
    await eventually('it was told anew', async () => (await recordIn(house(), 'anna'))?.played === 2);
    await projector.stop();
    expect(await house().projections.shown()).toMatchObject({ build: 2, edition: 1 });
  });
});
