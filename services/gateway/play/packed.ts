import { constants, deflateRawSync } from 'node:zlib';
import type { TableId } from '#events/envelope.js';
import { framedPacked } from './frame.js';

/** Where an event stands: what comes next at the same table is much like it. */
export interface Place {
  readonly table: TableId;
  readonly seq: number;
}

/**
 * A message as it goes to who takes it packed (RFC 7692). One who unpacked the event before it, and nothing since, has that
 * text in mind, and is sent little more than what is new; anybody else is sent it packed by itself. Either is made once for all.
 */
export class Packed {
  private alone: Buffer | null = null;
  private onto: { readonly before: Buffer; readonly frame: Buffer } | null = null;

  constructor(
    private readonly text: Buffer,
    private readonly place: Place | null,
  ) {}

  /** The frame for somebody who unpacked another one last, or none so far. */
  after(last: Packed | null): Buffer {
    if (last !== null && this.isNextAfter(last)) {
      this.onto ??= { before: last.text, frame: packed(this.text, last.text) };
      // It has to be the very text that was unpacked, or its reader would unpack nonsense.
      if (this.onto.before === last.text || this.onto.before.equals(last.text)) return this.onto.frame;
    }
    return (this.alone ??= packed(this.text));
  }

  private isNextAfter({ place }: Packed): boolean {
    if (this.place === null || place === null) return false;
    return this.place.table === place.table && this.place.seq === place.seq + 1;
  }
}

/** Where something was unpacked before, behind that. The mark that flushing ends with is left out, as the standard wants it (7.2.1). */
const packed = (text: Buffer, dictionary?: Buffer): Buffer => {
  const flushed = deflateRawSync(text, {
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: Math.max(LEAST_CHUNK, text.length),
    ...(dictionary === undefined ? {} : { dictionary }),
  });
  return framedPacked(flushed.subarray(0, -FLUSH_MARK));
};

/** 00 00 ff ff. */
const FLUSH_MARK = 4;
const LEAST_CHUNK = 256;
