import type { TableId } from '#events/envelope.js';
import type { TableStatus, Visibility } from '#events/wire/tables.js';
import { BEGINNING } from '#store/outbox.js';
import { NO_CHANGE } from '#store/projections.js';
import type { Listing } from '#store/projections.js';
import type { ListAsked, Page, Sitter } from '#store/lobby.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { ask } from '../postgres/server.js';
import { anOpening, aTable, digestOf } from '../story.js';

export interface Scene {
  readonly at: number;
  readonly creator: string;
  readonly visibility: Visibility;
  readonly game: string;
  readonly status: TableStatus;
  readonly sitters: readonly (Sitter | null)[];
}

/** Anna set up a table of Murano for two, in the open. */
const USUAL: Scene = {
  at: 1000,
  creator: 'anna',
  visibility: 'public',
  game: 'murano',
  status: 'open',
  sitters: [null, null],
};

export const claimOf = (table: TableId, seat: number): string => `"${table}" ${seat}`.slice(0, 64).replaceAll(' ', '_');

export const aListing = (table: TableId, { at, game, status, sitters }: Scene = USUAL): Listing => ({
  table,
  seq: 1,
  opened: at,
  game,
  edition: 1,
  options: { 'special-buildings': true },
  commitment: digestOf('seed', table),
  status,
  claims: sitters.map((sitter, seat) => (sitter === null ? null : claimOf(table, seat))),
  result: status === 'finished' ? { standings: [{ seat: 0, place: 1, points: 31 }] } : null,
  finished: status === 'finished' ? at : null,
});

/** A table that was announced, taken seats at, opened, and listed. */
export const aListedTable = async (kept: Kept, said: Partial<Scene> = {}): Promise<TableId> => {
  const scene = { ...USUAL, ...said };
  const table = aTable();
  const { creator, visibility, at } = scene;
  await kept.lobby.announce({ table, creator, visibility, clock: { kind: 'none' }, at });
  for (const [seat, sitter] of scene.sitters.entries()) {
    if (sitter !== null) await kept.lobby.claim({ table, seat, claim: claimOf(table, seat), sitter });
  }
  await kept.store.open(anOpening(table));
  await list(kept, aListing(table, scene));
  return table;
};

/** As whoever follows the events would, without moving on in them. */
export const list = async ({ projections }: Kept, ...all: readonly Listing[]): Promise<void> => {
  const place = await projections.shown();
  const around = await projections.surroundings(all);
  const listings = all.map((one) => ({ ...one, sitters: around.get(one.table)?.sitters ?? [] }));
  const moved = await projections.move(place, place.cursor, { ...NO_CHANGE, listings });
  if (moved === null) throw new Error('Somebody else follows.');
};

/** Nothing is told of anything, and whoever follows begins again. */
export const forgetAll = async (url: string): Promise<void> => {
  for (const name of ['listings', 'sittings', 'results', 'standings'])
    await ask(url, `delete from store.built_${name}`);
  await ask(url, `update store.builds set cursor = '${BEGINNING}', moves = moves + 1`);
};

const ALL: ListAsked = { status: null, game: null, player: null, asker: null, cursor: null, limit: 100 };

export const pageOf = ({ lobby }: Kept, asked: Partial<ListAsked> = {}): Promise<Page> =>
  lobby.list({ ...ALL, ...asked });

export const listedIds = async (kept: Kept, asked: Partial<ListAsked> = {}): Promise<readonly TableId[]> =>
  (await pageOf(kept, asked)).tables.map(({ table }) => table);

/** One page after another to the end; `between` happens after each. */
export const pages = async (
  kept: Kept,
  asked: Partial<ListAsked>,
  between: (page: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly (readonly TableId[])[]> => {
  const all: (readonly TableId[])[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await pageOf(kept, { ...asked, cursor });
    all.push(page.tables.map(({ table }) => table));
    cursor = page.cursor;
    await between(all.length);
  } while (cursor !== null);
  return all;
};
