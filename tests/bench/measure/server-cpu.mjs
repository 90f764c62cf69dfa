import { readdirSync, readFileSync } from 'node:fs';

/** The processor time that a server and its children have had, in milliseconds; 0 where there is no /proc to say so. */
export const cpuMsOf = (pid) =>
  processes()
    .filter((one) => one.pid === pid || one.parent === pid)
    .reduce((sum, { ticks, ofEnded }) => sum + MS_A_TICK * (ticks + ofEnded), 0);

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

/**
 * Behind the name, which may hold anything: state, parent, ..., as the 12th and 13th the ticks in user and system, and as
 * the next two those of its children that have ended.
 */
const read = (name) => {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(11, 15).map(Number);
    return [
      { pid: Number(name), parent: Number(fields[1]), ticks: user + system, ofEnded: userOfEnded + systemOfEnded },
    ];
  } catch {
    // It ended while we looked.
    return [];
  }
};
