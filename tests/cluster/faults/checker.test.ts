import { beforeAll, describe, expect, it } from '@jest/globals';
import { seenBy } from '#events/seen-by.js';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { murano } from '#engine/murano/game.js';
import { GAMES } from '#engine/registry.js';
import { listingAfter } from '#projector/listing.js';
import { knownGames } from '#relay/known-games.js';
import type { CommandId } from '#events/envelope.js';
import type { Viewer } from '#events/viewer.js';
import type { Listing } from '#store/projections.js';
import { annaAndBenPlay, aNode, aStore, LAGOON, playOn } from '#tests/gateway/tables/story.js';
import { brokenPromises } from './checker.js';
import type { StoredTable } from './stored.js';
import type { CommandTold, Glimpse, Told, ViewerTold } from './told.js';

/** More than is told one by one to who comes back. */
const LONG_ENOUGH = 520;

const showings = knownGames(GAMES).showingsOf('murano', 1);

let stored: StoredTable;
let told: Told;
/** The table when the game had started. */
let started: Table;
/** And when it was over. */
let ended: Table;

/** What somebody with these eyes is shown who came when the game had started, and missed nothing. */
const watched = (viewer: Viewer): ViewerTold => {
  if (showings === null) throw new Error('Murano is known.');
  const [first, ...later] = stored.events.slice(started.seq - 1);
  const shown = later.map(({ seq, digest, event }): Glimpse => ({
    kind: 'event',
    seq,
    digest,
    event: seenBy(showings, event, viewer),
  }));
  const state = redactTable(murano, started, viewer);
  const snapshot: Glimpse = { kind: 'snapshot', seq: started.seq, digest: first?.digest ?? '', state };
  return { name: `viewer ${viewer}`, table: LAGOON, viewer, shown: [snapshot, ...shown] };
};

beforeAll(async () => {
  const store = aStore();
  const node = aNode(store);
  const table = await annaAndBenPlay(node);
  started = table.standing.table;
  await playOn(table, 'checked');
  ended = table.standing.table;
  const events = await store.read(LAGOON, 0, 1000);
  const listing = events.reduce<Listing | null>((before, event) => listingAfter(before, event), null);
  const commands = await store.commands(LAGOON, 0, 1000);
  stored = { table: LAGOON, head: await store.head(LAGOON), events, commands, listing };
  told = {
    viewers: (['public', 0, 1] as const).map(watched),
    commands: commands.map(({ id, seat, last }): CommandTold => {
      const given = id.slice('0-'.length) as CommandId;
      return { table: LAGOON, seat, id: given, answers: [{ id: given, ok: true, seq: last }] };
    }),
  };
});

const brokenBy = (changed: Partial<Told> & { readonly stored?: Partial<StoredTable> }): readonly string[] => {
  const { stored: otherwise = {}, ...rest } = changed;
  return brokenPromises({ ...told, ...rest }, [{ ...stored, ...otherwise }]);
};

/** What the public saw, with something done to it. */
const shown = (change: (all: readonly Glimpse[]) => readonly Glimpse[]): readonly string[] =>
  brokenBy({
    viewers: told.viewers.map((one) => (one.viewer === 'public' ? { ...one, shown: change(one.shown) } : one)),
  });

const answered = (change: (one: CommandTold) => CommandTold): readonly string[] =>
  brokenBy({ commands: told.commands.map((one, at) => (at === 5 ? change(one) : one)) });

