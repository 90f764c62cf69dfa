import type { Refusal } from '#events/refusal.js';
import type { Seat } from '#events/viewer.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Played, TrueStep } from './played.js';
import { isNewsAt } from './ways-back.js';
import type { Standing } from './ways-back.js';

/** An undo that was refused: where, whose, and back to which seq. */
interface Attempt {
  readonly table: Table;
  readonly seat: Seat;
  readonly to: number;
}

/** What is wrong with a refusal: it names an event after where the undo goes back to, which no undo of the seat goes past. */
export const wrongRefusal = (
  { game, happened }: Played,
  standing: readonly Standing[],
  { table: { seq }, seat, to }: Attempt,
  { blockedBy, message }: Refusal,
): string | null => {
  if (to >= seq) return blockedBy === undefined ? null : `nothing is there, and event ${blockedBy} is named`;
  if (blockedBy === undefined) return `refused, and no event is named: ${message}`;

  const by = happened[blockedBy - FIRST]?.step;
  if (by === undefined || blockedBy <= to || blockedBy > seq)
    return `refused because of event ${blockedBy}, which does not come after it`;
  if (isNewsAt(game, by.event) || isMoveOfAnother(by, seat)) return null;

  const isMove = standing.some((command) => command.before === to && command.seat === seat && command.quiet);
  return blockedBy === to + 1 && !isMove ? null : `refused because of event ${blockedBy}, which stops nothing`;
};

/** The seq of the first of all that happened after the opening. */
const FIRST = 2;

const isMoveOfAnother = (step: TrueStep, seat: Seat): boolean =>
  step.seat !== seat && (!isTableEvent(step.event) || step.event.type === 'Undone');
