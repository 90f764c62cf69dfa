import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Seat } from '#events/viewer.js';
import { reckon } from './reckoning.js';

/**
 * What a command costs and brings, in numbers and signs: `−1` are coins, `+3 VP` points as things are. Cards all cost the
 * same at a time, so that beside a place only what differs is said, if anything does.
 */
export const tag = (command: BuranoCommand, state: BuranoState, seat: Seat, called = 'VP'): string | null => {
  const { coins, points } = reckon(state, seat, command);
  const worth = points === 0 ? [] : [`${signed(points)} ${called}`];
  if (command.type === 'takeFloors') return [`${command.floors.length}×`, ...amount(coins)].join(' ');
  if (command.type === 'placeFloor') return [...worth, ...amount(coins)][0] ?? null;
  const parts = [...amount(coins), ...worth];
  return parts.length === 0 ? null : parts.join(' · ');
};

const amount = (coins: number): readonly string[] => (coins === 0 ? [] : [signed(coins)]);

const signed = (number: number): string => `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
