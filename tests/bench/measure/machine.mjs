import os from 'node:os';

export const machine = () => ({
  cores: os.cpus().length,
  model: os.cpus()[0]?.model ?? 'unknown',
  node: process.version,
  platform: `${os.platform()} ${os.release()}`,
});

/** Watches what other processes take of the machine, in percent of one core. */
export const watchOthers = () => {
  const began = { at: performance.now(), busy: busyMs(), own: process.cpuUsage() };
  return () => {
    const { user, system } = process.cpuUsage(began.own);
    const others = busyMs() - began.busy - (user + system) / 1000;
    return Math.max(0, (100 * others) / (performance.now() - began.at));
  };
};

const busyMs = () => os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/**
 * Always the same work, of the kind that engines do: it differs only by what the machine gives. Small lists copied a
 * great many times show what arithmetic does not, that others use up the caches.
 */
export const fixedWork = () => {
  let state = { turn: 0, tiles: Array.from({ length: TILES }, (_, tile) => ({ tile, level: 0 })) };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const at = turn % TILES;
    const { tile, level } = state.tiles[at];
    state = { turn, tiles: state.tiles.with(at, { tile, level: level + 1 }) };
  }
  return state;
};

const TILES = 100;
const TURNS = 100_000;
