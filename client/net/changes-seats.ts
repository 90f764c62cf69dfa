import type { TableEvent } from '#events/table/events.js';

/** After which it is asked again who sits where. */
export const CHANGES_SEATS: ReadonlySet<string> = new Set<TableEvent['type']>([
  'SeatTaken',
  'SeatLeft',
  'TableStarted',
  'StandInSat',
  'SeatCameBack',
  'TableFinished',
  'TableClosed',
]);
