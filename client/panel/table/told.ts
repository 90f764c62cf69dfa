import { isTableEvent } from '#engine/kit/table.js';
import type { Outcome, TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import type { GameWords, Names } from '../../stage/kit/face.js';
import type { Seen } from '../../timeline/timeline.js';
import type { TableWords } from '../../words/table/words.js';

/** All that is said at a table, in one language: around the game, and by the game. */
export interface Words {
  readonly around: TableWords;
  readonly game: GameWords;
}

/** What happened, as a sentence. What the game's words stumble over is said to have happened all the same. */
export const told = ({ event }: Seen, { around, game }: Words, names: Names): string => {
  if (event === null) return around.log.outOfSight;
  if (isTableEvent(event)) return tableTold(event, around, names);
  try {
    return game.told(event, names);
  } catch {
    return around.log.unreadable;
  }
};

const tableTold = (event: TableEvent, { told: words }: TableWords, names: Names): string => {
  switch (event.type) {
    case 'TableOpened':
      return words.opened(event.seats);
    case 'SeatTaken':
      return words.sat(names(event.seat));
    case 'SeatLeft':
      return words.gotUp(names(event.seat));
    case 'RevealsAsked':
      return words.revealsAsked;
    case 'NonceRevealed':
      return words.revealed(names(event.seat), event.nonce);
    case 'NonceWithheld':
      return words.withheld(names(event.seat));
    case 'TableStarted':
      return words.started;
    case 'Undone':
      return words.undone(names(event.seat));
    case 'SeatWarned':
      return words.warned(names(event.seat));
    case 'StandInSat':
      return words.standIn(names(event.seat), event.bot);
    case 'SeatCameBack':
      return words.cameBack(names(event.seat));
    case 'TableFinished':
      return words.finished(winnersOf(event.outcome).map(names));
    case 'TableClosed':
      return event.by === 'admin' ? words.ended : words.closed;
    case 'SeedRevealed':
      return words.seed;
  }
};

/** Nobody wins where one is alone. */
const winnersOf = ({ standings }: Outcome): readonly Seat[] =>
  standings.length === 1 ? [] : standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
