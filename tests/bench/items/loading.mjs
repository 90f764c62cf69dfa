import { gameAt, HotTables } from '../store-under-test.mjs';
import { aLongGame, aTable, anOpening } from '../store/stories.mjs';

/** A table that nobody looked at for long, and somebody who was away for a moment. */
export const loadingItem = async ({ store }) => {
  const opening = anOpening(aTable(), aLongGame(EVENTS));
  await store.open(opening);
  const { table } = opening;

  const loaded = async () => {
    const hot = new HotTables(store, { now: Date.now, publish: () => undefined, gameAt }, 1);
    const found = await hot.find(table);
    if (found?.standing.table.seq !== EVENTS) throw new Error(`A table of ${EVENTS} events was not loaded.`);
  };
  const missed = async () => {
    const events = await store.read(table, EVENTS - MISSED, MISSED);
    if (events.length !== MISSED) throw new Error(`Of ${MISSED} events ${events.length} came.`);
    return events;
  };
  const bytes = JSON.stringify(await missed()).length;
  const all = JSON.stringify(await store.read(table, 0, EVENTS)).length;
  return {
    contenders: [
      { id: COLD, run: (until) => waitsUntil(until, loaded) },
      { id: BACK, run: (until) => waitsUntil(until, missed) },
    ],
    rows: [
      { of: 'wait', what: `${EVENTS} events, cold: ms to load`, ours: COLD, target: 50 },
      { of: 'wait', what: `${MISSED} of ${EVENTS} events missed: ms to read`, ours: BACK },
    ],
    said: `${MISSED} missed events are ${bytes} bytes as JSON, all ${EVENTS} are ${all}`,
  };
};

const COLD = 'a cold table';
const BACK = 'back again';
/** Twice a long game; no snapshot helps. */
const EVENTS = 2000;
const MISSED = 50;

const waitsUntil = async (until, work) => {
  const waits = [];
  do {
    const began = performance.now();
    await work();
    waits.push(performance.now() - began);
  } while (performance.now() < until);
  return { units: waits.length, waits };
};
