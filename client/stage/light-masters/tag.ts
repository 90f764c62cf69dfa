import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { countOf } from '#engine/light-masters/fragments.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';
import { reckon } from './reckoning.js';

/** What a command costs and brings, in numbers and signs: `+3 ◆` are fragments. `null` where it is neither. */
export const tag = (command: LightMastersCommand, state: LightMastersState, seat: Seat): string | null => {
  const { lira, comes, goes } = reckon(command, state, seat);
  const fragments = countOf(comes) - countOf(goes);
  const parts = [...(lira === 0 ? [] : [`${signed(lira)} L`]), ...(fragments === 0 ? [] : [`${signed(fragments)} ◆`])];
  return parts.length === 0 ? null : parts.join(' · ');
};

const signed = (number: number): string => `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
