import { endlessEuro } from '../game.mjs';
import { waits } from '../measure/waits.mjs';
import { scriptOf } from '../script.mjs';
import { TEXT, framed } from '../wire/frames.mjs';
import { rawSocket } from '../wire/raw-socket.mjs';
import { after, times, until } from '../until.mjs';

/** The limits that people have. Who floods is told so, then shut out, and comes again at once. */
export const LIMITS = { LAGUNA_MESSAGES_PER_SECOND: '20' };

/** How long players wait for their own move at quiet tables, first among themselves, then beside a flood. */
export const flood = async (side, server, { tables: count, movesEach, floodPerSecond, seconds, seed }) => {
  const seen = waits();
  const tables = await times(count, count, (at) => quietTable(side, server, seed + at, seen));
  const play = async () => {
    const ticks = tables.map((table, at) => ticking(1000 / movesEach, (1000 / movesEach / count) * at, table.move));
    await after(WARM_UP_MS);
    seen.clear();
    await after(1000 * seconds);
    for (const stop of ticks) stop();
    await until('the last moves arrived', () => tables.every((table) => table.isAtRest()));
    return seen.at(0.99);
  };

  const quietMs = await play();
  const flooder = await flooding(server, tables[0].id, floodPerSecond);
  const floodedMs = await play();
  const { sent, lines, tookMs } = await flooder.stop();
  for (const table of tables) {
    if (!(await table.isRight())) throw new Error(`${side.name} came to a wrong end.`);
    table.leave();
  }
  return { quietMs, floodedMs, times: floodedMs / quietMs, sentPerSecond: (1000 * sent) / tookMs, lines };
};

const WARM_UP_MS = 1000;

const ticking = (everyMs, firstMs, then) => {
  let timer = setTimeout(() => {
    then();
    timer = setInterval(then, everyMs);
  }, firstMs);
  return () => clearInterval(timer);
};

/** Two who move in turn, at a pace that people can keep. */
const quietTable = async (side, server, seed, seen) => {
  const script = scriptOf(endlessEuro, 2, seed);
  script.prepare(PREPARED);
  const table = await side.open(server, script);
  let given = 0;
  let givenAt = 0;
  let upTo = 0;
  const held = [0, 0];
  const isAtRest = () => held.every((updates) => updates === upTo);
  const hears = (seat) => ({
    onUpdate: (updates, now) => {
      held[seat] = updates;
      if (updates === upTo && script.move(given - 1).seat === seat) seen.add(now - givenAt);
    },
  });
  const players = await Promise.all([0, 1].map((seat) => side.sit(server, table, seat, hears(seat))));
  return {
    id: table.id,
    isAtRest,
    move: () => {
      if (!isAtRest()) return;
      givenAt = performance.now();
      given += 1;
      upTo = side.updatesOf(script, given);
      players[script.move(given - 1).seat].move(given - 1);
    },
    isRight: () => side.isRight(server, table, given),
    leave: () => {
      for (const player of players) player.hangUp();
    },
  };
};

const PREPARED = 100;
const EVERY_MS = 5;

/** Commands for a table at which the flooder does not sit, as fast as asked, over as many lines as it takes. */
const flooding = async (server, table, perSecond) => {
  const hello = framed(TEXT, JSON.stringify({ event: 'hello', data: { protocol: 1 } }));
  const command = { table, id: 'flood', seen: 1, command: { type: 'pass' } };
  const shout = framed(TEXT, JSON.stringify({ event: 'command', data: command }));
  const began = performance.now();
  let sent = 0;
  let lines = 0;
  let isOver = false;

  const one = async () => {
    while (!isOver) {
      const socket = await rawSocket({ port: server.port, path: '/ws', onText: () => undefined });
      lines += 1;
      socket.write(hello);
      while (!isOver && !socket.isClosed) {
        const due = Math.floor(((performance.now() - began) / 1000) * perSecond) - sent;
        const many = Math.min(due, MOST_AT_ONCE);
        socket.write(Buffer.concat(Array.from({ length: many }, () => shout)));
        sent += many;
        await after(EVERY_MS);
      }
      socket.hangUp();
    }
  };
  const done = one();
  return {
    stop: async () => {
      isOver = true;
      await done;
      return { sent, lines, tookMs: performance.now() - began };
    },
  };
};

const MOST_AT_ONCE = 500;
