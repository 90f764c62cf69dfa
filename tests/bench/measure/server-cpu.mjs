import { readdirSync, readFileSync } from 'node:fs';

/** The processor time that a server and its children have had, in milliseconds; 0 where there is no /proc to say so. */
export const cpuMsOf = (pid) =>
  processes()
    .filter((one) => one.pid === pid || one.parent === pid)
    .reduce((sum, { ticks }) => sum + MS_A_TICK * ticks, 0);

const MS_A_TICK = 10;

const processes = () => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(read);
  } catch {
    return [];
  }
};

/** Behind the name, which may hold anything: state, parent, ..., and as the 12th and 13th the ticks in user and system. */
const read = (name) => {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // It ended while we looked.
    return [];
  }
};
