/** A whole WebSocket frame of text (RFC 6455, 5.2): the same bytes for every socket that gets it. */
export const framed = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const frame = headed(WHOLE_TEXT, length);
  frame.write(text, frame.length - length);
  return frame;
};

/** The same of a text that was packed (RFC 7692, 6.1). */
export const framedPacked = (packed: Buffer): Buffer => {
  const frame = headed(WHOLE_PACKED_TEXT, packed.length);
  packed.copy(frame, frame.length - packed.length);
  return frame;
};

/** What a frame carries. */
export const payloadOf = (frame: Buffer): Buffer => {
  const length = frame[1] ?? 0;
  if (length < TWO_BYTES) return frame.subarray(2);
  return frame.subarray(length === TWO_BYTES ? 4 : 10);
};

const WHOLE_TEXT = 0x81;
/** With the first of the reserved bits set, by which a reader knows that it is to unpack. */
const WHOLE_PACKED_TEXT = 0xc1;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A frame with its head written, and room for so many bytes behind it. */
const headed = (kind: number, length: number): Buffer => {
  const frame = Buffer.allocUnsafe(headLengthOf(length) + length);
  frame[0] = kind;
  if (length < TWO_BYTES) frame[1] = length;
  else if (length > 0xffff) frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(EIGHT_BYTES, 1));
  else frame.writeUInt16BE(length, frame.writeUInt8(TWO_BYTES, 1));
  return frame;
};

const headLengthOf = (length: number): number => {
  if (length < TWO_BYTES) return 2;
  return length > 0xffff ? 10 : 4;
};
