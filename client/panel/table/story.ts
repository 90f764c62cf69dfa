import type { Game } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import type { Seat } from '#events/viewer.js';
import type { Seen, Timeline } from '../../timeline/timeline.js';

/** A turn of the game, or what came before the first, with all that happened in it. */
export interface Chapter {
  /** 0 is before the first turn. */
  readonly turn: number;
  readonly seat: Seat | null;
  /** The seq before its first event: the moment at which the turn begins. */
  readonly start: number;
  readonly lines: readonly Seen[];
}

/** All that happened at a table, turn by turn, and since when somebody is being waited for. */
export interface Story {
  readonly chapters: readonly Chapter[];
  /** What somebody took back again, by seq. */
  readonly undone: ReadonlySet<number>;
  /** The last seq that is told here. */
  readonly end: number;
  /** When those who are to decide now began to be asked (rule K13), in milliseconds since 1970. */
  readonly askedAt: number | null;
  /** When the game began: what happened in that same instant, luck did, and nobody. */
  readonly begunAt: number | null;
}

export const NO_STORY: Story = { chapters: [], undone: new Set(), end: 0, askedAt: null, begunAt: null };

/** The story up to the end of a timeline: what was told before stays as it was. */
export const toldOn = (before: Story, timeline: Timeline): Story => {
  const begun = before.end < timeline.start || before.end > timeline.end ? NO_STORY : before;
  const from = Math.max(begun.end, timeline.start);
  if (from === timeline.end && begun.end === timeline.end) return begun;

  const chapters = [...begun.chapters];
  const undone = new Set(begun.undone);
  let { askedAt, begunAt } = begun;
  let asked = askedOf(timeline.game, timeline.at(from));
  for (const [seen, table] of timeline.tables(from, timeline.end)) {
    // What follows the end belongs to the last turn, as what precedes the first belongs to the opening.
    write(chapters, seen, asked === null ? (chapters.at(-1) ?? OPENING) : turnOf(timeline.game, asked, table));
    for (const seq of takenBack(seen)) undone.add(seq);
    if (asked === null && table.status === 'playing') begunAt = seen.at;
    const now = askedOf(timeline.game, table);
    if (!isSame(asked, now)) askedAt = seen.at;
    asked = now;
  }
  return { chapters, undone, end: timeline.end, askedAt, begunAt };
};

/** Who is asked in which turn; `null` where nobody plays. */
type Asked = { readonly turn: number; readonly seats: readonly Seat[] } | null;

const askedOf = (game: Game, table: Table | null): Asked =>
  table?.status === 'playing' ? { turn: game.turn(table.state), seats: game.deciding(table.state) } : null;

const isSame = (one: Asked, other: Asked): boolean =>
  one?.turn === other?.turn && one?.seats.join() === other?.seats.join();

const OPENING = { turn: 0, seat: null } as const;

/** An event belongs to the turn in which it happened; what deals the game out belongs to the turn it leads to. */
const turnOf = (
  game: Game,
  before: NonNullable<Asked>,
  after: Table,
): { readonly turn: number; readonly seat: Seat | null } => {
  const now = askedOf(game, after);
  const seat = now?.turn === before.turn ? now.seats[0] : before.seats[0];
  return { turn: before.turn, seat: seat ?? before.seats[0] ?? null };
};

const write = (
  chapters: Chapter[],
  seen: Seen,
  { turn, seat }: { readonly turn: number; readonly seat: Seat | null },
): void => {
  const last = chapters.at(-1);
  if (last?.turn === turn)
    chapters[chapters.length - 1] = { ...last, seat: seat ?? last.seat, lines: [...last.lines, seen] };
  else chapters.push({ turn, seat, start: seen.seq - 1, lines: [seen] });
};

/** The seqs that an event takes back. */
const takenBack = ({ seq, event }: Seen): readonly number[] => {
  if (event?.type !== 'Undone' || !('to' in event) || typeof event.to !== 'number') return [];
  const to = event.to;
  return Array.from({ length: Math.max(0, seq - to - 1) }, (_, index) => to + 1 + index);
};

/** What this seat did in the turn that is being played, and did not take back. */
export const doneThisTurn = ({ chapters, undone, begunAt }: Story, seat: Seat): readonly Seen[] => {
  const last = chapters.at(-1);
  if (last?.seat !== seat) return [];
  return last.lines.filter(
    ({ seq, at, event }) => isBy(event, seat) && event?.type !== 'Undone' && at !== begunAt && !undone.has(seq),
  );
};

/** What happened since this seat's last turn was over, up to a seq; for who has no seat, in this turn and the one before. */
export const lately = ({ chapters, undone }: Story, seat: Seat | null, upTo: number): readonly Seen[] => {
  const own = seat === null ? chapters.length - 3 : chapters.findLastIndex((chapter) => chapter.seat === seat);
  return chapters
    .slice(Math.max(0, own + 1))
    .flatMap(({ lines }) => lines)
    .filter(({ seq }) => seq <= upTo && !undone.has(seq));
};

const isBy = (event: Seen['event'], seat: Seat): boolean => event !== null && 'seat' in event && event.seat === seat;

/** The moment at which the turn before begins, or this one where one is in the middle of it; `null` before the first. */
export const turnBefore = (chapters: readonly Chapter[], seq: number): number | null =>
  chapters.findLast(({ start }) => start < seq)?.start ?? null;

/** The moment at which the next turn begins; `null` in the last. */
export const turnAfter = (chapters: readonly Chapter[], seq: number): number | null =>
  chapters.find(({ start }) => start > seq)?.start ?? null;
