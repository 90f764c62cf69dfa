import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { Seat } from '#events/viewer.js';
import { NONE, countOf } from '#engine/light-masters/fragments.js';
import type { LightMastersState } from '#engine/light-masters/state.js';

/** Whether a command can be of use at this moment: what only wastes Lira or time is not followed. */
export const isSensible = (command: LightMastersCommand, state: LightMastersState, seat: Seat): boolean => {
  if (command.type === 'turnRing') return isBeforeActing(state);
  if (command.type === 'putFirst')
    return state.phase.kind !== 'collecting' && command.to === (state.players[seat]?.hand.length ?? 0) - 1;
  if (command.type === 'putNext') return placedIn(state) < CARDS_CHOSEN || command.from === placedIn(state);
  if (command.type === 'activate')
    return isBeforeActing(state) || !BEFORE_ACTING.includes(state.advantages[command.category]);
  if (command.type === 'move') return countOf(state.markets[command.to] ?? NONE) > 0;
  return command.type !== 'takeNone';
};

/** The Traveller, who fills a market to buy, and the Seer, who turns the ring to collect or exchange. */
const BEFORE_ACTING: readonly number[] = [13, 16];

const isBeforeActing = ({ phase }: LightMastersState): boolean =>
  phase.kind === 'collecting' || (phase.kind === 'negotiating' && phase.actions > 0);

/** The Wizard's order beyond the next cards can wait. */
const CARDS_CHOSEN = 2;

const placedIn = ({ begun }: LightMastersState): number => (begun?.kind === 'ordering' ? begun.placed : 0);
