import { createHash, createHmac } from 'node:crypto';
import { toBase64url } from '#events/base64url.js';
import { canonical } from '#events/canonical.js';
import { saltAt } from '#events/chain/commitment.js';
import { origin, seal } from '#events/chain/digest.js';
import type { Hashes } from '#events/chain/hashes.js';
import type { Digest, TableId } from '#events/envelope.js';
import { byAll } from '#events/seen-by.js';
import type { CommandKept, EventKept, SeedKept, TableKept } from './sections.js';

/** A table, and how far its history was read. */
interface Read {
  readonly edition: number;
  readonly seq: number;
  readonly digest: Digest;
  seed: Uint8Array | null;
  readSeq: number;
  readDigest: Digest;
}

/**
 * Whether all that a backup tells of tables is of one piece: each table has its seed, its events follow one another without
 * a gap, and end where the table stands. It takes some hundred bytes a table to know, however many events there are.
 *
 * What everybody may see is sealed again and has to come out the same; of what hides something the commitment is made
 * again, and that its digest is right shows at the next event that is open to all: who may see what only the games know.
 *
 * Each answers with what is wrong, or null. Never with what stands in a row: secrets are among it.
 */
export class Histories {
  readonly #tables = new Map<string, Read>();

  table({ id, edition, seq, digest }: TableKept): string | null {
    if (this.#tables.has(id)) return `the table ${id} stands there twice`;
    this.#tables.set(id, { edition, seq, digest, seed: null, readSeq: 0, readDigest: origin(id) });
    return null;
  }

  seed({ table_id: id, seed }: SeedKept): string | null {
    const table = this.#tables.get(id);
    if (table === undefined) return `there is a seed of ${id}, which is no table`;
    if (table.seed !== null) return `the table ${id} has two seeds`;
    table.seed = Buffer.from(seed.slice('\\x'.length), 'hex');
    return null;
  }

  command({ table_id: id, first, last }: CommandKept): string | null {
    const table = this.#tables.get(id);
    if (table === undefined) return `there is a command at ${id}, which is no table`;
    return first <= last && last <= table.seq ? null : `a command at ${id} brought about what is not there`;
  }

  event(kept: EventKept): string | null {
    const { table_id: id, seq, edition, digest } = kept;
    const table = this.#tables.get(id);
    if (table === undefined) return `there is an event of ${id}, which is no table`;
    if (table.seed === null) return `the table ${id} has no seed`;
    if (seq !== table.readSeq + 1) return `after ${table.readSeq} comes ${seq} at ${id}`;
    if (edition !== table.edition) return `${id} ${seq} is of another edition than its table`;
    if (!isSealed(kept, table.readDigest, table.seed)) return `${id} ${seq} is not what was sealed`;
    table.readSeq = seq;
    table.readDigest = digest;
    return null;
  }

  /** After the last row. */
  end(): string | null {
    for (const [id, { seq, digest, readSeq, readDigest }] of this.#tables)
      if (seq !== readSeq || digest !== readDigest) return `the events of ${id} end elsewhere than the table stands`;
    return null;
  }
}

const isSealed = (kept: EventKept, previous: Digest, seed: Uint8Array): boolean => {
  const { table_id, seq, at, edition, event, digest, commitment } = kept;
  const table: TableId = table_id;
  if (commitment === null) {
    const step = { table, seq, at, edition, event };
    return seal(previous, step, { [event.type]: byAll }, seed, NODES_OWN).digest === digest;
  }
  const salt = saltAt(seed, table, seq, NODES_OWN);
  return toBase64url(NODES_OWN.hmacSha256(salt, canonical(event))) === commitment;
};

/** The same bytes as the portable ones, twice as quick. */
const NODES_OWN: Hashes = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
  sha256Text: (message) => createHash('sha256').update(message).digest('base64url'),
  toText: (hash) => Buffer.from(hash).toString('base64url'),
  fromText: (text) => Buffer.from(text, 'base64url'),
};
