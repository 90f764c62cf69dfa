import type { BuranoEvent } from '#events/burano/events.js';
import type { BuranoState } from '../state.js';
import type { Evolve } from './fold.js';
import { evolveRounds } from './rounds.js';
import { evolveTurns } from './turns.js';

const EVOLVE: Evolve<BuranoEvent['type']> = { ...evolveTurns, ...evolveRounds };

/** The state after an event, stored or seen. Events carry their costs and gains: no rule is asked here. */
export const evolve = (state: BuranoState, event: BuranoEvent): BuranoState =>
  (EVOLVE[event.type] as (state: BuranoState, event: BuranoEvent) => BuranoState)(state, event);
