import { isDeepStrictEqual } from 'node:util';
import { publicOf } from '../public.mjs';
import { launch } from '../servers/launch.mjs';
import { rawSocket } from '../wire/raw-socket.mjs';

/** boardgame.io, by its own public ways: its lobby over HTTP, and Socket.IO on a WebSocket. */
export const boardgame = {
  id: 'boardgame.io',
  name: 'boardgame.io',

  start: () => launch('boardgame.mjs'),

  open: async (server, script) => {
    const game = script.game.id;
    const { matchID: id } = await post(server, `/games/${game}/create`, { numPlayers: script.seats });
    const credentials = [];
    for (let seat = 0; seat < script.seats; seat += 1) {
      const asked = { playerID: String(seat), playerName: `Player ${seat}` };
      credentials.push((await post(server, `/games/${game}/${id}/join`, asked)).playerCredentials);
    }
    return { id, script, credentials };
  },

  /** One for each move, with all of the state. */
  updatesOf: (script, moves) => moves,

  sit: async (server, table, seat, hears) => {
    const line = await follow(server, table, { seat, ...hears });
    const credentials = table.credentials[seat];
    return {
      ...line,
      move: (at) => {
        const { type, ...args } = table.script.move(at).command;
        const payload = { type, args: Object.values(args), playerID: String(seat), credentials };
        line.say('update', { type: 'MAKE_MOVE', payload }, at, table.id, String(seat));
      },
    };
  },

  watch: (server, table, hears = {}) => follow(server, table, hears),

  isRight: async (server, table, moves) => {
    let shown = null;
    const line = await follow(server, table, {
      onWhole: (text) => (shown = JSON.parse(text.slice(text.indexOf('[')))),
    });
    line.hangUp();
    const { seat, ...expected } = publicOf(table.script.stateAfter(moves));
    return isDeepStrictEqual(shown[2].state.G, JSON.parse(JSON.stringify(expected)));
  },
};

/** Counts updates; of what they say it reads nothing. It has no answers, and says nothing where it refuses. */
const follow = async (server, table, { seat = null, onUpdate = () => undefined, onWhole }) => {
  const game = table.script.game.id;
  const named = `42/${game},["`.length;
  const began = performance.now();
  let updates = 0;
  let connected = null;
  let synced = null;
  const connection = new Promise((resolve) => (connected = resolve));
  const arrived = new Promise((resolve) => (synced = resolve));

  const socket = await rawSocket({
    port: server.port,
    path: '/socket.io/?EIO=4&transport=websocket',
    whole: onWhole !== undefined,
    onText: (bytes, at, length, now) => {
      if (bytes[at] === PING) socket.say('3');
      // It may come with the greeting, before who asked for the socket has it.
      if (bytes[at] === OPEN) setImmediate(() => socket.say(`40/${game},`));
      if (bytes[at] !== MESSAGE) return;
      if (bytes[at + 1] === OPEN) connected();
      if (bytes[at + 1] !== PING) return;
      switch (bytes[at + named]) {
        case UPDATE:
          updates += 1;
          onUpdate(updates, now, length);
          return;
        case SYNC:
          onWhole?.(bytes.toString('utf8', at, at + length));
          synced({ ms: now - began, followMs: now - followed, bytes: length });
      }
    },
  });
  const say = (...args) => socket.say(`42/${game},${JSON.stringify(args)}`);
  await connection;
  const followed = performance.now();
  const credentials = seat === null ? undefined : table.credentials[seat];
  say('sync', table.id, seat === null ? null : String(seat), credentials, table.script.seats);
  const sync = await arrived;
  return { sync, say, bytes: () => socket.bytes, hangUp: socket.hangUp };
};

const [OPEN, PING, MESSAGE, UPDATE, SYNC] = Array.from('024us', (letter) => letter.charCodeAt(0));

const post = async (server, where, body) => {
  const response = await fetch(`${server.url}${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${where}: ${response.status} ${await response.text()}`);
  return response.json();
};
