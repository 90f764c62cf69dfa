import * as z from 'zod';
import type { TableId } from '#events/envelope.js';
import type { Snapshot } from '#store/event-store.js';
import type { TimedStanding } from './standing.js';

/**
 * What the fold keeps of a table. It grows with each change of what is kept (a field of the table, of a game's state, of
 * who is asked): what another fold kept is worth nothing to this one, and the events are all there.
 */
const FOLD = 3;

/** A standing to go on from later; null where something could still be undone: what leads back is not kept. */
export const keepsakeOf = (
  id: TableId,
  { table, digest, drawn, asked, reveals, recall }: TimedStanding,
): Snapshot | null => {
  if (table.status === 'playing' && !table.trail.every((step) => step.news)) return null;
  const kept = table.status === 'playing' ? { ...table, trail: [] } : table;
  const state = { version: FOLD, table: kept, drawn, asked, reveals, recall };
  return { table: id, seq: table.seq, digest, state };
};

/** The standing that was kept; null where another fold kept it. */
export const standingFrom = ({ state, digest }: Snapshot): TimedStanding | null => {
  if (!OfThisFold.safeParse(state).success) return null;
  const { table, drawn, asked, reveals, recall } = state as Omit<TimedStanding, 'digest'>;
  return { table, digest, drawn, asked, reveals, recall };
};

/** All that needs looking at: the rest is as this service kept it itself. */
const OfThisFold = z.looseObject({ version: z.literal(FOLD) });
