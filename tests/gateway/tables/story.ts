import type { CommandId, TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Asking } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { gameAt } from '#engine/registry.js';
import type { Game } from '#engine/kit/game.js';
import { commanded, seated, started } from '#gateway/tables/deeds.js';
import type { Done } from '#gateway/tables/deed.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { HotTables } from '#gateway/tables/hot-tables.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import type { EventStore, StoredEvent } from '#store/event-store.js';
import { luckOf } from '#tests/laws/luck.js';

/** A node of the service: its hot tables, and what it told its viewers, in the order in which it did. */
export interface Node {
  readonly tables: HotTables;
  readonly told: StoredEvent[];
}

export const aStore = (): MemoryStore => new MemoryStore(new MemoryOutbox());

export const aNode = (store: EventStore, most = 100): Node => {
  const told: StoredEvent[] = [];
  let clock = 1_700_000_000_000;
  const tables = new HotTables(
    store,
    { now: () => (clock += 1), gameAt, publish: (_, events) => void told.push(...events) },
    most,
  );
  return { tables, told };
};

export const LAGOON = 'lagoon' as TableId;
export const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
export const game: Game = murano;

/** Anna and Ben sit at a table of Murano, and the game has started. */
export const annaAndBenPlay = async ({ tables }: Node): Promise<HotTable> => {
  const table = await tables.open(LAGOON, game, { seats: 2, options: {} }, SEED);
  await table.perform(seated(0, 'anna'));
  await table.perform(seated(1, 'ben'));
  await table.perform(started(game));
  return table;
};

/** Another table is opened, which takes this one's place where there is room for one. */
export const anotherOpens = (tables: HotTables): Promise<HotTable> =>
  tables.open('another' as TableId, game, { seats: 2, options: {} }, SEED);

export const give = (table: HotTable, seat: Seat, id: string, command: unknown): Promise<Done> =>
  table.perform(commanded(game, { id: id as CommandId, seat, command, seen: table.standing.table.seq }));

/** Who is to decide at what is stored, and what may be asked for. */
export const toDecide = (table: HotTable): { readonly seat: Seat; readonly choices: readonly Asking[] } | null => {
  const at = table.standing.table;
  if (at.status !== 'playing') return null;
  const [seat] = game.deciding(at.state);
  return seat === undefined ? null : { seat, choices: game.choices(at.state, seat) };
};

/** Random moves, one after another, until the game is over or so many were made. */
export const playOn = async (table: HotTable, seed: string, most = Infinity): Promise<readonly Done[]> => {
  const luck = luckOf(seed);
  const done: Done[] = [];
  for (let turn = toDecide(table); turn !== null && done.length < most; turn = toDecide(table)) {
    done.push(await give(table, turn.seat, `${seed}-${done.length}`, luck.pick(turn.choices)));
  }
  return done;
};
