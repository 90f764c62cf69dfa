import type { TableEvent } from '#events/table/events.js';
import { differences } from './differences.js';
import type { Motions } from './motion.js';
import type { Layout } from './piece.js';

/** What is seen of an event that happens to every table, whatever is played on it. */
export const tableMotions = (event: TableEvent, before: Layout, after: Layout): Motions =>
  SHOWN[event.type](before, after);

type Shown = (before: Layout, after: Layout) => Motions;

const nothing: Shown = () => [];
/** Quickly, since it is known already. */
const UNDONE_MS = 300;

const SHOWN: Readonly<Record<TableEvent['type'], Shown>> = {
  TableOpened: nothing,
  SeatTaken: nothing,
  SeatLeft: nothing,
  RevealsAsked: nothing,
  NonceRevealed: nothing,
  NonceWithheld: nothing,
  // The board was empty until now: it is there at once.
  TableStarted: nothing,
  Undone: (before, after) => differences(before, after, UNDONE_MS),
  // Who sits where, and who plays for whom, may be written beside a seat.
  SeatWarned: nothing,
  StandInSat: (before, after) => differences(before, after),
  SeatCameBack: (before, after) => differences(before, after),
  TableFinished: nothing,
  TableClosed: nothing,
  SeedRevealed: nothing,
};
