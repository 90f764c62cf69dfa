import { comeBack, MISSED } from './items/return.mjs';
import { cold } from './items/cold.mjs';
import { crowd } from './items/crowd.mjs';
import { flood, LIMITS } from './items/flood.mjs';
import { idle } from './items/idle.mjs';
import { manyTables } from './items/many-tables.mjs';
import { oneTable } from './items/one-table.mjs';
import { starting } from './items/starting.mjs';
import { wholeGame } from './items/whole-game.mjs';
import { bareWrites, bareWs } from './sides/bare.mjs';
import { boardgame } from './sides/boardgame.mjs';
import { laguna } from './sides/laguna.mjs';

/**
 * All that is measured. A part is run by each of its sides in turn, in every round, each time by a server that was just
 * started (or by no server at all, where starting one is the point); rows say what of it is shown, and what is to be reached.
 */
export const planOf = ({ seconds }) => ({
  match: {
    sides: [laguna, boardgame],
    run: (side, server, seed) => oneTable(side, server, { watchers: 200, inFlight: 8, seconds, seed }),
    rows: [
      { what: '200 watch, 8 in flight: moves/s', value: 'movesPerSecond', ratioAtLeast: 8 },
      { what: '200 watch: bytes a move to each', value: 'bytesPerMove', below: 200, unit: 'B' },
      { what: '200 watch: bytes an update to each', value: 'bytesPerUpdate' },
      { what: '200 watch: updates a move', value: 'updatesPerMove' },
      { what: '200 watch: CPU ms a move', value: 'cpuMsPerMove' },
      { what: '200 watch: p99 until seen, ms', value: 'p99' },
    ],
  },
  murano: {
    sides: [laguna],
    run: (side, server, seed) => wholeGame(side, server, { game: 'murano', seed }),
    rows: [
      { what: 'a whole game of Murano: bytes a move to who watches', value: 'bytesPerMove', below: 200, unit: 'B' },
      { what: 'a whole game of Murano: moves', value: 'moves' },
    ],
  },
  event: {
    sides: [laguna, bareWs],
    run: (side, server, seed) => oneTable(side, server, { watchers: 1000, inFlight: 1, seconds, seed }),
    rows: [
      // The two events of a move travel in one write, as one event would: the whole move is what one event costs.
      { what: '1,000 watch, one move at a time: CPU ms', value: 'cpuMsPerMove', below: 5, unit: 'ms' },
    ],
  },
  writes: {
    sides: [laguna, bareWrites],
    run: (side, server, seed) => oneTable(side, server, { watchers: 1000, inFlight: 1, seconds, seed }),
    rows: [{ what: '1,000 watch, one move at a time: CPU ms, again', value: 'cpuMsPerMove' }],
  },
  broadcast: {
    sides: [laguna, bareWs],
    run: (side, server, seed) =>
      // A move is two events here, so that as many messages are on their way.
      oneTable(side, server, { watchers: 1000, inFlight: side === bareWs ? 16 : 8, seconds, seed }),
    rows: [
      { what: '1,000 watch: deliveries/s', value: 'deliveriesPerSecond', ratioAtLeast: 1 },
      // What an event costs where others come with it: the row above is of one that comes alone.
      { what: '1,000 watch, 8 moves in flight: CPU ms an event', value: 'cpuMsPerUpdate', below: 5, unit: 'ms' },
    ],
  },
  tables: {
    sides: [laguna, boardgame],
    run: (side, server, seed) => manyTables(side, server, { count: 100, seconds, seed: 1000 * seed }),
    rows: [
      { what: '100 tables: commands/s', value: 'movesPerSecond', ratioAtLeast: 4 },
      { what: '100 tables: p99 until seen, ms', value: 'p99', below: 25, unit: 'ms' },
      { what: '100 tables: CPU ms a command', value: 'cpuMsPerMove' },
      { what: '100 tables: CPU ms a command, storage', value: 'storageCpuMsPerMove', alone: true },
    ],
  },
  back: {
    sides: [laguna],
    run: (side, server, seed) => comeBack(side, server, { events: 2000, seed }),
    rows: [
      ...MISSED.map((missed) => ({
        what: `back after ${missed} of 2,000 events: ms`,
        value: `ms${missed}`,
        ...(missed === 50 ? { below: 10, unit: 'ms' } : {}),
      })),
      ...MISSED.map((missed) => ({ what: `back after ${missed}: bytes`, value: `bytes${missed}` })),
      { what: 'back: bytes an event, 200 over 10', value: 'growth', below: 1.1, unit: 'x' },
    ],
  },
  crowd: {
    sides: [laguna, boardgame],
    run: (side, server, seed) => crowd(side, server, { count: 200, moves: 1000, seed }),
    rows: [
      { what: '200 come at once after 1,000 moves: ms', value: 'allMs', below: 200, unit: 'ms' },
      { what: '200 come: CPU ms each', value: 'cpuMsEach' },
      { what: '200 come: bytes each', value: 'bytes' },
    ],
  },
  cold: {
    sides: [laguna],
    alone: true,
    run: (side, _, seed) => cold(side, { events: 2000, seed }),
    rows: [
      { what: 'cold table of 2,000 events, first of all: ms', value: 'firstMs', below: 50, unit: 'ms' },
      { what: 'cold table of 2,000 events, later ones: ms', value: 'laterMs', below: 50, unit: 'ms' },
    ],
  },
  idle: {
    sides: [laguna, bareWs],
    run: (side, server, seed) => idle(side, server, { count: 2000, seed }),
    rows: [
      { what: 'idle spectator: KB resident', value: 'rssKB', below: 25, unit: 'KB' },
      { what: 'idle spectator: KB held', value: 'heldKB', below: 25, unit: 'KB' },
    ],
  },
  start: {
    sides: [laguna],
    alone: true,
    run: (side) => starting(side),
    rows: [
      { what: 'start until ready, warm: s', value: 'warmMs', scale: 1e-3, below: 2, unit: 's' },
      { what: 'start until ready, first ever: s', value: 'firstMs', scale: 1e-3, below: 8, unit: 's' },
    ],
  },
  flood: {
    sides: [laguna],
    env: LIMITS,
    run: (side, server, seed) =>
      flood(side, server, { tables: 10, movesEach: 10, floodPerSecond: 10_000, seconds, seed }),
    rows: [
      { what: 'quiet players: p99 until seen, ms', value: 'quietMs' },
      { what: 'quiet players beside a flood: p99, ms', value: 'floodedMs' },
      { what: 'quiet players: flooded over quiet', value: 'times', below: 2, unit: 'x' },
      { what: 'the flood: messages/s', value: 'sentPerSecond' },
    ],
  },
});
