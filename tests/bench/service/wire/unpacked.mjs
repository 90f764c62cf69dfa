import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';

/** What browsers offer, and so do we for who watches. */
export const OFFER = 'permessage-deflate; client_max_window_bits';

/**
 * Unpacks what is sent packed (RFC 7692) over one line, each message behind the one before it. Thousands of lines are sent the
 * same bytes: what is unpacked on one is kept for the others, so that whoever makes the load is not what is measured.
 */
export const unpacker = () => {
  let last = NOTHING;
  return (bytes, at, length) => {
    last = last.next(bytes, at, length);
    return last.text;
  };
};

/** A text that somebody unpacked, with what came packed behind it, and what that was. */
class Unpacked {
  packed = null;
  then = null;

  constructor(text) {
    this.text = text;
  }

  next(bytes, at, length) {
    const isKnown = this.packed?.length === length && this.packed.compare(bytes, at, at + length) === 0;
    if (isKnown) return this.then;
    const packed = Buffer.from(bytes.subarray(at, at + length));
    const then = sameAs(unpacked(packed, this.text));
    if (this !== NOTHING) Object.assign(this, { packed, then });
    return then;
  }
}

const NOTHING = new Unpacked(Buffer.alloc(0));

/** What came last is one and the same for all lines, however it came. */
const sameAs = (text) => {
  const key = text.toString('latin1');
  const known = RECENT.get(key) ?? new Unpacked(text);
  RECENT.delete(key);
  RECENT.set(key, known);
  if (RECENT.size > MOST_RECENT) RECENT.delete(RECENT.keys().next().value);
  return known;
};
const RECENT = new Map();
const MOST_RECENT = 500;

const unpacked = (packed, known) =>
  inflateRawSync(Buffer.concat([packed, FLUSH_MARK]), {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(known.length === 0 ? {} : { dictionary: known }),
  });

/** By itself, as one packs who may remember nothing, in a window as small as is asked for. */
export const packed = (text) =>
  deflateRawSync(text, { windowBits: SMALLEST_WINDOW, finishFlush: constants.Z_SYNC_FLUSH }).subarray(
    0,
    -FLUSH_MARK.length,
  );

const SMALLEST_WINDOW = 9;
const FLUSH_MARK = Buffer.from([0x00, 0x00, 0xff, 0xff]);
