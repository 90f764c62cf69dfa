import { schemeOf } from '#events/chain/schemes.js';
import type { Scheme } from '#events/chain/schemes.js';
import { isNews } from '#events/seen-by.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Outcome, TableEvent } from '#events/table/events.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { barriersFrom, withBarrier } from './barriers.js';
import type { Barrier, Barriers } from './barriers.js';
import type { Game, Setting } from './game.js';
import { FREE, freeSeats, heldBy, withNonce, withSeat } from './seat-held.js';
import type { SeatsHeld } from './seat-held.js';
import { readToday, upcastOf } from './upcast.js';
import type { Upcasts } from './upcast.js';

/**
 * A table at one moment: the fold of its events. The game's state stands inside; around it is what every table has.
 * Folding what a viewer saw gives the table as that viewer knows it.
 */
export type Table<State extends object = object> = OpenTable | PlayingTable<State> | FinishedTable<State>;

interface Known extends SeatsHeld {
  readonly seq: number;
  readonly setting: Setting;
  readonly commitment: string;
  readonly scheme: Scheme;
}

export interface OpenTable extends Known {
  readonly status: 'open';
  /** Reveals were asked for: seats stay as they are, and the game starts with the last reveal (rule K20). */
  readonly isStarting: boolean;
}

export interface PlayingTable<State extends object> extends Known {
  readonly status: 'playing';
  readonly state: State;
  /** Where an undo could still go back to: the last news, and one step for each event since. */
  readonly trail: readonly TrailStep<State>[];
  /** The bot that plays for a seat while its player is away; `null` where nobody stands in. No undo changes it. */
  readonly standIns: readonly (string | null)[];
  /** The events that an undo is refused by. Only a fold of stored events knows whose they are: absent where a viewer folds. */
  readonly barriers?: Barriers;
}

export interface FinishedTable<State extends object> extends Known {
  readonly status: 'finished';
  readonly state: State;
  readonly outcome: Outcome;
  readonly seed: string | null;
}

/** The state before one event, and whose command made that event. */
export interface TrailStep<State extends object> {
  /** The seq of the event before. */
  readonly seq: number;
  readonly state: State;
  readonly seat: Seat | null;
  readonly command: string | null;
  /** Somebody learnt something by it. Nothing goes back before it, nor to between it and what its command did next. */
  readonly news: boolean;
}

/**
 * An event at its place in the stream, as stored or as seen, in the form of today or of an older release; `null` where a
 * viewer may not know even the kind.
 */
export interface Step<E extends Happening> {
  readonly seq: number;
  readonly event: E | TableEvent | null;
  readonly seat: Seat | null;
  readonly command: string | null;
}

export const isTableEvent = (event: Happening): event is TableEvent => Object.hasOwn(tableSeenBy, event.type);

/** The table that an opening event sets. */
export const openTable = (event: Extract<TableEvent, { type: 'TableOpened' }>): OpenTable => {
  const scheme = schemeOf(event);
  if (scheme === null) throw new Error(`Draw scheme ${String(event.scheme)} is not known here.`);
  return {
    status: 'open',
    seq: 1,
    setting: { seats: event.seats, options: event.options },
    commitment: event.commitment,
    scheme,
    ...freeSeats(event.seats),
    isStarting: false,
  };
};

/**
 * The table after one more step, as stored (for the auditor, who sees all) or as one viewer saw it. The only fold there
 * is: server, browser, bots and verifier use this one, so this is where events of older releases are read.
 */
export const evolveTable = <S extends object, E extends Happening>(
  game: Pick<Game<S, never, E>, 'blank' | 'evolve' | 'redact' | 'seenBy' | 'upcasts'>,
  table: Table<S>,
  step: Step<E>,
  viewer: Viewer,
): Table<S> => {
  const { event, seq } = step;
  if (seq !== table.seq + 1) throw new Error(`Step ${String(seq)} does not follow ${String(table.seq)}.`);
  if (event !== null && isTableEvent(event)) return evolveAround(game, { ...table, seq }, event, viewer);
  if (table.status !== 'playing') return evolveStill(table, step);

  const state = event === null ? table.state : game.evolve(table.state, readToday(game.upcasts, event));
  const news = event !== null && isNewsAt(game, event);
  const before: TrailStep<S> = { seq: table.seq, state: table.state, seat: step.seat, command: step.command, news };
  const trail = news ? [before] : [...stillOpen(table.trail, step.seat), before];
  const { barriers } = table;
  if (barriers === undefined || event === null) return playing(table, seq, state, trail, table.standIns);
  return guarded(table, seq, state, trail, withBarrier(barriers, step.seat, news, { seq, event }));
};

/** As it was written: what an old event was to those who saw it, it stays, and what could be undone after it too. */
const isNewsAt = <E extends Happening>(game: { readonly seenBy: SeenBy<E>; readonly upcasts: Upcasts<E> }, event: E) =>
  upcastOf(game.upcasts, event)?.seenBy.news ?? isNews(game.seenBy, event);

/** Behind what another seat does nobody goes back any more (rule K7): so what a table keeps stays short. */
const stillOpen = <S extends object>(trail: readonly TrailStep<S>[], seat: Seat | null): readonly TrailStep<S>[] =>
  trail.at(-1)?.seat === seat ? trail : [];

