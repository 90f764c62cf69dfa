import { endlessEuro } from '../game.mjs';
import { meter } from '../measure/cpu.mjs';
import { waits } from '../measure/waits.mjs';
import { scriptOf } from '../script.mjs';
import { after, mostOf, times, until, warmUp } from '../until.mjs';

/** Many tables of two at once: whoever saw what the other did moves, so that each table has one move on its way. */
export const manyTables = async (side, server, { count, seconds, seed }) => {
  const seen = waits();
  const run = { isOver: false, refused: null, moves: 0, prepared: mostOf(MOST_A_SECOND / count, seconds), seen };
  const tables = await times(count, OPENED_AT_ONCE, (at) => seatedTable(side, server, seed + at, run));
  for (const table of tables) table.go();

  await warmUp(() => run.moves >= WARM_UP_MOVES);
  seen.clear();
  const before = run.moves;
  const metered = meter(server.pid);
  await after(1000 * seconds);
  const { wallMs, cpuMs, storageCpuMs, others } = metered();
  const moves = run.moves - before;
  const p99 = seen.at(0.99);
  const p50 = seen.at(0.5);

  run.isOver = true;
  await until(
    () => `all moves arrived: ${run.refused ?? server.said()}`,
    () => run.refused !== null || tables.every((table) => table.isAtRest()),
  );
  if (run.refused !== null) throw new Error(`${side.name} refused: ${run.refused}`);
  for (const table of tables)
    if (!(await table.isRight())) throw new Error(`${side.name} came to a wrong end at ${table.id}.`);
  for (const table of tables) table.leave();
  return {
    movesPerSecond: (1000 * moves) / wallMs,
    cpuMsPerMove: cpuMs / moves,
    storageCpuMsPerMove: storageCpuMs / moves,
    cpuShare: cpuMs / wallMs,
    storageShare: storageCpuMs / wallMs,
    p50,
    p99,
    others,
  };
};

const WARM_UP_MOVES = 5000;
const OPENED_AT_ONCE = 10;
/** More than any side comes to: whoever makes the load works out no move while it is measured. */
const MOST_A_SECOND = 30_000;

const seatedTable = async (side, server, seed, run) => {
  const script = scriptOf(endlessEuro, 2, seed);
  script.prepare(run.prepared);
  const table = await side.open(server, script);
  let given = 0;
  let givenAt = 0;
  let upTo = 0;
  const held = [0, 0];

  const go = () => {
    const { seat } = script.move(given);
    givenAt = performance.now();
    players[seat].move(given);
    given += 1;
    upTo = side.updatesOf(script, given);
  };
  const hears = (seat) => ({
    onUpdate: (updates, now) => {
      held[seat] = updates;
      if (updates !== upTo || script.move(given - 1).seat === seat) return;
      run.moves += 1;
      run.seen.add(now - givenAt);
      if (!run.isOver) go();
    },
    onRefused: (said) => (run.refused ??= said),
  });
  const players = await Promise.all([0, 1].map((seat) => side.sit(server, table, seat, hears(seat))));
  return {
    id: table.id,
    go,
    isAtRest: () => held.every((updates) => updates === upTo),
    isRight: () => side.isRight(server, table, given),
    leave: () => {
      for (const player of players) player.hangUp();
    },
  };
};
