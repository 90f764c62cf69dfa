import type { Happening } from '#events/seen-by.js';

/** Events as they were once stored, by game: one at least of each type that a game upcasts. Never edited. */
export const OLD_EVENTS: Readonly<Record<string, readonly Happening[]>> = {};
