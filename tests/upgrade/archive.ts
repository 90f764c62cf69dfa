import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import * as z from 'zod';

/**
 * Packs a folder into one file: for each entry a line of JSON, then the bytes of a file, all of it compressed with Brotli.
 * PostgreSQL refuses a data folder that lacks its empty folders or that others may read, so folders and modes are kept.
 * No `tar` is needed to unpack it.
 */
export const pack = async (folder: string, isWanted: (path: string) => boolean = () => true): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  const paths = (await readdir(folder, { recursive: true })).filter(isWanted).sort();
  for (const path of paths) {
    const found = await stat(join(folder, path));
    const bytes = found.isDirectory() ? null : await readFile(join(folder, path));
    const entry: Entry = { path, mode: found.mode & 0o777, bytes: bytes?.length ?? null };
    pieces.push(Buffer.from(`${JSON.stringify(entry)}\n`));
    if (bytes !== null) pieces.push(bytes);
  }
  return compress(Buffer.concat(pieces), BEST);
};

/** Writes a packed folder to another place. */
export const unpack = async (packed: Buffer, folder: string): Promise<void> => {
  const all = await decompress(packed);
  await mkdir(folder, { recursive: true });
  for (let at = 0; at < all.length;) {
    const end = all.indexOf('\n', at);
    const { path, mode, bytes } = Entry.parse(JSON.parse(all.toString('utf8', at, end)));
    const place = join(folder, path);
    at = end + 1 + (bytes ?? 0);
    if (bytes === null) await mkdir(place);
    else await writeFile(place, all.subarray(end + 1, at));
    // Not at the making: the process's umask would be taken off.
    await chmod(place, mode);
  }
};

/** A folder has no bytes; a file may have none as well, which is 0. */
const Entry = z.strictObject({ path: z.string(), mode: z.int(), bytes: z.int().nonnegative().nullable() });
type Entry = z.infer<typeof Entry>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Much of a database is alike from one file to the next: a window of 16 MB sees that. */
const BEST = { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A text, packed in the same way. */
export const packText = (text: string): Promise<Buffer> => compress(Buffer.from(text), BEST);

export const unpackText = async (packed: Buffer): Promise<string> => (await decompress(packed)).toString();
