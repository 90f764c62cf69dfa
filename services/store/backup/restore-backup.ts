import type pg from 'pg';
import type { Address } from '../postgres/address.js';
import { migrate } from '../postgres/migrate.js';
import { isThisSchema } from './form.js';
import { checkBackup, readBackup } from './read-backup.js';
import { BackupRefused } from './refused.js';
import { SECTION_NAMES, writingOf } from './sections.js';
import type { Counts, SectionName } from './sections.js';
import { schemaOf, talkTo } from '../postgres/talk.js';

/**
 * Fills an empty database from a backup. The whole file is checked before anybody asks for the database, which is then
 * written in one transaction, or not at all. Events keep the order of the outbox and get numbers of this server's life.
 */
export const restoreBackup = async (file: string, database: () => Promise<Address>): Promise<Counts> => {
  await checkBackup(file);
  const address = await database();
  await talkTo(address, checkEmpty);
  await migrate(address);
  return talkTo(address, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${ALL.map((name) => `store.${name}`).join(', ')} in access exclusive mode`);
    await checkEmpty(client);
    if (!isThisSchema((await schemaOf(client)) ?? [])) throw new BackupRefused('The database is of another release.');
    const counts = await writeAll(client, file);
    await client.query('commit');
    return counts;
  });
};

/** What a database that was played in has something in. */
const ALL = [...SECTION_NAMES, 'tokens', 'renewals', 'snapshots', 'listings'];

const checkEmpty = async (client: pg.Client): Promise<void> => {
  for (const name of ALL) {
    const known = await client.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
      `store.${name}`,
    ]);
    if (known.rows[0]?.known !== true) continue;
    const { rows } = await client.query(`select from store.${name} limit 1`);
    if (rows.length > 0)
      throw new BackupRefused(
        `There are ${name} in that database already: a backup is restored into an empty one, and into no other.`,
      );
  }
};

/** Reads the file once more, checking it once more: were it changed since, nothing is kept. */
const writeAll = async (client: pg.Client, file: string): Promise<Counts> => {
  const rows = readBackup(file);
  let batch = new Batch('players');
  for (;;) {
    const next = await rows.next();
    if (next.done === true) {
      await batch.write(client);
      return next.value;
    }
    const { section, json } = next.value;
    if (section !== batch.section || batch.isFull) {
      await batch.write(client);
      batch = new Batch(section);
    }
    batch.add(json);
  }
};

/** Rows of one section that travel together. */
class Batch {
  readonly section: SectionName;
  readonly #rows: string[] = [];
  #letters = 0;

  constructor(section: SectionName) {
    this.section = section;
  }

  get isFull(): boolean {
    return this.#rows.length >= MOST_ROWS || this.#letters >= MOST_LETTERS;
  }

  add(json: string): void {
    this.#rows.push(json);
    this.#letters += json.length;
  }

  async write(client: pg.Client): Promise<void> {
    if (this.#rows.length === 0) return;
    await client.query(writingOf(this.section), [`[${this.#rows.join(',')}]`]);
  }
}

const MOST_ROWS = 1000;
const MOST_LETTERS = 4 << 20;
