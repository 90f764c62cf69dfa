import * as z from 'zod';
import type { Level } from './level.js';
import type { Counts } from './sections.js';

/** Grows with each change that this reader could not read. */
export const FORMAT = 1;

/** The first line of a backup: what it is, of which schema, and how much is to follow. */
export interface Header {
  readonly laguna: 'backup';
  readonly format: number;
  readonly taken: string;
  readonly migrations: readonly string[];
  readonly counts: Counts;
}

/** Enough of it to say what is wrong with one that is not ours to read. */
export const AnyHeader = z.looseObject({ laguna: z.literal('backup'), format: z.int() });

/** Enough of one that is of our format to tell of which schema it is. */
export const SchemaInHeader = z.looseObject({ migrations: z.array(z.string().regex(/^\w{1,100}$/)).readonly() });

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The last line: how much there was, and a SHA-256 over all lines before this one, each with its end. */
export interface Trailer {
  readonly end: { readonly counts: Counts; readonly sha256: string };
}

/** Enough of it to tell whether one that is not ours to read is damaged. */
export const AnyTrailer = z.object({ end: z.object({ sha256: hash }) });

/** The first and the last line at a level: each counts the sections that there are. */
export const linesAt = (level: Level) => {
  const counts = z.strictObject(Object.fromEntries(level.sections.map((name) => [name, z.int().nonnegative()])));
  return {
    header: z.strictObject({
      ...AnyHeader.shape,
      ...SchemaInHeader.shape,
      taken: z.iso.datetime(),
      counts,
    }),
    trailer: z.strictObject({ end: z.strictObject({ counts, sha256: hash }) }),
  };
};
