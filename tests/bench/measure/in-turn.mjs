import { watchOthers } from './machine.mjs';

/**
 * Measures contenders that wait for a disk: in turn, again and again, each for as long, so that what happens on the machine
 * meanwhile happens to all of them. A contender works until a time (`until`) and says how much it got done (`units`), or
 * how long each of its waits was (`waits`). What it cost is the time of all processors, ours and the server's.
 */
export const measureInTurn = async (contenders, { seconds, rounds, serverCpuMs, progress }) => {
  for (const contender of contenders) await once(contender, WARM_UP_SECONDS, serverCpuMs);
  const results = new Map(contenders.map(({ id }) => [id, { perSecond: [], ours: [], server: [], waits: [] }]));
  const others = [];

  for (let round = 1; round <= rounds; round += 1) {
    const watched = watchOthers();
    let server = 0;
    const began = performance.now();
    for (const contender of round % 2 === 0 ? contenders.toReversed() : contenders) {
      progress(`${round} of ${rounds}: ${contender.id}`);
      const one = await once(contender, seconds, serverCpuMs);
      const result = results.get(contender.id);
      result.perSecond.push((1000 * one.units) / one.wall);
      result.ours.push((1000 * one.ours) / one.units);
      result.server.push((1000 * one.server) / one.units);
      result.waits = result.waits.concat(one.waits ?? []);
      server += one.server;
    }
    others.push(Math.max(0, watched() - (100 * server) / (performance.now() - began)));
  }
  progress('');
  return { results, others };
};

const WARM_UP_SECONDS = 0.5;

const once = async ({ run }, seconds, serverCpuMs) => {
  const began = performance.now();
  const own = process.cpuUsage();
  const servers = serverCpuMs();
  const done = await run(began + 1000 * seconds);
  const { user, system } = process.cpuUsage(own);
  return {
    ...done,
    wall: performance.now() - began,
    ours: (user + system) / 1000,
    server: serverCpuMs() - servers,
  };
};
