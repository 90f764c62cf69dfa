import { readFileSync, readdirSync } from 'node:fs';
import { watchOthers } from '../../measure/machine.mjs';

/** What a process took so far, in CPU milliseconds, all its threads together. Nanoseconds on Linux, nothing elsewhere. */
const cpuMsOf = (pid) =>
  tasksOf(pid).reduce((sum, task) => sum + onCpuNs(`/proc/${pid}/task/${task}/schedstat`), 0) / 1e6;

/** All that a process started, and what those started: the database, where the service brings it along. */
export const offspringOf = (pid) => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const found = [];
  const look = (of) => {
    for (const child of parents.filter(({ parent }) => parent === of)) {
      found.push(child.pid);
      look(child.pid);
    }
  };
  look(pid);
  return found;
};

/** Meters a server, apart from it what it started, and what all others took of the machine, in percent of one core. */
export const meter = (pid) => {
  const children = offspringOf(pid);
  const others = watchOthers();
  const began = { at: performance.now(), own: cpuMsOf(pid), children: sumOf(children) };
  return () => {
    const wallMs = performance.now() - began.at;
    const cpuMs = cpuMsOf(pid) - began.own;
    const storageCpuMs = sumOf(children) - began.children;
    return { wallMs, cpuMs, storageCpuMs, others: Math.max(0, others() - (100 * (cpuMs + storageCpuMs)) / wallMs) };
  };
};

const sumOf = (pids) => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);

/** Processes and threads come and go while one looks. */
const ifThere = (read, otherwise) => {
  try {
    return read();
  } catch (fault) {
    if (['ENOENT', 'ESRCH'].includes(fault.code)) return otherwise;
    throw fault;
  }
};

const tasksOf = (pid) => ifThere(() => readdirSync(`/proc/${pid}/task`), []);

const onCpuNs = (file) => ifThere(() => Number(readFileSync(file, 'utf8').split(' ', 1)[0]), 0);

const parentOf = (pid) =>
  ifThere(() => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]), 0);
