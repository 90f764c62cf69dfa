import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { LightMastersState } from '../state.js';
import { evolveAdvantages } from './advantages.js';
import type { Evolve } from './fold.js';
import { evolveGlass } from './glass.js';
import { evolveSetup } from './setup.js';
import { evolveTrade } from './trade.js';
import { evolveTurn } from './turn.js';

const EVOLVE: Evolve<LightMastersEvent['type']> = {
  ...evolveSetup,
  ...evolveGlass,
  ...evolveTrade,
  ...evolveTurn,
  ...evolveAdvantages,
};

/** The state after an event, stored or seen. Events carry their costs and gains: no rule is asked here. */
export const evolve = (state: LightMastersState, event: LightMastersEvent): LightMastersState =>
  (EVOLVE[event.type] as (state: LightMastersState, event: LightMastersEvent) => LightMastersState)(state, event);
