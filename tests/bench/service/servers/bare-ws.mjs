import { WebSocketServer } from 'ws';

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
server.once('listening', () => process.stdout.write(`ready at ${server.address().port}\n`));
process.on('SIGTERM', () => process.exit(0));

/** Asked how much memory it holds on to, once what nobody holds on to is gone. */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  process.send(process.memoryUsage());
});
