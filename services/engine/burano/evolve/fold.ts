import type { BuranoEvent } from '#events/burano/events.js';
import type { BuranoState } from '../state.js';

/** How some of the events change the state: total over the types it names. */
export type Evolve<Type extends BuranoEvent['type']> = {
  readonly [T in Type]: (state: BuranoState, event: Extract<BuranoEvent, { type: T }>) => BuranoState;
};
