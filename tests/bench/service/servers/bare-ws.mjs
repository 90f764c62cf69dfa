import { WebSocketServer } from 'ws';
import { endBy, readyAt, tellMemory } from './told.mjs';

/** The least that a server can do: whatever one says, all are told, written out once. No rules, no storage, no order. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, backlog: 2000 });
let seq = 0;
server.on('connection', (socket) => {
  socket.on('message', (text) => {
    const message = JSON.parse(text);
    seq += 1;
    message.data.seq = seq;
    const told = JSON.stringify(message);
    for (const client of server.clients) client.send(told);
  });
});
server.once('listening', () => readyAt(server.address().port));
endBy(() => undefined);
tellMemory();
