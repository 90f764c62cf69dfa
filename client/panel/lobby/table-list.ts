import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { TableAsShown, TablesAsShown } from '#events/wire/tables.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { troubleOf } from '../trouble.js';

/** Reads a page of tables, from a cursor on. */
export type ReadTables = (cursor: string | undefined) => Promise<TablesAsShown>;

/**
 * A list of tables as one looks at it: read by pages, and read again, as far as one has come, whenever it is to be fresh.
 * What was read stays in sight until something newer is there, also while the server cannot be reached.
 */
export class TableList {
  readonly #tables = signal<readonly TableAsShown[] | null>(null);
  readonly #trouble = signal<TroubleKind | null>(null);
  readonly #hasMore = signal(false);
  #pages = 1;
  #reading = 0;

  constructor(private readonly read: ReadTables) {}

  /** `null` until they were read for the first time. */
  get tables(): ReadonlySignal<readonly TableAsShown[] | null> {
    return this.#tables;
  }
  /** Why they could not be read the last time. */
  get trouble(): ReadonlySignal<TroubleKind | null> {
    return this.#trouble;
  }
  get hasMore(): ReadonlySignal<boolean> {
    return this.#hasMore;
  }

  more(): Promise<void> {
    this.#pages += 1;
    return this.refresh();
  }

  /** What was read is not what is wanted any more. */
  forget(): void {
    this.#reading += 1;
    this.#tables.value = null;
    this.#trouble.value = null;
    this.#hasMore.value = false;
    this.#pages = 1;
  }

  /** Of two that are under way, the one that was begun later counts. */
  async refresh(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    try {
      const { tables, cursor } = await this.#readPages();
      if (reading !== this.#reading) return;
      this.#tables.value = tables;
      this.#hasMore.value = cursor !== undefined;
      this.#trouble.value = null;
    } catch (fault) {
      if (reading === this.#reading) this.#trouble.value = troubleOf(fault);
    }
  }

  /** A table that moves from one page to the next while they are read is listed once. */
  async #readPages(): Promise<TablesAsShown> {
    const tables = new Map<string, TableAsShown>();
    let cursor: string | undefined;
    for (let page = 0; page < this.#pages; page += 1) {
      const read = await this.read(cursor);
      for (const table of read.tables) tables.set(table.id, table);
      cursor = read.cursor;
      if (cursor === undefined) break;
    }
    return { tables: [...tables.values()], ...(cursor === undefined ? {} : { cursor }) };
  }
}
