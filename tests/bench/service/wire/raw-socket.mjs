import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { CLOSE, PING, PONG, TEXT, frameReader, framed, framedPacked } from './frames.mjs';
import { OFFER, packed, unpacker } from './unpacked.mjs';

/**
 * A WebSocket that hands on frames as they are. `onText` gets the buffer, where the text begins in it, its length, and
 * when it came; `bytes` counts all that was said to it. One that `unpacks` offers to be sent packed frames, and says what it
 * says packed where that is taken up, as browsers do.
 */
export const rawSocket = ({ port, path, whole = false, unpacks = false, onText, onClose = () => undefined }) =>
  new Promise((resolve, reject) => {
    const wire = connect({
      port,
      host: HOST,
      noDelay: true,
      onread: { buffer: READ_INTO, callback: (length) => take(length) },
    });
    let isPacking = false;
    const unpack = unpacker();
    const socket = {
      bytes: 0,
      isClosed: false,
      say: (text) => wire.write(isPacking ? framedPacked(TEXT, packed(text)) : framed(TEXT, text)),
      /** Frames that were made before. */
      write: (frames) => wire.write(frames),
      hangUp: () => wire.destroy(),
    };

    let now = 0;
    const read = frameReader({
      whole: whole || unpacks,
      onFrame: (opcode, bytes, at, length, isPacked) => {
        if (opcode === PING) wire.write(framed(PONG, bytes.toString('latin1', at, at + length)));
        else if (opcode === CLOSE) wire.end();
        else {
          socket.bytes += length;
          if (!isPacked) onText(bytes, at, length, now);
          else {
            const text = unpack(bytes, at, length);
            onText(text, 0, text.length, now);
          }
        }
      },
    });
    const hear = (chunk) => {
      now = performance.now();
      read(chunk);
    };

    let greeting = Buffer.alloc(0);
    const greeted = (chunk) => {
      greeting = Buffer.concat([greeting, chunk]);
      const end = greeting.indexOf(END_OF_HEAD);
      if (end < 0) return;
      heard = hear;
      const status = greeting.toString('latin1', 0, greeting.indexOf('\r\n'));
      if (!status.startsWith(SWITCHING)) {
        wire.destroy();
        reject(new Error(`No WebSocket at ${path}: ${status}`));
        return;
      }
      isPacking = /^sec-websocket-extensions: *permessage-deflate/im.test(greeting.toString('latin1', 0, end));
      const rest = greeting.subarray(end + END_OF_HEAD.length);
      resolve(socket);
      if (rest.length > 0) queueMicrotask(() => hear(rest));
    };
    let heard = greeted;
    const take = (length) => {
      heard(READ_INTO.subarray(0, length));
      return true;
    };
    wire.once('connect', () => wire.write(askFor(path, port, unpacks)));
    wire.on('error', reject);
    wire.once('close', () => {
      socket.isClosed = true;
      reject(new Error(`The line to ${path} was closed before it was one.`));
      onClose();
    });
  });

/** All sockets are read into the same bytes, one after another, so that reading allocates nothing: what is kept is copied. */
const READ_INTO = Buffer.allocUnsafeSlow(1 << 16);

export const HOST = '127.0.0.1';

const END_OF_HEAD = '\r\n\r\n';
const SWITCHING = 'HTTP/1.1 101';

const askFor = (path, port, unpacks) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${HOST}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(unpacks ? [`Sec-WebSocket-Extensions: ${OFFER}`] : []),
    `Sec-WebSocket-Version: 13${END_OF_HEAD}`,
  ].join('\r\n');
