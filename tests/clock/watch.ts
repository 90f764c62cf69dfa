import type { CommandId, TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Clock } from '#events/wire/tables.js';
import { Alarm } from '#clock/alarm.js';
import type { Game } from '#engine/kit/game.js';
import { Timekeeper } from '#gateway/clock/timekeeper.js';
import { commanded, seated, started } from '#gateway/tables/deeds.js';
import type { Done } from '#gateway/tables/deed.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { HotTables } from '#gateway/tables/hot-tables.js';
import type { EventStore } from '#store/event-store.js';
import { quarry } from '../games/quarry/game.js';
import { HandTime } from './hand-time.js';
import { KeptDeadlines } from './kept-deadlines.js';

export const game: Game = quarry;
export const PIT = 'pit' as TableId;
export const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
export const A_MINUTE: Clock = { kind: 'move', seconds: 60 };

/** What all nodes share. */
export interface Shared {
  readonly store: EventStore;
  readonly time: HandTime;
  readonly deadlines: KeptDeadlines;
}

/** A node of the service that looks at the clock. */
export interface Watch {
  readonly tables: HotTables;
  readonly timekeeper: Timekeeper;
  readonly alarm: Alarm;
  readonly faults: unknown[];
}

export const shared = (store: EventStore): Shared => ({
  store,
  time: new HandTime(),
  deadlines: new KeptDeadlines(),
});

export const aWatch = (
  { store, time, deadlines }: Shared,
  clockOf: (table: TableId) => Promise<Clock> = () => Promise.resolve(A_MINUTE),
  games: readonly Game[] = [game],
): Watch => {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  const now = () => time.now();
  const tables = new HotTables(
    store,
    {
      now,
      gameAt: (id, edition) => games.find((one) => one.id === id && one.edition === edition),
      publish: (pinned, _, standing) => {
        timekeeper.moved(pinned, standing);
      },
    },
    100,
  );
  const alarm: Alarm = new Alarm({ deadlines, time, onFault, ring: (table) => timekeeper.ring(table) });
  const timekeeper: Timekeeper = new Timekeeper({ tables, alarm, now, clockOf, standInFor: () => 'random', onFault });
  return { tables, timekeeper, alarm, faults };
};

/** Anna and Ben sit at a table of Quarry, and the game has started. */
export const annaAndBenDig = async ({ tables }: Pick<Watch, 'tables'>): Promise<HotTable> => {
  const table = await tables.open(PIT, game, { seats: 2, options: {} }, SEED);
  await table.perform(seated(0, 'anna'));
  await table.perform(seated(1, 'ben'));
  await table.perform(started(game));
  return table;
};

export const loaded = async ({ tables }: Pick<Watch, 'tables'>): Promise<HotTable> => {
  const table = await tables.find(PIT);
  if (table === null) throw new Error('The table is stored.');
  return table;
};

/** Who is to decide. */
export const atTurn = ({ standing: { table } }: HotTable): Seat => {
  const [seat] = table.status === 'playing' ? game.deciding(table.state) : [];
  if (seat === undefined) throw new Error('Nobody is to decide.');
  return seat;
};

/** A command of a seat; each is a new one. A turn of Quarry is two of `rest`. */
export const give = (table: HotTable, seat: Seat, command: object): Promise<Done> => {
  const { seq } = table.standing.table;
  return table.perform(commanded(game, { id: `c${seq}` as CommandId, seat, command, seen: seq }));
};

export const REST = { type: 'rest' };

/** What happened at the table that has to do with the clock. */
export const absences = async (store: EventStore): Promise<readonly string[]> =>
  (await store.read(PIT, 0, 1000)).map(({ event }) => event.type).filter((type) => ABSENCES.has(type));

const ABSENCES: ReadonlySet<string> = new Set(['SeatWarned', 'StandInSat', 'SeatCameBack', 'TableClosed']);
