import { actInPerson, close, comeBack, endByAdmin, standIn, warn } from '#engine/kit/absence.js';
import { act } from '#engine/kit/act.js';
import type { Chance } from '#engine/kit/act.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Game } from '#engine/kit/game.js';
import { reveal, withhold } from '#engine/kit/revealing.js';
import { begin, getUp, sitDown } from '#engine/kit/seating.js';
import type { Addition } from '#engine/kit/seating.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Happening } from '#events/seen-by.js';
import { claimIn } from '#events/table/events.js';
import type { TableEvent } from '#events/table/events.js';
import type { Recorded } from './recorded.js';

/** Deciding once more on what was decided then; with other luck where one wants to know what luck had to do with it. */
export type Deed = (table: Table, chance: Chance) => Decision<Happening>;

/** What was done where this event is the first that came of it; `null` where no deed begins with such an event. */
export const deedOf = (game: Game, recorded: Recorded): Deed | null => {
  const { event, seat, given } = recorded;
  if (given !== undefined && seat !== null)
    return isByBot(recorded)
      ? (table, chance) => act(game, table, seat, given.command, chance)
      : (table, chance) => actInPerson(game, table, seat, given.command, chance);
  if (seat !== null || recorded.command !== null) return null;
  return isTableEvent(event) ? deedOfService(game, event) : null;
};

/** What a bot gives is decided on nothing but what it was asked about, and says so in its id (services/gateway/tables/deeds.ts). */
export const isByBot = ({ command }: Recorded): boolean => command?.startsWith('bot-') ?? false;

/** A derived nonce is derived once more: another one is another event. */
const additionIn = (event: Extract<TableEvent, { type: 'SeatTaken' }>): Addition => {
  if ('derivedNonce' in event) return 'derived';
  return 'nonceCommitment' in event ? { nonceCommitment: event.nonceCommitment } : { nonce: event.nonce };
};

const deedOfService = (game: Game, event: TableEvent): Deed | null => {
  switch (event.type) {
    case 'SeatTaken':
      return (table, chance) => sitDown(table, event.seat, claimIn(event), additionIn(event), chance);
    case 'SeatLeft':
      return (table) => getUp(table, event.seat);
    case 'NonceRevealed':
      return (table, chance) => reveal(game, table, event.seat, event.nonce, chance);
    case 'NonceWithheld':
      return (table, chance) => withhold(game, table, chance);
    case 'RevealsAsked':
    case 'TableStarted':
      return (table, chance) => begin(game, table, chance);
    case 'SeatWarned':
      return (table) => warn(table, event.seat);
    case 'StandInSat':
      return (table) => standIn(table, event.seat, event.bot);
    case 'SeatCameBack':
      return (table) => comeBack(table, event.seat);
    case 'TableClosed':
      return event.by === 'admin' ? endByAdmin : close;
    case 'TableOpened':
    case 'Undone':
    case 'TableFinished':
    case 'SeedRevealed':
      return null;
  }
};
