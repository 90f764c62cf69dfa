import type { Asking } from '#engine/kit/game.js';

/** Whether a command does nothing but end the turn: it stands last, apart from all others. */
export const isLast = ({ type }: Asking): boolean => type === 'endTurn';
