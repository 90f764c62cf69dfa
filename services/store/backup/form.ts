import * as z from 'zod';
import { MIGRATIONS } from '../postgres/migrations/all.js';
import { Counts } from './sections.js';

/** Grows with each change that this reader could not read. */
export const FORMAT = 1;

/** The first line of a backup: what it is, of which schema, and how much is to follow. */
export const Header = z.strictObject({
  laguna: z.literal('backup'),
  format: z.int().positive(),
  taken: z.iso.datetime(),
  migrations: z.array(z.string()).readonly(),
  counts: Counts,
});
export type Header = z.infer<typeof Header>;

/** Enough of it to say what is wrong with one that is not ours to read. */
export const AnyHeader = z.looseObject({ laguna: z.literal('backup'), format: z.int() });

/** The last line: how much there was, and a SHA-256 over all lines before this one, each with its end. */
export const Trailer = z.strictObject({
  end: z.strictObject({ counts: Counts, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
});
export type Trailer = z.infer<typeof Trailer>;

/** The schema that this release reads and writes. */
const SCHEMA: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);

export const isThisSchema = (migrations: readonly string[]): boolean =>
  migrations.length === SCHEMA.length && SCHEMA.every((name, index) => migrations[index] === name);
