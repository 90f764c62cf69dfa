import { longTable } from './long-table.mjs';
import { waits } from '../measure/waits.mjs';

/** How many events of the last ones somebody missed who comes back. */
export const MISSED = [10, 50, 200];
const TIMES = 20;

/** Somebody comes back who missed the last k events: says once what they hold, and is sent the rest. */
export const comeBack = async (side, server, { events, seed }) => {
  const moves = Math.ceil(events / EVENTS_A_MOVE);
  const table = await longTable(side, server, seed, moves);
  const head = table.base + table.script.eventsOf(moves);
  if (head < events) throw new Error(`Only ${head} events: a move of Euro is fewer than was thought.`);

  const results = {};
  for (const missed of MISSED) {
    const took = waits();
    let bytes = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const line = await side.watch(server, table, { after: head - missed, upTo: head });
      took.add(line.sync.followMs);
      bytes = line.sync.bytes;
      if (line.sync.snapshots > 0) throw new Error(`Who missed ${missed} was sent everything.`);
      line.hangUp();
    }
    results[`ms${missed}`] = took.at(0.5);
    results[`bytes${missed}`] = bytes;
  }
  if (!(await side.isRight(server, table, moves))) throw new Error(`${side.name} shows a wrong table.`);
  const [least, , most] = MISSED;
  const each = (missed) => results[`bytes${missed}`] / missed;
  return { ...results, growth: each(most) / each(least) };
};

/** A move of Euro is one event at the least, and two where a card is drawn. */
const EVENTS_A_MOVE = 1;
