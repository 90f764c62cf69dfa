import { LANES } from '../store-under-test.mjs';
import { aTable, anOpening, BYTES_OF_AN_EVENT, commandsAt, EVENTS_OF_TWO_COMMANDS } from '../store/stories.mjs';
import { BARE_TABLES, insertOne, insertRows } from '../store/bare.mjs';

/** Commands kept for ever, beside bare inserts of the same rows, and beside what one would write first. */
export const appendsItem = async ({ store, client, writers }) => {
  const together = Math.ceil(writers / LANES);
  const loops = await tablesOf(store, writers);
  const raw = await client();
  await raw.query(BARE_TABLES);
  const lanes = await Promise.all(Array.from({ length: LANES }, client));
  const sixteen = await Promise.all(Array.from({ length: SIXTEEN }, client));
  const batches = lanes.map(() => Array.from({ length: together }, fromStart));
  const one = fromStart();
  const singles = sixteen.map(fromStart);

  const kept = async (next) => {
    const { kind } = await store.append(next());
    if (kind !== 'appended') throw new Error(`An append of its own has ${kind}.`);
    return 1;
  };
  const rows = async (on, nexts) => {
    await on.query(insertRows(nexts.map((next) => next())));
    return nexts.length;
  };
  const single = async (on, next, most) => {
    await on.query(insertOne(next(), most));
    return 1;
  };
  return {
    contenders: [
      { id: STORE, run: (until) => allUntil(until, loops, (next) => kept(next)) },
      { id: BARE, run: (until) => allUntil(until, lanes, (on, at) => rows(on, batches[at])) },
      { id: ONE, run: (until) => allUntil(until, [raw], (on) => single(on, one)) },
      { id: MANY, run: (until) => allUntil(until, sixteen, (on, at) => single(on, singles[at], 1)) },
    ],
    rows: [
      {
        ...{ of: 'pace', what: `${writers} writers, conflicts checked: appends/s`, ours: STORE, target: 15_000 },
        peer: { id: BARE, name: `${LANES} x bare inserts of ${together}` },
      },
      { of: 'pace', what: 'the same', ours: STORE, peer: { id: ONE, name: 'one statement at a time' } },
      { of: 'pace', what: 'the same', ours: STORE, peer: { id: MANY, name: `${SIXTEEN} writers of one event each` } },
      { of: 'cost', what: 'processor time of node: µs an append', ours: STORE, part: 'ours', peer: BARE },
      { of: 'cost', what: 'processor time of PostgreSQL: µs an append', ours: STORE, part: 'server', peer: BARE },
    ],
    said: `an append is a command with ${EVENTS_OF_TWO_COMMANDS / 2} events of ${BYTES_OF_AN_EVENT} bytes`,
  };
};

const STORE = 'our store';
const BARE = 'bare inserts';
const ONE = 'one statement at a time';
const MANY = 'writers of one event each';
const SIXTEEN = 16;

const OPENED = [{ type: 'TableOpened' }];

const tablesOf = (store, count) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const opening = anOpening(aTable(), OPENED);
      await store.open(opening);
      return commandsAt(opening.table, opening.events[0]);
    }),
  );

const fromStart = () => {
  const opening = anOpening(aTable(), OPENED);
  return commandsAt(opening.table, opening.events[0]);
};

/** Everybody again and again, each waiting for his own. */
const allUntil = async (until, who, work) => {
  let units = 0;
  const loop = async (one, at) => {
    while (performance.now() < until) {
      const done = await work(one, at);
      units += done;
    }
  };
  await Promise.all(who.map(loop));
  return { units };
};
