import { launch } from '../servers/launch.mjs';
import { rawSocket } from '../wire/raw-socket.mjs';

/** A limit: messages of the size of ours from one to all, with nothing behind them. */
const bare = (name, script) => ({
  id: name,
  name,
  start: () => launch(script, { nodeOptions: ['--expose-gc'] }),
  open: async (_, script) => ({ script }),
  updatesOf: (_, moves) => moves,
  sit: async (server, table, _, hears) => {
    const line = await listen(server, hears);
    return { ...line, move: () => line.say(MESSAGE) };
  },
  watch: (server, _, hears = {}) => listen(server, hears),
  isRight: async () => true,
});

const listen = async (server, { onUpdate = () => undefined }) => {
  let updates = 0;
  const socket = await rawSocket({
    port: server.port,
    path: '/',
    onText: (bytes, at, length, now) => {
      updates += 1;
      onUpdate(updates, now, length);
    },
  });
  return {
    say: socket.say,
    bytes: () => socket.bytes,
    isClosed: () => socket.isClosed,
    hangUp: socket.hangUp,
  };
};

/** As long as most of what Laguna sends for an event. */
const MESSAGE = JSON.stringify({
  event: 'event',
  data: {
    table: 'AbCdEfGhIjKl',
    seq: 0,
    at: 1_790_000_000_000,
    event: { type: 'GoodsGathered', seat: 0, tile: 55, kind: 'wood', count: 2 },
    digest: 'A'.repeat(43),
  },
});

/** What `ws` does, and nothing else. */
export const bareWs = bare('bare ws', 'bare-ws.mjs');

/** What Node's sockets do, and nothing else. */
export const bareWrites = bare('bare writes', 'bare-writes.mjs');
