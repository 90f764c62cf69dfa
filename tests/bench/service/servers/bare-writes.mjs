import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { endBy, readyAt, tellMemory } from './told.mjs';

/**
 * What nobody can leave out who writes to sockets by way of Node: for each message that one says, all are written the same
 * frame, which was made beforehand. Of what was said only the length is read.
 */
const FRAME = Buffer.concat([Buffer.from([0x81, 126, 0, 200]), Buffer.alloc(200, 'x')]);
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** All that is said is of a length that takes two bytes. */
const LENGTH_AT = 2;
const HEAD_AND_MASK = 8;

const lines = new Set();
const server = createServer();
server.on('upgrade', ({ headers }, line) => {
  const accepted = createHash('sha1').update(headers['sec-websocket-key'] + GUID);
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  line.write([...head, `Sec-WebSocket-Accept: ${accepted.digest('base64')}`, '\r\n'].join('\r\n'));
  line.setNoDelay(true);
  lines.add(line);
  line.on('error', () => undefined);
  line.on('close', () => lines.delete(line));
  line.on('data', (said) => {
    for (let at = 0; at < said.length; at += HEAD_AND_MASK + said.readUInt16BE(at + LENGTH_AT))
      for (const each of lines) each.write(FRAME);
  });
});
server.listen({ host: '127.0.0.1', port: 0, backlog: 2000 }, () => readyAt(server.address().port));
endBy(() => undefined);
tellMemory();
