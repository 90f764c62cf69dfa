import type { Chance } from '#engine/kit/act.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { readToday } from '#engine/kit/upcast.js';
import { tableKey } from '#events/chain/commitment.js';
import type { Scheme } from '#events/chain/schemes.js';
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
export const replay = (past: Past): Replayed =>
  new Replay(past, { table: openTable(past.opening), at: 1, drawn: 0 }, 'check').run();

/** How far a replay came: the table, the event that comes next, and how many draws were taken. */
interface Reached {
  readonly table: Table;
  readonly at: number;
  readonly drawn: number;
}

/** A guess only asks whether all goes on from there: it looks at no count, and explains nothing. */
type Aim = 'check' | 'guess';

class Replay {
  readonly #past: Past;
  readonly #aim: Aim;
  #table: Table;
  #at: number;
  #drawn: number;
  #commands = 0;

  constructor(past: Past, { table, at, drawn }: Reached, aim: Aim) {
    this.#past = past;
    this.#aim = aim;
    this.#table = table;
    this.#at = at;
    this.#drawn = drawn;
  }

  run(): Replayed {
    const { events } = this.#past;
    let fault: Fault | null = null;
    for (let next = events[this.#at]; next !== undefined && fault === null; next = events[this.#at])
      fault = this.#step(next);
    return { fault, commands: this.#commands, draws: this.#drawn };
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
    const from: Reached = { table: this.#table, at: this.#at, drawn: this.#drawn };
    const handed: Draws[] = [];
    const decision = deed(
      from.table,
      this.#chance((draws) => void handed.push(draws)),
    );
    if (!decision.ok) {
      const { rule = '', message } = decision.refusal;
      return { kind: 'refused', seq: first.seq, rule, message };
    }
    for (const [index, expected] of decision.events.entries()) {
      const fault = this.#follow(expected, first);
      if (fault === null) continue;
      const isLuck = fault.kind === 'otherEvent' && dependsOnLuck(deed, from.table, this.#chance(), index);
      return isLuck ? this.#misdrawn({ kind: 'otherLuck', seq: fault.seq, type: expected.type }, from) : fault;
    }
    if (first.given !== undefined) this.#commands += 1;
    const took = handed.reduce((sum, draws) => sum + draws.used(), 0);
    return this.#count(first, from, took) ?? this.#reveal(first);
  }

  /** Compares the number of draws that was kept: all of a decision's at its first event, and 0 if draws are not counted. */
  #count({ seq }: Recorded, { table: { scheme }, at }: Reached, took: number): Fault | null {
    this.#drawn += took;
    if (this.#aim === 'guess') return null;
    const due = scheme === 1 ? 0 : took;
    const kept = this.#past.events.slice(at, this.#at).map(({ draws = 0 }) => draws);
    const wrong = kept.findIndex((says, index) => says !== (index === 0 ? due : 0));
    if (wrong === -1) return null;
    return { kind: 'otherCount', seq: seq + wrong, says: kept[wrong] ?? 0, took: wrong === 0 ? due : 0 };
  }

  /** Why a draw is another, where something tells: all goes on well from there by another draw, or by another scheme. */
  #misdrawn(fault: Fault<'otherLuck'>, from: Reached): Fault {
    if (this.#aim === 'guess') return fault;
    const { seq, type } = fault;
    const due = from.drawn + 1;
    if (from.table.scheme !== 1)
      for (const draw of drawsNear(due))
        if (this.#goesOnFrom({ ...from, drawn: draw - 1 })) return { kind: 'otherDraw', seq, type, draw, due };
    for (const scheme of SCHEMES)
      if (scheme !== from.table.scheme && this.#goesOnFrom({ ...from, table: { ...from.table, scheme } }))
        return { kind: 'otherScheme', seq, says: from.table.scheme, fits: scheme };
    return fault;
  }

  /** One draw that fits says little: as many as cannot fit by chance, or all that there are. */
  #goesOnFrom(from: Reached): boolean {
    const { fault, draws } = new Replay(this.#past, from, 'guess').run();
    return fault === null || draws - from.drawn >= NO_CHANCE;
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

  #key: { readonly nonces: Table['nonces']; readonly bytes: Uint8Array } | null = null;

  /** The nonces are fixed by the start, and with them the key. */
  readonly #keyFor = (nonces: Table['nonces']): Uint8Array => {
    if (this.#key?.nonces !== nonces) {
      const all = nonces.map((nonce) => nonce ?? '');
      this.#key = { nonces, bytes: tableKey(this.#past.seed, all) };
    }
    return this.#key.bytes;
  };

  #chance(handedOut: (draws: Draws) => void = () => undefined): Chance {
    const { table, hashes } = this.#past;
    return { table, keyFor: this.#keyFor, drawn: this.#drawn, hashes, handedOut };
  }
}

/** The draws around the one that was due, the nearest first. */
const drawsNear = (due: number): readonly number[] =>
  Array.from({ length: MOST_SKIPPED }, (_, index) => index + 1)
    .flatMap((by) => [due + by, due - by])
    .filter((draw) => draw >= 1);

const SCHEMES: readonly Scheme[] = [1, 2];

/** Further than anybody needs to look for a better draw; beyond it a draw is only said to be another. */
const MOST_SKIPPED = 64;
/** That so many draws fit by chance is less likely than a game is long. */
const NO_CHANCE = 12;

/** Nobody decides on what has not happened yet, and a bot on nothing but what it was asked about. */
const isTimely = (recorded: Recorded, { seq }: Table): boolean => {
  const { given, seat, command } = recorded;
  if (given === undefined) return true;
  if (isByBot(recorded)) return given.seen === seq && command === `bot-${seat ?? ''}-${seq}`;
  return given.seen <= seq && (command?.startsWith(`${seat ?? ''}-`) ?? false);
};
