import type { MuranoEvent } from '#events/murano/events.js';
import type { MuranoState } from '../state.js';

/** How some of the events change the state: total over the types it names. */
export type Evolve<Type extends MuranoEvent['type']> = {
  readonly [T in Type]: (state: MuranoState, event: Extract<MuranoEvent, { type: T }>) => MuranoState;
};
