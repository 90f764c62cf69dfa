import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { LightMastersState } from '../state.js';

/** How some of the events change the state: total over the types it names. */
export type Evolve<Type extends LightMastersEvent['type']> = {
  readonly [T in Type]: (state: LightMastersState, event: Extract<LightMastersEvent, { type: T }>) => LightMastersState;
};