/** Field by field: this is made for every event, and a copy with `...` of tables of several kinds is slow. */
const playing = <S extends object>(
  known: Known,
  seq: number,
  state: S,
  trail: readonly TrailStep<S>[],
  standIns: readonly (string | null)[],
): PlayingTable<S> => {
  const { setting, commitment, scheme, claims, nonces, sources } = known;
  return { status: 'playing', seq, setting, commitment, scheme, claims, nonces, sources, state, trail, standIns };
};

/** The same where it is known what an undo cannot go past. */
const guarded = <S extends object>(
  known: PlayingTable<S>,
  seq: number,
  state: S,
  trail: readonly TrailStep<S>[],
  barriers: Barriers,
): PlayingTable<S> => {
  const { status, setting, commitment, scheme, claims, nonces, sources, standIns } = known;
  return { status, seq, setting, commitment, scheme, claims, nonces, sources, state, trail, standIns, barriers };
};

/** Outside of play a viewer may see that something happened, but no rule makes anything happen. */
const evolveStill = <S extends object>(table: Table<S>, { seq, event }: Step<Happening>): Table<S> => {
  if (event === null) return { ...table, seq };
  throw new Error(`${event.type} at a table that is ${table.status}.`);
};

/** The table as a viewer knows it: what `redact` says of the state. An undo's trail and barriers stay with the rules. */
export const redactTable = <S extends object>(
  game: Pick<Game<S, never, never>, 'redact'>,
  table: Table<S>,
  viewer: Viewer,
): Table<S> => {
  if (table.status === 'open') return table;
  const state = game.redact(table.state, viewer);
  return table.status === 'finished' ? { ...table, state } : playing(table, table.seq, state, [], table.standIns);
};

const evolveAround = <S extends object>(
  game: Pick<Game<S, never, never>, 'blank' | 'redact'>,
  table: Table<S>,
  event: TableEvent,
  viewer: Viewer,
): Table<S> => {
  switch (event.type) {
    case 'TableOpened':
      return openTable(event);
    case 'SeatTaken':
      return withSeat(table, event.seat, heldBy(event));
    case 'SeatLeft':
      return withSeat(table, event.seat, FREE);
    case 'RevealsAsked':
      if (table.status !== 'open') throw new Error(`No reveals are asked for at a table that is ${table.status}.`);
      return { ...table, isStarting: true };
    case 'NonceRevealed':
      return withNonce(table, event.seat, event.nonce, 'own');
    case 'NonceWithheld':
      return withNonce(table, event.seat, event.derivedNonce, 'withheld');
    case 'TableStarted':
      return begun(game, table, event, viewer);
    case 'Undone':
      return undone(table, event);
    case 'SeatWarned':
      return table;
    case 'StandInSat':
      return withStandIn(table, event.seat, event.bot);
    case 'SeatCameBack':
      return withStandIn(table, event.seat, null);
    case 'TableFinished':
      if (table.status !== 'playing') throw new Error(`A table that is ${table.status} cannot finish.`);
      return finished(table, table.state, event.outcome);
    case 'TableClosed':
      if (table.status === 'finished') throw new Error('A table that has finished cannot be closed.');
      return finished(table, table.status === 'open' ? blankTo(game, table, viewer) : table.state, { standings: [] });
    case 'SeedRevealed':
      if (table.status !== 'finished') throw new Error('A seed is revealed when a table has finished.');
      return { ...table, seed: event.seed };
  }
};

const begun = <S extends object>(
  game: Pick<Game<S, never, never>, 'blank' | 'redact'>,
  table: Table<S>,
  event: TableEvent,
  viewer: Viewer,
): PlayingTable<S> => {
  const nobody = Array.from(table.nonces, () => null);
  const start = playing(table, table.seq, blankTo(game, table, viewer), [], nobody);
  return viewer === 'auditor' ? { ...start, barriers: barriersFrom({ seq: table.seq, event }, nobody.length) } : start;
};

const undone = <S extends object>(table: Table<S>, event: Extract<TableEvent, { type: 'Undone' }>): Table<S> => {
  if (table.status !== 'playing') throw new Error(`Nothing can be undone at a table that is ${table.status}.`);
  const at = table.trail.findIndex((step) => step.seq === event.to);
  const step = table.trail[at];
  if (step === undefined) throw new Error(`No way back to ${String(event.to)}.`);
  const back = { ...table, state: step.state, trail: table.trail.slice(0, at) };
  const by: Barrier = { seq: table.seq, event };
  return table.barriers === undefined
    ? back
    : { ...back, barriers: withBarrier(table.barriers, event.seat, false, by) };
};

const withStandIn = <S extends object>(table: Table<S>, seat: Seat, bot: string | null): PlayingTable<S> => {
  if (table.status !== 'playing') throw new Error(`Nobody stands in at a table that is ${table.status}.`);
  return { ...table, standIns: table.standIns.with(seat, bot) };
};

const blankTo = <S extends object>(
  game: Pick<Game<S, never, never>, 'blank' | 'redact'>,
  { setting }: Known,
  viewer: Viewer,
): S => game.redact(game.blank(setting), viewer);

const finished = <S extends object>(
  { seq, setting, commitment, scheme, claims, nonces, sources }: Known,
  state: S,
  outcome: Outcome,
): FinishedTable<S> => ({
  ...{ status: 'finished', seq, setting, commitment, scheme, claims, nonces, sources },
  ...{ state, outcome, seed: null },
});
