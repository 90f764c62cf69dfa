import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';

/** A WebSocket by hand, for what no client library would send. */
export interface RawSocket {
  readonly socket: Socket;
  write(bytes: Uint8Array): void;
  /** The code of the frame that the service closes it with, or null where it only hangs up. */
  readonly closed: Promise<number | null>;
}

export interface Frame {
  readonly opcode: number;
  readonly payload: Uint8Array;
  readonly isLast?: boolean;
  readonly isMasked?: boolean;
  /** The three bits that no extension was agreed on for. */
  readonly reserved?: number;
  /** What the frame says that its length is, where that is a lie. */
  readonly claimed?: bigint;
}

export const TEXT = 1;
export const BINARY = 2;
export const CONTINUED = 0;
export const CLOSE = 8;
export const PING = 9;

/** The reserved bit that marks what is packed. */
export const PACKED = 4;

export const text = (words: string): Uint8Array => Buffer.from(words);

/** As one packs who remembers nothing of what was said before (RFC 7692, 7.2.1). */
export const packed = (words: string): Uint8Array =>
  deflateRawSync(words, { windowBits: 9, finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4);

/** RFC 6455, 5.2, and whatever it forbids. */
export const frame = ({
  opcode,
  payload,
  isLast = true,
  isMasked = true,
  reserved = 0,
  claimed,
}: Frame): Uint8Array => {
  const mask = randomBytes(4);
  const length = claimed ?? BigInt(payload.length);
  const head = Buffer.alloc(10);
  head[0] = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (isMasked ? 0x80 : 0) | 127;
  head.writeBigUInt64BE(length, 2);
  const body = isMasked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
  // The length is written as shortly as it can be, except for those between, which need not be.
  if (length < 126n) return Buffer.concat([shortHead(head, Number(length)), ...(isMasked ? [mask] : []), body]);
  return Buffer.concat([head, ...(isMasked ? [mask] : []), body]);
};

const shortHead = (head: Buffer, length: number): Buffer =>
  Buffer.from([head[0] ?? 0, ((head[1] ?? 0) & 0x80) | length]);

export const rawSocket = async (url: string, asking = upgradeTo(url, '/ws')): Promise<RawSocket> => {
  const socket = tcpTo(url);
  socket.write(asking);
  const heard: Buffer[] = [];
  const closed = new Promise<number | null>((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      heard.push(bytes);
      const code = closeCodeIn(withoutHead(Buffer.concat(heard)));
      if (code !== null) resolve(code);
    });
    socket.once('close', () => resolve(null));
  });
  void closed.then(() => socket.destroy());
  await once(socket, 'data');
  return { socket, write: (bytes) => void socket.write(bytes), closed };
};

export const tcpTo = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => undefined);
};

/** Asks, and is gone before it is answered. */
export const hangsUpOn = async (url: string, asking: string): Promise<void> => {
  const socket = tcpTo(url);
  await once(socket, 'connect');
  socket.write(asking, () => socket.resetAndDestroy());
  await once(socket, 'close');
};

export const upgradeTo = (url: string, path: string, host = new URL(url).host): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** The same by somebody who takes packed frames, as browsers say so. */
export const offeringTo = (url: string): string =>
  upgradeTo(url, '/ws').replace('\r\n\r\n', `\r\nSec-WebSocket-Extensions: ${AS_BROWSERS_OFFER}\r\n\r\n`);
export const AS_BROWSERS_OFFER = 'permessage-deflate; client_max_window_bits';

const withoutHead = (bytes: Buffer): Buffer => bytes.subarray(bytes.indexOf('\r\n\r\n') + 4);

/** The server's frames are short and not masked. */
const closeCodeIn = (bytes: Buffer): number | null => {
  let at = 0;
  while (at + 1 < bytes.length) {
    const opcode = (bytes[at] ?? 0) & 0x0f;
    const short = bytes[at + 1] ?? 0;
    const long = short === 126;
    const length = long ? bytes.readUInt16BE(at + 2) : short;
    const payload = at + (long ? 4 : 2);
    if (opcode === CLOSE) return length < 2 || payload + 2 > bytes.length ? null : bytes.readUInt16BE(payload);
    at = payload + length;
  }
  return null;
};
