import { describe, expect, it } from '@jest/globals';
import { TableList } from '#client/panel/lobby/table-list.js';
import type { ReadTables } from '#client/panel/lobby/table-list.js';
import { Refused } from '#client/net/api.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { ANNA, openTable } from './shown-tables.js';

const [one, two, three] = [openTable('one', ANNA), openTable('two', ANNA), openTable('three', ANNA)];
const unreachable = () => new Refused(0, 'No line', 'The server cannot be reached.');

/** A server whose pages hold so many tables. */
class Shelf {
  tables: readonly TableAsShown[] = [one, two, three];
  isAway = false;

  readonly #perPage: number;

  constructor(perPage: number) {
    this.#perPage = perPage;
  }

  readonly read: ReadTables = (cursor) => {
    if (this.isAway) return Promise.reject(unreachable());
    const start = cursor === undefined ? 0 : Number(cursor);
    const end = start + this.#perPage;
    const tables = this.tables.slice(start, end);
    return Promise.resolve(end < this.tables.length ? { tables, cursor: String(end) } : { tables });
  };
}

const idsIn = (list: TableList) => list.tables.value?.map(({ id }) => id);

describe('A list of tables', () => {
  it('is not known before it was read', async () => {
    const list = new TableList(new Shelf(2).read);
    expect(list.tables.value).toBeNull();
    await list.refresh();
    expect(idsIn(list)).toEqual(['one', 'two']);
    expect(list.hasMore.value).toBe(true);
  });

  it('shows one page more when asked, until there are no more', async () => {
    const list = new TableList(new Shelf(2).read);
    await list.refresh();
    await list.more();
    expect(idsIn(list)).toEqual(['one', 'two', 'three']);
    expect(list.hasMore.value).toBe(false);
  });

  it('is read again as far as one has come', async () => {
    const shelf = new Shelf(2);
    const list = new TableList(shelf.read);
    await list.more();
    shelf.tables = [two, three];
    await list.refresh();
    expect(idsIn(list)).toEqual(['two', 'three']);
  });

  it('keeps what was read while the server cannot be reached, and says so until it can', async () => {
    const shelf = new Shelf(3);
    const list = new TableList(shelf.read);
    await list.refresh();
    shelf.isAway = true;
    await list.refresh();
    expect(idsIn(list)).toEqual(['one', 'two', 'three']);
    expect(list.trouble.value).toBe('noLine');
    shelf.isAway = false;
    await list.refresh();
    expect(list.trouble.value).toBeNull();
  });

  it('names a table once that moved to the next page while it was read', async () => {
    const pages: Readonly<Record<string, readonly TableAsShown[]>> = { first: [one, two], second: [two, three] };
    const list = new TableList((cursor) =>
      Promise.resolve(
        cursor === undefined ? { tables: pages['first'] ?? [], cursor: 'second' } : { tables: pages[cursor] ?? [] },
      ),
    );
    await list.more();
    expect(idsIn(list)).toEqual(['one', 'two', 'three']);
  });

  it('shows what was asked for last, though an earlier answer comes later', async () => {
    const answers: ((tables: readonly TableAsShown[]) => void)[] = [];
    const list = new TableList(() => new Promise((resolve) => answers.push((tables) => resolve({ tables }))));
    const both = [list.refresh(), list.refresh()];
    answers[1]?.([two]);
    answers[0]?.([one]);
    await Promise.all(both);
    expect(idsIn(list)).toEqual(['two']);
  });

  it('forgets whose tables it showed, and what is under way for them', async () => {
    const answers: ((tables: readonly TableAsShown[]) => void)[] = [];
    const list = new TableList(() => new Promise((resolve) => answers.push((tables) => resolve({ tables }))));
    const reading = list.refresh();
    list.forget();
    answers[0]?.([one]);
    await reading;
    expect(list.tables.value).toBeNull();
  });
});
