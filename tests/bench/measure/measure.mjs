import { fixedWork, watchOthers } from './machine.mjs';

/**
 * Measures contenders in turn, again and again, so that what happens on the machine meanwhile happens to all of them.
 * A contender does one round of its work and says how many units that was (`round`), or one thing that a player would
 * wait for (`wait`), given what was made ready (`before`). Time is the processor's own: while others have the core it
 * stands still.
 */
export const measure = (contenders, { seconds, repetitions, progress }) => {
  for (const contender of contenders) {
    progress(`warming up ${contender.id}`);
    once(contender, WARM_UP_SECONDS);
  }
  for (let time = 0; time < WARM_UP_WORK; time += 1) fixedWork();
  const results = new Map(contenders.map(({ id }) => [id, { perCpuSecond: [], perSecond: [], waits: [] }]));
  const noise = { others: [], work: [] };

  for (let repetition = 1; repetition <= repetitions; repetition += 1) {
    const others = watchOthers();
    noise.work.push(cpuMs(fixedWork));
    for (const contender of contenders) {
      progress(`${repetition} of ${repetitions}: ${contender.id}`);
      const { units, cpu, wall, waits } = once(contender, seconds);
      const result = results.get(contender.id);
      result.perCpuSecond.push((1000 * units) / cpu);
      result.perSecond.push((1000 * units) / wall);
      result.waits = result.waits.concat(waits);
    }
    noise.others.push(others());
  }
  progress('');
  return { results, noise };
};

/** However short the repetitions: peers take longer to come up to speed than we do, and shall not lose by it. */
const WARM_UP_SECONDS = 1;
const WARM_UP_WORK = 5;

const once = ({ round, before, wait }, seconds) => {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const waits = [];
  let units = 0;
  do {
    if (round !== undefined) units += round();
    else {
      const asked = before?.();
      waits.push(cpuMs(() => wait(asked)));
      units += 1;
    }
  } while (performance.now() - began < 1000 * seconds);
  return { units, cpu: msSince(cpu), wall: performance.now() - began, waits };
};

const cpuMs = (work) => {
  const began = process.cpuUsage();
  work();
  return msSince(began);
};

const msSince = (began) => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};
