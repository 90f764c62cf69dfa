/** How much of a frame is kept to tell what it is, where it is not kept whole. */
const HEAD_BYTES = 128;

/**
 * Reads WebSocket frames (RFC 6455, 5.2) as a server sends them, without looking into them: most are only counted, so that
 * whoever makes the load is not what is measured. `onFrame` gets a buffer, where in it the frame begins, how long the frame
 * is, and whether it is packed; of a frame that came in pieces only the beginning is there, unless `whole`.
 */
export const frameReader = ({ whole = false, onFrame }) => {
  /** Bytes of which not even the length of the next frame could be read. */
  let rest = null;
  /** A frame of which a part came. */
  let begun = null;

  const goOn = (chunk, from) => {
    const take = Math.min(begun.missing, chunk.length - from);
    const kept = Math.min(take, begun.kept.length - begun.filled);
    chunk.copy(begun.kept, begun.filled, from, from + kept);
    begun.filled += kept;
    begun.missing -= take;
    if (begun.missing === 0) {
      const { opcode, kept: bytes, length, isPacked } = begun;
      begun = null;
      onFrame(opcode, bytes, 0, length, isPacked);
    }
    return from + take;
  };

  return (arrived) => {
    const chunk = rest === null ? arrived : Buffer.concat([rest, arrived]);
    rest = null;
    let at = 0;
    while (at < chunk.length) {
      if (begun !== null) {
        at = goOn(chunk, at);
        continue;
      }
      const head = headLength(chunk, at);
      if (head === null) {
        rest = Buffer.from(chunk.subarray(at));
        return;
      }
      const opcode = chunk[at] & OPCODE;
      const isPacked = (chunk[at] & PACKED) !== 0;
      const length = payloadLength(chunk, at, head);
      at += head;
      if (chunk.length - at >= length) {
        onFrame(opcode, chunk, at, length, isPacked);
        at += length;
      } else {
        const kept = Buffer.allocUnsafe(whole ? length : Math.min(length, HEAD_BYTES));
        begun = { opcode, length, isPacked, kept, filled: 0, missing: length };
      }
    }
  };
};

const OPCODE = 0x0f;
const PACKED = 0x40;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Null where too little of it came. */
const headLength = (bytes, at) => {
  const left = bytes.length - at;
  if (left < 2) return null;
  const short = bytes[at + 1] & LENGTH;
  const head = short === EIGHT_BYTES ? 10 : short === TWO_BYTES ? 4 : 2;
  return left < head ? null : head;
};

const payloadLength = (bytes, at, head) => {
  if (head === 2) return bytes[at + 1] & LENGTH;
  return head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
};

/** A frame as a client sends it. A mask of zeros is a mask, and spares the work of it. */
export const framed = (opcode, text) => framedBytes(FINAL | opcode, Buffer.from(text));

/** The same of a text that was packed. */
export const framedPacked = (opcode, bytes) => framedBytes(FINAL | PACKED | opcode, bytes);

const framedBytes = (begin, bytes) => {
  const { length } = bytes;
  const head = length < TWO_BYTES ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.alloc(head + MASK_BYTES + length);
  frame[0] = begin;
  frame[1] = MASKED | (head === 2 ? length : head === 4 ? TWO_BYTES : EIGHT_BYTES);
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  bytes.copy(frame, head + MASK_BYTES);
  return frame;
};

const FINAL = 0x80;
const MASKED = 0x80;
const MASK_BYTES = 4;

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;
