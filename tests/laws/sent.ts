import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable, redactTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import { eventSeenBy } from './viewers.js';

/** What a viewer is sent, by the name of each message, as the very text that leaves the server. */
export type Sent = Readonly<Record<string, string>>;

/** What a viewer may ask for at a table at any time. The board as text is made of the state that is sent: as that, so it. */
export const sentAt = (game: Game, table: Table, viewer: Viewer): Sent => {
  if (table.status === 'open') return { table: JSON.stringify(table) };
  const { state } = table;
  return {
    table: JSON.stringify(redactTable(game, table, viewer)),
    choices: typeof viewer === 'number' ? JSON.stringify(game.choices(state, viewer)) : '',
    deciding: JSON.stringify(game.deciding(state)),
    turn: String(game.turn(state)),
    outcome: JSON.stringify(game.outcome(state)),
  };
};

/** What a viewer is sent when these events happen: their number, order and bytes, and then the table after them. */
export const sentBy = (game: Game, table: PlayingTable<object>, events: readonly Happening[], viewer: Viewer): Sent => {
  const after = events.reduce<Table>(
    (before, event) => evolveTable(game, before, { seq: before.seq + 1, event, seat: null, command: null }, 'auditor'),
    table,
  );
  return {
    events: JSON.stringify(events.map((event) => eventSeenBy(game, event, viewer))),
    ...sentAt(game, after, viewer),
  };
};

/** Which message first tells two worlds apart, or `null` where none does. */
export const telltale = (one: Sent, other: Sent): string | null => {
  const name = Object.keys(one).find((message) => one[message] !== other[message]);
  return name === undefined ? null : `${name}: ${around(one[name] ?? '', other[name] ?? '')}`;
};

const BEFORE = 40;
const LONGEST = 120;

/** Both texts from a little before where they part. */
const around = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  return `…${one.slice(from, from + LONGEST)}… and …${other.slice(from, from + LONGEST)}…`;
};
