/** The parts of a table beside its board. */
export type Part = 'decide' | 'hand' | 'log' | 'players';
