import type { BuranoEvent } from '#events/burano/events.js';
import type { Draws } from '../kit/draws.js';
import { drawnFor } from './refill.js';
import type { BuranoState } from './state.js';

/** The luck of the setup: who starts, and the first supply (rules S3 and S7). */
export const open = (state: BuranoState, draws: Draws): readonly BuranoEvent[] => [
  { type: 'StartPlayerDrawn', seat: draws.below(state.players.length) },
  { type: 'SupplyRefilled', drawn: drawnFor(state, draws) },
];
