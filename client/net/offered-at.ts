import type { Asking } from '#engine/kit/game.js';
import { isUndo } from '#engine/kit/undo.js';
import { canonical } from '#events/canonical.js';
import type { Timeline } from '../timeline/timeline.js';

/** What a seat may do, and the seq that this is about. */
export interface Offered {
  readonly seq: number;
  readonly choices: readonly Asking[];
}

/**
 * What is offered, as far as the rules offer it as well: nothing else is ever put on a button or lit up on the board. What
 * may be undone only the server knows, who holds what came before.
 */
export const offeredAt = ({ game, table, viewer }: Timeline, { seq, choices }: Offered): Offered | null => {
  if (table?.status !== 'playing' || table.seq !== seq || typeof viewer !== 'number') return null;
  const own = new Set(game.choices(table.state, viewer).map(canonical));
  return { seq, choices: choices.filter((choice) => (isUndo(choice) ? choice.to < seq : own.has(canonical(choice)))) };
};
