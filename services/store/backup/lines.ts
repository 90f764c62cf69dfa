import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { hasCode } from '../embedded/has-code.js';
import { BackupRefused } from './refused.js';

/** The lines of a gzipped file, one after the other, without their ends. */
export async function* linesIn(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const bytes of unpacked(file)) {
    let from = 0;
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
      yield Buffer.concat([rest, bytes.subarray(from, end)]);
      rest = Buffer.alloc(0);
      from = end + 1;
    }
    rest = Buffer.concat([rest, bytes.subarray(from)]);
    if (rest.length > LONGEST_LINE) throw new BackupRefused(`${file} is no backup of Laguna: a line of it has no end.`);
  }
  if (rest.length > 0) throw new BackupRefused(`${file} is cut short.`);
}

const LINE_END = 0x0a;
/** An append is a megabyte at the most, and so is what happened by it, even where each letter takes four bytes. */
const LONGEST_LINE = 8 << 20;

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file);
  const unpacking = createGunzip();
  packed.once('error', (fault) => unpacking.destroy(fault));
  try {
    for await (const bytes of packed.pipe(unpacking) as AsyncIterable<Buffer>) yield bytes;
  } catch (fault) {
    throw saidOf(file, fault);
  } finally {
    packed.destroy();
    unpacking.destroy();
  }
}

const saidOf = (file: string, fault: unknown): unknown => {
  if (hasCode(fault, 'ENOENT')) return new BackupRefused(`There is no file ${file}.`);
  if (hasCode(fault, 'EACCES', 'EPERM', 'EISDIR')) return new BackupRefused(`${file} cannot be read.`);
  if (hasCode(fault, 'Z_BUF_ERROR')) return new BackupRefused(`${file} is cut short.`);
  if (hasCode(fault, 'Z_DATA_ERROR')) return new BackupRefused(`${file} is damaged, or no backup of Laguna.`);
  return fault;
};
