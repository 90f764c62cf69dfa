import type { Chance } from '#engine/kit/act.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { readToday } from '#engine/kit/upcast.js';
import { tableKey } from '#events/chain/commitment.js';
import type { Hashes } from '#events/chain/hashes.js';
import type { Happening } from '#events/seen-by.js';
import { deedOf, isByBot } from './deed.js';
import type { Deed } from './deed.js';
import type { Fault } from './fault.js';
import type { Opening } from './history.js';
import { dependsOnLuck } from './luck.js';
import type { Recorded } from './recorded.js';
import { same } from './same.js';

/** A table's whole past, and the secret behind its luck. */
export interface Past {
  readonly game: Game;
  readonly table: string;
  readonly seed: Uint8Array;
  readonly opening: Opening;
  /** All events, the opening first. */
  readonly events: readonly Recorded[];
  readonly hashes: Hashes;
}

/** What came of making it all once more: the first thing that comes out otherwise, and how much was made up to there. */
export interface Replayed {
  readonly fault: Fault | null;
  readonly commands: number;
  readonly draws: number;
}

/** Does everything at a table once more, by the rules of its edition, and holds it against what was kept. */
export const replay = (past: Past): Replayed => new Replay(past).run();

class Replay {
  readonly #past: Past;
  #table: Table;
  #at = 1;
  #commands = 0;
  readonly #counted: Draws[] = [];

  constructor(past: Past) {
    this.#past = past;
    this.#table = openTable(past.opening);
  }

  run(): Replayed {
    const { events } = this.#past;
    let fault: Fault | null = null;
    for (let next = events[this.#at]; next !== undefined && fault === null; next = events[this.#at])
      fault = this.#step(next);
    const draws = this.#counted.reduce((sum, each) => sum + each.used(), 0);
    return { fault, commands: this.#commands, draws };
  }

  #step(recorded: Recorded): Fault | null {
    const { seq, event } = recorded;
    const deed = deedOf(this.#past.game, recorded);
    if (deed === null) return { kind: 'nothingElse', seq, type: event.type };
    if (!isTimely(recorded, this.#table)) return { kind: 'otherMaker', seq };
    try {
      return this.#doAgain(deed, recorded);
    } catch {
      // Rules meet here what no table of theirs ever came to, and may not know how to go on.
      return { kind: 'impossible', seq, type: event.type };
    }
  }

  #doAgain(deed: Deed, first: Recorded): Fault | null {
    const table = this.#table;
    const decision = deed(table, this.#chance(table));
    if (!decision.ok) {
      const { rule = '', message } = decision.refusal;
      return { kind: 'refused', seq: first.seq, rule, message };
    }
    for (const [index, expected] of decision.events.entries()) {
      const fault = this.#follow(expected, first);
      if (fault === null) continue;
      const isLuck = fault.kind === 'otherEvent' && dependsOnLuck(deed, table, this.#chance(table), index);
      return isLuck ? { kind: 'otherLuck', seq: fault.seq, type: expected.type } : fault;
    }
    if (first.given !== undefined) this.#commands += 1;
    return this.#reveal(first);
  }

  /** Where a game ends its seed is shown in the same step. Whether it is the right one is another check. */
  #reveal(first: Recorded): Fault | null {
    const next = this.#past.events[this.#at];
    if (this.#table.status !== 'finished' || next?.event.type !== 'SeedRevealed') return null;
    return this.#follow(next.event, first);
  }

  /** Takes the next event that was kept, if it is this one. */
  #follow(expected: Happening, { seat, command }: Recorded): Fault | null {
    const { events, game } = this.#past;
    const kept = events[this.#at];
    if (kept === undefined) return { kind: 'unfinished', seq: this.#table.seq };
    const { seq } = kept;
    const event = readToday(game.upcasts, kept.event);
    if (!same(event, expected)) return { kind: 'otherEvent', seq, type: kept.event.type, expected: expected.type };
    if (kept.seat !== seat || kept.command !== command) return { kind: 'otherMaker', seq };
    // The very one that was decided: rules remember where it leads.
    this.#table = evolveTable(game, this.#table, { seq, event: expected, seat, command }, 'auditor');
    this.#at += 1;
    return null;
  }

  #key: Uint8Array | null = null;

  /** The nonces are fixed by the start, and with them the key. */
  #chance({ status, nonces }: Table): Chance {
    const { seed, table, hashes } = this.#past;
    const made = (): Uint8Array =>
      tableKey(
        seed,
        nonces.map((nonce) => nonce ?? ''),
      );
    const key = status === 'open' ? made() : (this.#key ??= made());
    return { key, table, hashes, handedOut: (draws) => void this.#counted.push(draws) };
  }
}

/** Nobody decides on what has not happened yet, and a bot on nothing but what it was asked about. */
const isTimely = (recorded: Recorded, { seq }: Table): boolean => {
  const { given, seat, command } = recorded;
  if (given === undefined) return true;
  if (isByBot(recorded)) return given.seen === seq && command === `bot-${seat ?? ''}-${seq}`;
  return given.seen <= seq && (command?.startsWith(`${seat ?? ''}-`) ?? false);
};