describe('The checker', () => {
  it('finds nothing where every promise was kept', () => {
    expect(told.commands.length).toBeGreaterThan(10);
    expect(brokenBy({})).toEqual([]);
  });

  it('finds nothing wrong with who came back behind much that was missed, and was given a snapshot', () => {
    expect(ended.seq).toBeGreaterThan(LONG_ENOUGH);
    expect(shown((all) => [...all.slice(0, 3), theEnd(all)])).toEqual([]);
  });

  it('finds who was given a snapshot for a little that was missed, or one with more in it than they may know', () => {
    expect(shown((all) => [...all.slice(0, -3), theEnd(all)])).toEqual([expect.stringMatching(/given a snapshot at/)]);
    const secret = { ...at(told.viewers[0]?.shown ?? [], 0), state: redactTable(murano, started, 'auditor') };
    expect(shown((all) => [secret, ...all.slice(1)])).toEqual([
      expect.stringMatching(`was given another table at ${started.seq} than it may know`),
    ]);
  });

  it.each([
    ['misses one', (all: readonly Glimpse[]) => all.toSpliced(5, 1), /a gap/],
    ['sees one twice', (all: readonly Glimpse[]) => all.toSpliced(5, 0, at(all, 5)), /again behind/],
    ['sees two in the wrong order', (all: readonly Glimpse[]) => all.with(5, at(all, 6)).with(6, at(all, 5)), /a gap/],
    ['never sees the last', (all: readonly Glimpse[]) => all.slice(0, -1), /no more than/],
    ['sees nothing at all', () => [], /no more than null/],
    ['is given nothing to fold on', (all: readonly Glimpse[]) => all.slice(1), /before anything to fold it on/],
    ['goes back', (all: readonly Glimpse[]) => [...all, at(all, 0)], /and held/],
    ['sees what was never stored', (all: readonly Glimpse[]) => [...all, imagined(all)], /another \d+ than is stored/],
  ])('finds a viewer who %s', (_, change, sentence) => {
    expect(shown(change)).toContainEqual(expect.stringMatching(sentence));
  });

  it('finds a viewer who is shown more than they may see', () => {
    const secret = stored.events.findLast(
      ({ event }) => showings !== null && JSON.stringify(seenBy(showings, event, 'public')) !== JSON.stringify(event),
    );
    const seq = secret?.seq ?? NaN;
    const event = secret?.event ?? null;
    expect(shown((all) => all.map((one) => (one.seq === seq ? { ...one, kind: 'event', event } : one)))).toEqual([
      expect.stringMatching(`at ${seq} than it may see`),
    ]);
  });

  it('finds a command that was acknowledged and is lost, or stands elsewhere, or was never answered', () => {
    const id = fifth();
    const without = stored.commands.filter((one) => !one.id.endsWith(`-${id}`));
    expect(brokenBy({ stored: { commands: without } })).toContainEqual(expect.stringMatching(/is lost/));
    expect(answered((one) => ({ ...one, answers: [{ id, ok: true, seq: 1 }] }))).toEqual([
      expect.stringMatching(/acknowledged at 1, and stands at/),
    ]);
    expect(answered((one) => ({ ...one, answers: [] }))).toEqual([expect.stringMatching(/never answered/)]);
  });

  it('finds a command that was refused for good and took effect, but not one that was asked again', () => {
    const refused = (code: 'stale' | 'not_saved') => ({ ok: false as const, refusal: { code, message: '' }, seq: 1 });
    const id = fifth();
    expect(answered((one) => ({ ...one, answers: [{ id, ...refused('stale') }] }))).toEqual([
      expect.stringMatching(/was refused, and took effect/),
    ]);
    expect(answered((one) => ({ ...one, answers: [{ id, ...refused('not_saved') }, ...one.answers] }))).toEqual([]);
  });

  it('finds a command that took effect twice, and one that nobody gave', () => {
    const twice = stored.events.map((one, at) =>
      at === stored.events.length - 1 ? { ...one, command: first() } : one,
    );
    expect(brokenBy({ stored: { events: twice } })).toContainEqual(expect.stringMatching(/once\.$/));
    expect(brokenBy({ commands: told.commands.slice(1) })).toEqual([expect.stringMatching(/which nobody gave/)]);
  });

  it('finds a chain that does not hold, and a head that is not its end', () => {
    const changed = stored.events.map((one) => (one.seq === 9 ? { ...one, at: one.at + 1 } : one));
    expect(brokenBy({ stored: { events: changed } })).toContainEqual(expect.stringMatching(/not chained at 9/));
    const cut = brokenBy({ stored: { events: stored.events.slice(0, -1) } });
    expect(cut).toContainEqual(expect.stringMatching(/says that it stands at/));
  });

  it('finds a table that is listed otherwise than its events tell, or not at all', () => {
    const listing = stored.listing === null ? null : { ...stored.listing, status: 'open' as const };
    for (const wrong of [listing, null])
      expect(brokenBy({ stored: { listing: wrong } })).toEqual([expect.stringMatching(/listed otherwise/)]);
  });

  it('finds a table that is gone', () => {
    expect(brokenPromises(told, [])).toContainEqual(`${LAGOON} is not stored.`);
  });
});

const at = (all: readonly Glimpse[], index: number): Glimpse => {
  const one = all[index];
  if (one === undefined) throw new Error(`Nothing was shown at ${index}.`);
  return one;
};

/** What there is to know of the table when all is over. */
const theEnd = (all: readonly Glimpse[]): Glimpse => {
  const { seq, digest } = at(all, all.length - 1);
  return { kind: 'snapshot', seq, digest, state: redactTable(murano, ended, 'public') };
};

const imagined = (all: readonly Glimpse[]): Glimpse => {
  const last = at(all, all.length - 1);
  return { ...last, seq: last.seq + 1 };
};

const first = (): CommandId | null => stored.commands[0]?.id ?? null;

const fifth = (): CommandId => {
  const id = told.commands[5]?.answers[0]?.id;
  if (id === undefined) throw new Error('More were given.');
  return id;
};
