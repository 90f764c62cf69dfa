import { expect } from '@jest/globals';
import type { MuranoEvent } from '#events/murano/events.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import { evolveTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { opening } from './scenery.js';
import type { Part } from './scenery.js';
import type { Order } from './story.js';

/** A story at a whole table, where commands can be undone. */
export interface TableStory {
  when(...orders: readonly Order[]): TableStory;
  /** So many of the seat's commands can be undone now. */
  canUndo(seat: Seat, commands: number): TableStory;
  /** The seat takes back its latest command. */
  undo(seat: Seat): TableStory;
  /** The seat takes back all that it can. */
  undoAll(seat: Seat): TableStory;
  has(seat: Seat, holding: Partial<Player>): TableStory;
  shows(part: { readonly [Key in keyof MuranoState]?: unknown }): TableStory;
}

/** Anna and Ben at a table that is being played at. */
export const atTheTable = (...parts: readonly Part[]): TableStory =>
  tell({
    status: 'playing',
    seq: 10,
    setting: { seats: 2, options: {} },
    commitment: '',
    scheme: 2,
    claims: ['', ''],
    nonces: ['', ''],
    sources: ['own', 'own'],
    state: parts.reduce((state, part) => part(state), opening(2)),
    trail: [],
    standIns: [null, null],
  });

const tell = (table: PlayingTable<MuranoState>): TableStory => ({
  when: (...orders) => tell(orders.reduce(follow, table)),
  canUndo(seat, commands) {
    expect(undoable(table, seat)).toHaveLength(commands);
    return tell(table);
  },
  undo: (seat) => tell(command(table, seat, { type: 'undo', to: undoable(table, seat)[0] })),
  undoAll: (seat) => tell(command(table, seat, { type: 'undo', to: undoable(table, seat).at(-1) })),
  has(seat, holding) {
    expect(table.state.players[seat]).toMatchObject(holding);
    return tell(table);
  },
  shows(part) {
    expect(table.state).toMatchObject(part);
    return tell(table);
  },
});

const follow = (table: PlayingTable<MuranoState>, order: Order): PlayingTable<MuranoState> => {
  const [seat] = murano.deciding(table.state);
  if (seat === undefined) throw new Error('Nobody is to decide.');
  return command(table, seat, typeof order === 'function' ? order(table.state) : order);
};

const KEY = new Uint8Array(32);

const command = (table: PlayingTable<MuranoState>, seat: Seat, asked: unknown): PlayingTable<MuranoState> => {
  const decision = act(murano, table, seat, asked, chanceBy(KEY, 'undo'));
  if (!decision.ok) throw new Error(decision.refusal.message);
  const name = `command ${table.seq}`;
  const after = decision.events.reduce<Table<MuranoState>>(
    (before, event: MuranoEvent | TableEvent) =>
      evolveTable(murano, before, { seq: before.seq + 1, event, seat, command: name }, 'auditor'),
    table,
  );
  if (after.status !== 'playing') throw new Error(`The table is ${after.status}.`);
  return after;
};
