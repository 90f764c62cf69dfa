import type { QuarryCommand } from '#tests/games/quarry/commands.js';
import type { QuarryEvent } from '#tests/games/quarry/events.js';
import type { Quarry } from '#tests/games/quarry/state.js';
import type { Ending } from './ending.js';

/** Rule E1. */
export const quarryEndings: readonly Ending<Quarry, QuarryCommand, QuarryEvent>[] = [
  {
    way: 'the pit is empty',
    reached: ({ pit }, { type }) => type === 'QuarryClosed' && pit.length === 0,
    leadsThere: ({ type }) => type === 'dig',
  },
  {
    way: 'a wall is complete',
    reached: ({ pit }, { type }) => type === 'QuarryClosed' && pit.length > 0,
    leadsThere: (command, { pit }) => command.type === 'lay' || (command.type === 'dig' && pit.length > 1),
  },
];
