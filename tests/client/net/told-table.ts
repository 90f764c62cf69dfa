import { redactTable } from '#engine/kit/table.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { origin, seal } from '#events/chain/digest.js';
import type { Digest, TableId } from '#events/envelope.js';
import { byAll } from '#events/seen-by.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { tableId } from '#events/wire/ids.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { ServerMessage } from '#events/wire/socket.js';
import { typed } from '#events/wire/json.js';
import { play } from '#tests/laws/play.js';
import { eventSeenBy } from '#tests/laws/viewers.js';

const game: Game = murano;
const played = play({ game, seed: 'told over a line', setting: { seats: 2, options: {} } });
export const TABLE: TableId = tableId.parse('venezia');
const SEED = new Uint8Array(32);

/** Also of what no game knows: whoever lies may chain it all the same. */
const showings: SeenBy<Happening> = { ...tableSeenBy, ...game.seenBy, Sunk: byAll };

/** A game as it is told to somebody over their line, from a snapshot in the middle of it. */
export class ToldTable {
  readonly viewer: Viewer;
  seq = 0;
  #digest: Digest = origin(TABLE);
  /** All that happened before, as it is read: a line an event. */
  readonly past: string;

  /** At the first moment after `from` at which the seat is to decide. */
  constructor(viewer: Viewer, from: number, seat = 0) {
    this.viewer = viewer;
    const moment = played.moments.find((one) => one.seat === seat && one.table.seq >= from);
    if (moment === undefined) throw new Error('The game is too short.');
    this.past = Array.from({ length: moment.table.seq }, () => `${JSON.stringify(this.#goOn())}\n`).join('');
  }

  get snapshot(): Extract<ServerMessage, { event: 'snapshot' }> {
    const { table } = played.happened[this.seq - 2] ?? {};
    if (table === undefined) throw new Error(`Nothing happened at ${this.seq}.`);
    const state = { ...redactTable(game, table, this.viewer) };
    return { event: 'snapshot', data: { table: TABLE, seq: this.seq, state, digest: this.#digest } };
  }

  /** What the seat may do now. */
  get choices(): readonly Happening[] {
    return played.moments.find(({ table }) => table.seq === this.seq)?.choices ?? [];
  }

  offer(choices: readonly Happening[]): ServerMessage {
    return { event: 'choices', data: { table: TABLE, seq: this.seq, choices: choices.map((one) => typed.parse(one)) } };
  }

  /** The next event of the game. */
  next(): ServerMessage {
    return { event: 'event', data: this.#goOn() };
  }

  /** An event that never was, chained as if it were the next. */
  instead(event: Happening): ServerMessage {
    return { event: 'event', data: this.#chained(event, event) };
  }

  #goOn(): ShownEvent {
    const event = this.seq === 0 ? played.opening : played.happened[this.seq - 1]?.step.event;
    if (event === undefined) throw new Error('The game is over.');
    const shown = this.#chained(event, eventSeenBy(game, event, this.viewer));
    this.seq += 1;
    this.#digest = shown.digest;
    return shown;
  }

  #chained(event: Happening, seen: Happening | null): ShownEvent {
    const step = { table: TABLE, seq: this.seq + 1, at: 1, edition: game.edition, event };
    const { digest: sealed, commitment } = seal(this.#digest, step, showings, SEED);
    return {
      ...{ table: TABLE, seq: step.seq, at: 1, event: seen === null ? null : typed.parse(seen), digest: sealed },
      ...(commitment === null ? {} : { commitment }),
    };
  }
}

interface Sitter {
  readonly id: string;
  readonly name: string;
}

/** The table as the lobby shows it: Anna at seat 0, and a bot or somebody beside her. */
export const asShown = (anna: Sitter | null, beside: Sitter | null = null): string =>
  JSON.stringify({
    id: TABLE,
    ...{ game: game.id, edition: game.edition, options: {}, visibility: 'public', clock: { kind: 'none' } },
    seats: [
      { seat: 0, ...(anna === null ? {} : { player: anna }) },
      { seat: 1, ...(beside === null ? { bot: 'random' } : { player: beside }) },
    ],
    ...{ seq: 1, commitment: origin(TABLE), digest: origin(TABLE), status: 'playing' },
  });
