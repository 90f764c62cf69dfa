import { createHash, randomBytes } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Address } from '../postgres/address.js';
import { FORMAT } from './form.js';
import type { Header, Trailer } from './form.js';
import { isSchemaOf, THIS_RELEASE } from './level.js';
import type { Release } from './level.js';
import { BackupRefused } from './refused.js';
import { noneYet, readingOf, SECTION_NAMES } from './sections.js';
import type { Counts } from './sections.js';
import { schemaOf, talkTo } from '../postgres/talk.js';

/**
 * Writes everything that cannot be made anew to a file, as it was at one moment; who plays meanwhile does not notice. The
 * file has its name only once it is whole and on the disk, and is for its owner's eyes: seeds of games that still go on
 * and hashes of passwords stand in it.
 */
export const takeBackup = async (address: Address, file: string, release = THIS_RELEASE): Promise<Counts> => {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const counts = await talkTo(address, (client) => writeAll(client, draft, release));
    await rename(draft, file);
    return counts;
  } catch (fault) {
    await rm(draft, { force: true });
    throw fault;
  }
};

const OWNERS_ONLY = 0o600;

const writeAll = async (client: pg.Client, draft: string, release: Release): Promise<Counts> => {
  // One snapshot for all that is read. It writes nothing, so it does not hold the outbox back either.
  await client.query('begin isolation level repeatable read, read only');
  const migrations = await schemaOf(client);
  if (migrations === null) throw new BackupRefused('There are no tables of Laguna in that database.');
  if (!isSchemaOf(release, migrations))
    throw new BackupRefused(
      'The database is of another release of Laguna: back it up with that one, or start this one on it first.',
    );

  const counts = await countAll(client);
  const header: Header = { laguna: 'backup', format: FORMAT, taken: new Date().toISOString(), migrations, counts };
  const out = createWriteStream(draft, { flags: 'wx', mode: OWNERS_ONLY, flush: true });
  await pipeline(Readable.from(linesOf(client, header, release)), createGzip(), out);
  await client.query('commit');
  return counts;
};

const countAll = async (client: pg.Client): Promise<Counts> => {
  const columns = SECTION_NAMES.map((name) => `(select count(*) from store.${name})::int as ${name}`);
  const { rows } = await client.query<Counts>(`select ${columns.join(', ')}`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count has one row.');
  return counts;
};

async function* linesOf(client: pg.Client, header: Header, { sections }: Release): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts = noneYet();
  yield hashed(hash, `${JSON.stringify(header)}\n`);
  for (const name of SECTION_NAMES) {
    for await (const rows of rowsOf(client, readingOf(name, sections[name]))) {
      counts[name] += rows.length;
      yield hashed(hash, rows.map((row) => `{"${name}":${row}}\n`).join(''));
    }
  }
  const trailer: Trailer = { end: { counts, sha256: hash.digest('hex') } };
  yield `${JSON.stringify(trailer)}\n`;
}

/** Page by page, by a cursor of the database: however much there is, little of it is here at a time. */
async function* rowsOf(client: pg.Client, reading: string): AsyncGenerator<readonly string[]> {
  await client.query(`declare pages no scroll cursor for ${reading}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${AT_ONCE} from pages`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close pages');
}

const AT_ONCE = 500;

const hashed = (hash: Hash, text: string): string => {
  hash.update(text);
  return text;
};
