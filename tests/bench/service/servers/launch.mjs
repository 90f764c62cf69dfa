import { execFileSync, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

/** The core that servers have, and the one that makes the load has: neither takes from the other. */
export const SERVER_CORE = 0;
const LOAD_CORE = 1;

const CAN_PIN = spawnSync('taskset', ['-p', String(process.pid)]).status === 0;

/** Where this process runs from now on. */
export const pinLoad = () => {
  if (CAN_PIN) pin(process.pid, LOAD_CORE);
  return CAN_PIN;
};

/** A process and all its threads. */
export const pin = (pid, core) => {
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
};

/** Starts one of the servers here in a process of its own, and waits until it says where it listens. */
export const launch = async (script, { env = {}, nodeOptions = [] } = {}) => {
  const node = [process.execPath, ...nodeOptions, ...PROFILED, path.join(import.meta.dirname, script)];
  const [file, ...args] = CAN_PIN ? ['taskset', '-c', String(SERVER_CORE), ...node] : node;
  const began = performance.now();
  const child = spawn(file, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  running.set(child, ended);
  ended.then(() => running.delete(child));
  const port = await new Promise((resolve, reject) => {
    const hear = (text) => {
      said = (said + text).slice(-MOST_SAID);
      const ready = /^ready at (\d+)$/m.exec(said);
      if (ready !== null) resolve(Number(ready[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    ended.then((code) => reject(new Error(`${script} ended with ${code} and said: ${said}`)));
  });
  return {
    port,
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    launchedAt: began,
    said: () => said,
    ask: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('memory');
      }),
    stop: () => stop(child, ended),
  };
};

const running = new Map();

const stop = async (child, ended) => {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(late);
};

/** Where something went wrong, and nobody else is there to do it. */
export const stopAll = () => Promise.all(Array.from(running, ([child, ended]) => stop(child, ended)));

const MOST_SAID = 20_000;
const PATIENCE_MS = 15_000;

/** `BENCH_PROFILE=folder` leaves a profile of each server there. */
const PROFILED =
  process.env.BENCH_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`];
