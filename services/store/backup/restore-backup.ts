import type pg from 'pg';
import type { Address } from '../postgres/address.js';
import { migrate } from '../postgres/migrate.js';
import { THIS_RELEASE } from './level.js';
import type { Level, Release } from './level.js';
import { checkBackup, readBackup } from './read-backup.js';
import { BackupRefused } from './refused.js';
import { writingOf } from './sections.js';
import type { Counts, Section, SectionName } from './sections.js';
import { schemaOf, talkTo } from '../postgres/talk.js';

/**
 * Fills an empty database from a backup. The whole file is checked before anybody asks for the database, which is then
 * written in one transaction, or not at all. Events keep the order of the outbox and get numbers of this server's life.
 *
 * The rows of an older release are written into its schema, as it left them, and then brought to today's by the same
 * migrations as a database that it left.
 */
export const restoreBackup = async (
  file: string,
  database: () => Promise<Address>,
  release = THIS_RELEASE,
): Promise<Counts> => {
  const { level } = await checkBackup(file, release);
  const address = await database();
  await talkTo(address, async (client) => {
    await checkEmpty(client, level);
    await checkNotPast(client, level);
  });
  await migrate(address, level.migrations);
  const counts = await talkTo(address, async (client) => {
    await client.query('begin');
    await client.query(
      `lock table ${all(level)
        .map((name) => `store.${name}`)
        .join(', ')} in access exclusive mode`,
    );
    await checkEmpty(client, level);
    await checkNotPast(client, level);
    const written = await writeAll(client, file, release, level);
    await client.query('commit');
    return written;
  });
  await migrate(address, release.migrations);
  return counts;
};

/** What a database that was played in has something in. */
const all = (level: Level): readonly string[] => [...level.sections, 'tokens', 'renewals', 'snapshots', 'listings'];

const checkEmpty = async (client: pg.Client, level: Level): Promise<void> => {
  for (const name of all(level)) {
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

/** No migration leads back: where the schema is later than the backup's, its rows do not fit any more. */
const checkNotPast = async (client: pg.Client, level: Level): Promise<void> => {
  const found = await schemaOf(client);
  if (found !== null && !level.leadsOnFrom(found))
    throw new BackupRefused(
      'The database is empty, but its schema is later than that of the backup: restore into one without a schema "store".',
    );
};

/** Reads the file once more, checking it once more: were it changed since, nothing is kept. */
const writeAll = async (client: pg.Client, file: string, release: Release, level: Level): Promise<Counts> => {
  const rows = readBackup(file, release);
  let batch: Batch | null = null;
  for (;;) {
    const next = await rows.next();
    if (next.done === true) {
      await batch?.write(client);
      // Rows of another level may fit into this schema by chance, and would miss what its migrations do.
      if (next.value.level.migrations.length !== level.migrations.length)
        throw new BackupRefused(`${file} became another backup while it was restored.`);
      return next.value.counts;
    }
    const { section, columns, json } = next.value;
    if (section !== batch?.section || batch.isFull) {
      await batch?.write(client);
      batch = new Batch(section, columns);
    }
    batch.add(json);
  }
};

/** Rows of one section that travel together. */
class Batch {
  readonly section: SectionName;
  readonly #columns: Section['columns'];
  readonly #rows: string[] = [];
  #letters = 0;

  constructor(section: SectionName, columns: Section['columns']) {
    this.section = section;
    this.#columns = columns;
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
    await client.query(writingOf(this.section, this.#columns), [`[${this.#rows.join(',')}]`]);
  }
}

const MOST_ROWS = 1000;
const MOST_LETTERS = 4 << 20;
