import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import { schemeOf } from '#events/chain/schemes.js';
import { isTableEvent } from '#engine/kit/table.js';
import { commitmentOf, heldBy } from '#engine/kit/seat-held.js';
import type { SeatHeld } from '#engine/kit/seat-held.js';
import type { TableEvent } from '#events/table/events.js';
import type { Fault } from './fault.js';
import type { History, Opening } from './history.js';
import { broken, holds } from './verdict.js';
import type { Checked } from './verdict.js';

/**
 * Each seat put something of its own into the draws before the first one, in the way of the table's scheme: named, derived, or
 * committed to and then revealed or withheld. A nonce that a player remembers has to be the one that stands there.
 */
export const checkNonces = (history: History, remembered: ReadonlyMap<number, string>): Checked => {
  const { fault, added } = nonceStory(history);
  if (fault !== null) return broken('nonces', fault);
  for (const [seat, nonce] of remembered) {
    const found = added.get(seat);
    if (found === undefined || !isTheirs(history, seat, found, nonce))
      return broken('nonces', { kind: 'wrongNonce', seat, seq: found?.seq ?? 1 });
  }
  return holds('nonces', added.size);
};

/** The nonce of each taken seat in the end; `null` if the history does not tell it. */
export const noncesAdded = (history: History): ReadonlyMap<number, string | null> =>
  new Map([...nonceStory(history).added].map(([seat, { nonce }]) => [seat, nonce]));

/** All that is told of a seat's nonce; `seq` is the last event about it. */
interface Added extends SeatHeld {
  readonly seq: number;
  /** The seat's commitment, kept when it was revealed or withheld. */
  readonly committed: string | null;
}

interface NonceStory {
  readonly added: ReadonlyMap<number, Added>;
  readonly fault: Fault | null;
}

/** A nonce that was withheld is theirs too who remember what they had committed to: that it did not come in time is no forgery. */
const isTheirs = (
  { events }: History,
  seat: number,
  { nonce, source, committed }: Added,
  remembered: string,
): boolean =>
  source === 'withheld' || commitmentOf(source) !== null
    ? commitToNonce(events[0]?.table ?? '', seat, remembered) === committed
    : nonce === remembered;

/** All that is told of nonces, up to the first thing that is wrong with it. */
const nonceStory = ({ opening, events }: History): NonceStory => {
  const added = new Map<number, Added>();
  if (opening === null) return { added, fault: null };
  const teller = new Teller(opening, events[0]?.table ?? '', added);
  for (const { seq, event } of events) {
    const fault = isTableEvent(event) ? teller.take(seq, event) : null;
    if (fault !== null) return { added, fault };
  }
  return { added, fault: null };
};

/** Between which events a nonce can be revealed or withheld. */
type Phase = 'seating' | 'revealing' | 'started';

class Teller {
  readonly #opening: Opening;
  readonly #table: string;
  readonly #added: Map<number, Added>;
  #phase: Phase = 'seating';

  constructor(opening: Opening, table: string, added: Map<number, Added>) {
    this.#opening = opening;
    this.#table = table;
    this.#added = added;
  }

  take(seq: number, event: TableEvent): Fault | null {
    if (!this.#isOfScheme(event)) return { kind: 'foreignForm', seq, type: event.type, scheme: this.#scheme };
    switch (event.type) {
      case 'SeatTaken':
        return this.#taken(seq, event);
      case 'SeatLeft':
        this.#added.delete(event.seat);
        return null;
      case 'RevealsAsked':
        this.#phase = 'revealing';
        return null;
      case 'NonceRevealed':
        return this.#revealed(seq, event);
      case 'NonceWithheld':
        return this.#withheld(seq, event);
      case 'TableStarted':
        return this.#started();
      case 'TableOpened':
      case 'Undone':
      case 'SeatWarned':
      case 'StandInSat':
      case 'SeatCameBack':
      case 'TableFinished':
      case 'TableClosed':
      case 'SeedRevealed':
        return null;
    }
  }

  get #scheme(): number {
    return schemeOf(this.#opening) ?? 0;
  }

  #isOfScheme(event: TableEvent): boolean {
    if (event.type === 'SeatTaken') return 'claim' in event === (this.#scheme !== 1);
    return this.#scheme !== 1 || !REVEALS.has(event.type);
  }

  #taken(seq: number, event: Extract<TableEvent, { type: 'SeatTaken' }>): Fault | null {
    const held = heldBy(event);
    const { seat } = event;
    if (held.source === 'derived' && held.nonce !== this.#derivedFor(seat)) return { kind: 'otherDerived', seq, seat };
    this.#added.set(seat, { ...held, seq, committed: commitmentOf(held.source) });
    return null;
  }

  #revealed(seq: number, { seat, nonce }: Extract<TableEvent, { type: 'NonceRevealed' }>): Fault | null {
    const wrong = this.#unsettled(seq, seat);
    if (wrong !== null) return wrong;
    const committed = this.#added.get(seat)?.committed ?? null;
    if (commitToNonce(this.#table, seat, nonce) !== committed) return { kind: 'unopened', seq, seat };
    this.#settle(seat, { seq, nonce, source: 'own' });
    return null;
  }

  #withheld(seq: number, event: Extract<TableEvent, { type: 'NonceWithheld' }>): Fault | null {
    const { seat, derivedNonce: nonce } = event;
    const wrong = this.#unsettled(seq, seat);
    if (wrong !== null) return wrong;
    if (nonce !== this.#derivedFor(seat)) return { kind: 'otherDerived', seq, seat };
    this.#settle(seat, { seq, nonce, source: 'withheld' });
    return null;
  }

  /** Why no nonce of this seat can be settled now; `null` where it can. */
  #unsettled(seq: number, seat: number): Fault | null {
    if (this.#phase !== 'revealing') return { kind: 'untimely', seq, seat };
    return commitmentOf(this.#added.get(seat)?.source) === null ? { kind: 'uncommitted', seq, seat } : null;
  }

  #settle(seat: number, what: Pick<Added, 'seq' | 'nonce' | 'source'>): void {
    const before = this.#added.get(seat);
    if (before !== undefined) this.#added.set(seat, { ...before, ...what });
  }

  #started(): Fault | null {
    this.#phase = 'started';
    for (let seat = 0; seat < this.#opening.seats; seat += 1)
      if ((this.#added.get(seat)?.nonce ?? null) === null) return { kind: 'noNonce', seat };
    return null;
  }

  #derivedFor(seat: number): string {
    return derivedNonce(this.#opening.commitment, this.#table, seat);
  }
}

const REVEALS: ReadonlySet<string> = new Set<TableEvent['type']>(['RevealsAsked', 'NonceRevealed', 'NonceWithheld']);
