import type { MuranoState } from '#engine/murano/state.js';
import { roadToEnd } from './turns-left.js';
import { LONG_EVENING, PUSH, VERY_LONG_EVENING } from './weights.js';

/**
 * What it is worth to be so near the end: who is ahead pushes towards it, who is behind holds back; and when the evening
 * grows long everybody pushes, so that no game goes on for ever.
 */
export const hurry = (state: MuranoState, lead: number): number =>
  -roadToEnd(state) * (PUSH * Math.max(-1, Math.min(1, lead / CLEAR_LEAD)) + tired(state));

/** After a very long evening any end is better than none: without this two bots could wait for each other for ever. */
export const anyEnd = ({ turn, players }: MuranoState): number =>
  Math.max(0, turn / players.length - VERY_LONG_EVENING.turns) * VERY_LONG_EVENING.push;

const CLEAR_LEAD = 15;

const tired = ({ turn, players }: MuranoState): number =>
  Math.max(0, turn / players.length - LONG_EVENING.turns) * LONG_EVENING.push;
