import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from '#engine/kit/game.js';
import { isTableEvent } from '#engine/kit/table.js';
import { formOf, showingsOf } from '#engine/kit/upcast.js';
import { toBase64url } from '#events/base64url.js';
import { schemeOf } from '#events/chain/schemes.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import { TableEvent, tableSeenBy } from '#events/table/events.js';
import { ExportedHead } from '#events/wire/heads.js';
import { ExportedEvent } from '#events/wire/play.js';
import { PROTOCOL } from '#events/wire/protocol.js';
import type { Fault } from './fault.js';
import { isText, linesOf } from './lines.js';
import type { Line } from './lines.js';

/** More than any game comes to, and little enough for a phone. */
const MOST_EVENTS = 50_000;
/** With the head behind them. */
const MOST_LINES = MOST_EVENTS + 1;
export const MOST_LETTERS = 32 << 20;

export type Opening = Extract<TableEvent, { type: 'TableOpened' }>;

/** A history as far as it could be read: up to its end, or to what is wrong with its form. */
export interface History {
  readonly game: Game | null;
  readonly showings: SeenBy<Happening>;
  readonly opening: Opening | null;
  readonly events: readonly ExportedEvent[];
  readonly head: ExportedHead | null;
  readonly fault: Fault | null;
}

/** Whether all of it is there, so that everything can be looked at. */
export const isWhole = ({ fault }: History): boolean => fault === null || fault.kind === 'damaged';

/** The rules of a game at an edition, where they are known; and whether there is such a game at all. */
export interface Rules {
  readonly gameAt: (id: string, edition: number) => Game | undefined;
  readonly knows: (id: string) => boolean;
}

/** Reads a file's text, and stops with the first thing in it that is not as an export is. */
export const readHistory = async (pieces: AsyncIterable<string>, rules: Rules): Promise<History> => {
  const reader = new Reader(rules);
  for await (const line of linesOf(pieces)) {
    const fault = 'kind' in line ? line : reader.take(line);
    if (fault !== null) return reader.history(fault);
  }
  return reader.history(reader.missing());
};

class Reader {
  readonly #rules: Rules;
  readonly #events: ExportedEvent[] = [];
  #opening: Opening | null = null;
  #game: Game | null = null;
  #head: ExportedHead | null = null;
  #letters = 0;
  #damage: Fault | null = null;
  readonly #hash = sha256.create();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  take(line: Line): Fault | null {
    const { number, text, isWhole } = line;
    if (!isText(text)) return { kind: 'notText', line: number };
    this.#letters += text.length;
    if (this.#letters > MOST_LETTERS || number > MOST_LINES) return { kind: 'tooLong', most: MOST_EVENTS };
    if (text.trim() === '') return null;
    const value = jsonOf(text);
    if (value === undefined) return { kind: isWhole ? 'notJson' : 'cutLine', line: number };
    if (this.#head !== null) return { kind: 'afterHead', line: number };
    if (isOfProtocol(value)) return this.#end(value, number);
    this.#hash.update(utf8ToBytes(`${text}\n`));
    return this.#event(value, number);
  }

  /** What should have come, once there is no more. */
  missing(): Fault | null {
    const last = this.#events.at(-1);
    if (last === undefined) return { kind: 'empty' };
    return last.event.type === 'SeedRevealed' ? this.#damage : { kind: 'unfinished', seq: last.seq };
  }

  history(fault: Fault | null): History {
    const [opening, game] = [this.#opening, this.#game];
    const showings = game === null ? tableSeenBy : showingsOf(game);
    return { game, showings, opening, events: this.#events, head: this.#head, fault };
  }

  #end(value: { readonly protocol: number }, line: number): Fault | null {
    if (value.protocol !== PROTOCOL) return { kind: 'otherProtocol', protocol: value.protocol, known: PROTOCOL };
    const head = ExportedHead.safeParse(value);
    if (!head.success) return { kind: 'notAnEvent', line, where: whereIn(head.error) };
    this.#head = head.data;
    if (head.data.sha256 !== toBase64url(this.#hash.digest())) this.#damage = { kind: 'damaged', line };
    return null;
  }

  #event(value: unknown, line: number): Fault | null {
    const read = ExportedEvent.safeParse(value);
    if (!read.success) return { kind: 'notAnEvent', line, where: whereIn(read.error) };
    const fault = this.#events.length === 0 ? this.#first(read.data) : this.#next(read.data);
    if (fault === null) this.#events.push(read.data);
    return fault;
  }

  #first({ seq, edition, event }: ExportedEvent): Fault | null {
    const opening = TableEvent.safeParse(event);
    if (opening.data?.type !== 'TableOpened') return { kind: 'noOpening', seq };
    if (seq !== 1) return { kind: 'outOfPlace', seq: 1, found: seq };
    const { game } = opening.data;
    if (!this.#rules.knows(game)) return { kind: 'unknownGame', game };
    this.#opening = opening.data;
    this.#game = this.#rules.gameAt(game, opening.data.edition) ?? null;
    if (this.#game === null) return { kind: 'unknownEdition', game, edition: opening.data.edition };
    if (schemeOf(opening.data) === null) return { kind: 'unknownScheme', scheme: opening.data.scheme ?? 1 };
    return edition === opening.data.edition ? null : { kind: 'otherEdition', seq };
  }

  #next({ table, seq, edition, event }: ExportedEvent): Fault | null {
    const [first, last] = [this.#events[0], this.#events.at(-1)];
    if (table !== first?.table) return { kind: 'otherTable', seq };
    const due = (last?.seq ?? 0) + 1;
    if (seq !== due) return { kind: 'outOfPlace', seq: due, found: seq };
    if (edition !== first.edition) return { kind: 'otherEdition', seq };
    return this.#isKnown(event) ? null : { kind: 'unknownEvent', seq, type: event.type };
  }

  #isKnown(event: Happening): boolean {
    if (isTableEvent(event)) return TableEvent.safeParse(event).success;
    const game = this.#game;
    return game !== null && formOf(game, event).safeParse(event).success;
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever JSON.parse says of it, its line says more.
    return undefined;
  }
};

const isOfProtocol = (value: unknown): value is { readonly protocol: number } =>
  typeof value === 'object' && value !== null && 'protocol' in value && typeof value.protocol === 'number';

interface Issues {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

const whereIn = ({ issues: [issue] }: Issues): string =>
  issue === undefined ? '' : [issue.path.map(String).join('.'), issue.message].filter((part) => part !== '').join(': ');
