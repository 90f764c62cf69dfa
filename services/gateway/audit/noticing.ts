import type { TableId } from '#events/envelope.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Note, NotedRefusal } from '#store/notes.js';
import { Remembered } from '../remembered.js';
import type { Done } from '../tables/deed.js';
import type { Attended, Heard } from './heard.js';

/**
 * What there is to notice, by what was seen lately. It keeps little in mind, and forgets what is long past: a pattern over
 * two nodes, or over a restart, may be missed.
 */
export class Noticing {
  private readonly refusals = new Remembered<string, Refusals>(MOST_SEATS);
  private readonly stoodIn = new Remembered<string, StoodIn>(MOST_SEATS);
  private readonly online = new Remembered<TableId, readonly boolean[]>(MOST_SEATS);

  /** What a command's answer says: that it was refused, that it took long, that it came too late for the clock. */
  answered(done: Done, heard: Heard, at: number): readonly Note[] {
    const note = noteAt(heard, done.seq, at);
    return [
      ...(done.ok ? [] : this.refused(done, heard, at)),
      ...(heard.ms < SLOW_MS ? [] : [{ ...note, kind: 'slow_command', amount: Math.round(heard.ms) } as const]),
      ...(this.isDisputed(heard, at) ? [{ ...note, kind: 'clock_dispute' } as const] : []),
    ];
  }

  /** Which seats came and went since this table was last looked at. */
  attended({ table, seats, audience }: Attended, seq: number, at: number): readonly Note[] {
    const before = this.online.get(table) ?? [];
    const now = Array.from({ length: seats }, (_, seat) => audience.has(seat));
    this.online.set(table, now);
    return now.flatMap((isOnline, seat) =>
      isOnline === (before[seat] ?? false)
        ? []
        : [{ ...noteAt({ table, seat }, seq, at), kind: isOnline ? 'seat_on' : 'seat_off' } as const],
    );
  }

  happened(table: TableId, events: readonly StoredEvent[]): void {
    for (const { event, seq, at } of events)
      if (isTableEvent(event) && event.type === 'StandInSat') this.stoodIn.set(placeOf(table, event.seat), { seq, at });
  }

  private refused(done: Extract<Done, { ok: false }>, heard: Heard, at: number): readonly Note[] {
    if (done.refusal.code === 'not_saved') return [];
    const place = placeOf(heard.table, heard.seat);
    const before = this.refusals.get(place);
    const count = before === undefined || at - before.since > BURST_MS ? 1 : before.count + 1;
    this.refusals.set(place, { since: count === 1 ? at : (before?.since ?? at), count });
    // Who goes on for ever is noted as one who does, and fills no book.
    if (count > MOST_IN_A_BURST) return [];
    const note = noteAt(heard, done.seq, at);
    const refused = { ...note, kind: 'refused', refused: refusalOf(done, heard) } as const;
    return count === BURST ? [refused, { ...note, kind: 'refusal_burst', amount: count }] : [refused];
  }

  /** Decided before a bot stood in, and given just after it had: whoever gave it thought that they were in time. */
  private isDisputed({ table, seat, seen }: Heard, at: number): boolean {
    const place = placeOf(table, seat);
    const stood = this.stoodIn.get(place);
    if (stood === undefined) return false;
    this.stoodIn.forget(place);
    return seen < stood.seq && at - stood.at < DISPUTED_MS;
  }
}

interface Refusals {
  readonly since: number;
  readonly count: number;
}

interface StoodIn {
  readonly seq: number;
  readonly at: number;
}

const noteAt = ({ table, seat }: Pick<Heard, 'table' | 'seat'>, seq: number, at: number) =>
  ({ table, at, seat, seq, refused: null, amount: null }) satisfies Omit<Note, 'kind'>;

const refusalOf = ({ refusal }: Extract<Done, { ok: false }>, { command }: Heard): NotedRefusal => ({
  code: refusal.code,
  rule: refusal.rule ?? null,
  message: refusal.message,
  command: JSON.stringify(command).length > LONGEST_COMMAND ? null : command,
});

const placeOf = (table: TableId, seat: number): string => `${table} ${seat}`;

/** A person feels that something hangs. */
const SLOW_MS = 1_000;
const BURST = 10;
const BURST_MS = 60_000;
const MOST_IN_A_BURST = 100;
const DISPUTED_MS = 60_000;
/** The longest that any game's rules understand is far shorter. */
const LONGEST_COMMAND = 2_000;
const MOST_SEATS = 20_000;
