import { soloEuro } from '../game.mjs';
import { meter } from '../measure/cpu.mjs';
import { waits } from '../measure/waits.mjs';
import { scriptOf } from '../script.mjs';
import { after, mostOf, times, until, warmUp } from '../until.mjs';

/** How many who come at once are let in at a time: a crowd at the door is another item. */
export const AT_THE_DOOR = 25;

/** One who moves, with some moves on their way at any time, and all the others who look on. */
export const oneTable = async (side, server, { watchers, inFlight, seconds, seed }) => {
  const script = scriptOf(soloEuro, 4, seed);
  const table = await side.open(server, script);
  script.prepare(mostOf(MOST_A_SECOND, seconds));

  const sent = [];
  let done = 0;
  let running = true;
  let onTheirWay = WARM_UP_IN_FLIGHT;
  let refused = null;
  const seen = waits();
  const send = () => {
    sent.push(performance.now());
    mover.move(sent.length - 1);
  };
  const mover = await side.sit(server, table, 0, {
    onUpdate: (updates) => {
      while (done < sent.length && updates >= side.updatesOf(script, done + 1)) done += 1;
      while (running && sent.length - done < onTheirWay) send();
    },
    onRefused: (said) => (refused ??= said),
  });
  const counts = new Array(watchers).fill(0);
  const lines = await times(watchers, AT_THE_DOOR, (at) =>
    side.watch(server, table, {
      onUpdate: (updates, now) => {
        counts[at] = updates;
        if (at === 0) noteSeen(updates, now);
      },
    }),
  );
  let seenMoves = 0;
  const noteSeen = (updates, now) => {
    while (seenMoves < sent.length && updates >= side.updatesOf(script, seenMoves + 1)) {
      seen.add(now - sent[seenMoves]);
      seenMoves += 1;
    }
  };

  while (sent.length < onTheirWay) send();
  await warmUp(() => done >= WARM_UP_MOVES);
  onTheirWay = inFlight;
  await until('no more are on their way than are to be', () => sent.length - done <= inFlight);
  seen.clear();
  const bytesOf = () => lines.reduce((sum, line) => sum + line.bytes(), 0);
  const deliveredOf = () => counts.reduce((sum, count) => sum + count, 0);
  const before = { done, bytes: bytesOf(), delivered: deliveredOf() };
  const metered = meter(server.pid);
  await after(1000 * seconds);
  const { wallMs, cpuMs, storageCpuMs, others } = metered();
  const moves = done - before.done;
  const delivered = deliveredOf() - before.delivered;
  const bytes = bytesOf() - before.bytes;
  const p99 = seen.at(0.99);

  running = false;
  const all = () => side.updatesOf(script, sent.length);
  await until(
    () => `all moves arrived; ${sent.length - done} did not: ${refused ?? server.said()}`,
    () => refused !== null || (done === sent.length && counts.every((count) => count === all())),
  );
  if (refused !== null) throw new Error(`${side.name} refused: ${refused}`);
  if (!(await side.isRight(server, table, sent.length))) throw new Error(`${side.name} came to a wrong end.`);
  for (const line of [mover, ...lines]) line.hangUp();
  return {
    movesPerSecond: (1000 * moves) / wallMs,
    deliveriesPerSecond: (1000 * delivered) / wallMs,
    bytesPerMove: bytes / watchers / moves,
    bytesPerUpdate: bytes / delivered,
    updatesPerMove: delivered / watchers / moves,
    cpuMsPerMove: cpuMs / moves,
    cpuMsPerUpdate: (cpuMs * watchers) / delivered,
    storageCpuMsPerMove: storageCpuMs / moves,
    p99,
    others,
  };
};

const WARM_UP_MOVES = 1000;
/** What is asked for seldom is compiled seldom: with one move at a time V8 would still be at it while it is measured. */
const WARM_UP_IN_FLIGHT = 8;
/** More than any side comes to: whoever makes the load works out no move while it is measured. */
const MOST_A_SECOND = 3000;
