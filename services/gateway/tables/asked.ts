import type { Seat } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import type { StoredEvent } from '#store/event-store.js';

/** That a seat is to decide, and how long it has been (rule K13 of the kit). */
export interface Asked {
  /** The event that its time runs from. It names the asking: what was meant for one does nothing at another. */
  readonly seq: number;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  /** When the seat was warned that its time is over, or `null`. */
  readonly warned: number | null;
  /** The turn of the game that it is asked for. */
  readonly turn: number;
  /** The event since which it has been asked: other than `seq` where its time started anew. */
  readonly from: number;
}

/**
 * Who is asked since when, by the stored events alone: so that whoever reads them, in whatever portions, has the same.
 */
export interface Askings {
  /** For each seat; `null` where it is not asked. */
  readonly asked: readonly (Asked | null)[];
  /** Since when the table waits for reveals, in milliseconds since 1970; `null` where it does not (rule K20). */
  readonly reveals: number | null;
  readonly recall: Recall;
}

/** What it takes to go on. */
export interface Recall {
  /** What an undo could bring back. */
  readonly past: readonly PastAsking[];
  /** The command of the last event, and what was before it: who is asked in the middle of a command says nothing. */
  readonly command: string | null;
  readonly before: Moment;
}

interface Moment {
  readonly asked: readonly (Asked | null)[];
  readonly past: readonly PastAsking[];
}

interface PastAsking extends Asked {
  readonly seat: Seat;
  /** The event since which it is asked no more. */
  readonly until: number;
}

/** Before anybody is asked anything. */
export const nobodyAsked = (seats: number): Askings => {
  const asked = Array.from({ length: seats }, () => null);
  return { asked, reveals: null, recall: { past: [], command: null, before: { asked, past: [] } } };
};

/**
 * Who is asked after one more event, and the table after it. Where it is known that the next event is of the same
 * command nobody needs to be asked who decides: that is thrown away again.
 */
export const askedAfter = (
  game: Pick<Game, 'deciding' | 'turn'>,
  from: Askings,
  stored: StoredEvent,
  table: Table,
  next: StoredEvent | undefined,
): Askings => {
  const { command } = stored;
  const before = withEvent(
    command !== null && command === from.recall.command
      ? from.recall.before
      : { asked: from.asked, past: from.recall.past },
    stored,
  );
  const { asked, past } =
    command !== null && command === next?.command ? before : momentAt(game, before, stored, table);
  return { asked, reveals: revealsAfter(from.reveals, stored, table), recall: { past, command, before } };
};

const revealsAfter = (since: number | null, { event, at }: StoredEvent, table: Table): number | null => {
  if (table.status !== 'open') return null;
  return event.type === 'RevealsAsked' ? at : since;
};

/** What an event itself says of who is asked. */
const withEvent = (moment: Moment, { event, seq, at }: StoredEvent): Moment => {
  if (!isTableEvent(event)) return moment;
  switch (event.type) {
    case 'SeatWarned':
      return { ...moment, asked: changed(moment.asked, event.seat, (one) => ({ ...one, warned: at })) };
    case 'SeatCameBack':
      return {
        asked: changed(moment.asked, event.seat, (one) => ({ ...one, seq, at, warned: null })),
        past: moment.past.map((one) => (one.seat === event.seat ? { ...one, seq, at, warned: null } : one)),
      };
    case 'Undone':
      return backAt(moment, event.to);
    case 'TableOpened':
    case 'SeatTaken':
    case 'SeatLeft':
    case 'RevealsAsked':
    case 'NonceRevealed':
    case 'NonceWithheld':
    case 'TableStarted':
    case 'StandInSat':
    case 'TableFinished':
    case 'TableClosed':
    case 'SeedRevealed':
      return moment;
  }
};

const changed = (
  asked: readonly (Asked | null)[],
  seat: Seat,
  change: (one: Asked) => Asked,
): readonly (Asked | null)[] => asked.map((one, at) => (at === seat && one !== null ? change(one) : one));

/** Who was asked just after that event: with the time that they had. */
const backAt = ({ asked, past }: Moment, to: number): Moment => ({
  asked: asked.map((one, seat) => (one !== null && one.from <= to ? one : pastAt(past, seat, to))),
  past: past.filter(({ until }) => until <= to),
});

const pastAt = (past: readonly PastAsking[], seat: Seat, to: number): Asked | null => {
  const found = past.find((one) => one.seat === seat && one.from <= to && to < one.until);
  return found === undefined ? null : askingOf(found);
};

const askingOf = ({ seq, at, warned, turn, from }: Asked): Asked => ({ seq, at, warned, turn, from });

/** Who is asked now goes on with the asking of before, within a turn; other askings begin or are over. */
const momentAt = (
  game: Pick<Game, 'deciding' | 'turn'>,
  before: Moment,
  { seq, at }: StoredEvent,
  table: Table,
): Moment => {
  if (table.status !== 'playing') return nobodyAsked(before.asked.length).recall.before;
  const deciding = game.deciding(table.state);
  const turn = game.turn(table.state);
  const goesOn = (one: Asked | null, seat: Seat): boolean =>
    deciding.includes(seat) ? one !== null && one.turn >= turn : one === null;
  const back = earliestWayBack(table);
  const past = before.past.length === 0 ? before.past : before.past.filter(({ until }) => until > back);
  if (before.asked.every(goesOn)) return { asked: before.asked, past };

  const asked = before.asked.map((one, seat) => {
    if (goesOn(one, seat)) return one;
    return deciding.includes(seat) ? { seq, at, warned: null, turn, from: seq } : null;
  });
  if (seq <= back) return { asked, past };
  const over = before.asked.flatMap((one, seat) =>
    one !== null && one !== asked[seat] ? [overAt(one, seat, seq)] : [],
  );
  return { asked, past: [...past, ...over] };
};

/** Field by field: this is made for nearly every move, and a copy with `...` that grows is several times as slow. */
const overAt = ({ seq, at, warned, turn, from }: Asked, seat: Seat, until: number): PastAsking => ({
  seq,
  at,
  warned,
  turn,
  from,
  seat,
  until,
});

/** What was over by then no undo brings back. */
const earliestWayBack = ({ trail }: PlayingTable<object>): number => trail.find((step) => !step.news)?.seq ?? Infinity;
