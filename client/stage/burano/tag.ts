import type { BuranoCommand } from '#events/burano/commands.js';
import { reckon } from './reckoning.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Seat } from '#events/viewer.js';

/** What a command costs and brings, in numbers and signs: `−1` are coins, `+3 VP` points as things are. */
export const tag = (command: BuranoCommand, state: BuranoState, seat: Seat): string | null => {
  const { coins, points } = reckon(state, seat, command);
  const parts = [
    ...(command.type === 'takeFloors' ? [`${command.floors.length}×`] : []),
    ...(coins === 0 ? [] : [signed(coins)]),
    ...(points === 0 ? [] : [`${signed(points)} VP`]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
};

const signed = (number: number): string => `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
