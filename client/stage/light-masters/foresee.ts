import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { evolve } from '#engine/light-masters/evolve/evolve.js';
import { decide } from '#engine/light-masters/rules/rules.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';

/** How the game would stand after a command: no luck falls once the game has begun. */
export const foresee = (
  command: LightMastersCommand,
  state: LightMastersState,
  seat: Seat,
): LightMastersState | null => {
  const decision = decide(state, seat, command);
  return decision.ok ? decision.events.reduce(evolve, state) : null;
};
