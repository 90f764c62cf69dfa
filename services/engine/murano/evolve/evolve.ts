import type { MuranoEvent } from '#events/murano/events.js';
import type { MuranoState } from '../state.js';
import { evolveBuilding } from './building.js';
import { evolveEnd } from './end.js';
import type { Evolve } from './fold.js';
import { evolveHands } from './hands.js';
import { evolvePurchases } from './purchases.js';
import { evolveShips } from './ships.js';

const EVOLVE: Evolve<MuranoEvent['type']> = {
  ...evolveShips,
  ...evolvePurchases,
  ...evolveHands,
  ...evolveBuilding,
  ...evolveEnd,
};

/** The state after an event, stored or seen. Events carry their costs and gains: no rule is asked here. */
export const evolve = (state: MuranoState, event: MuranoEvent): MuranoState =>
  (EVOLVE[event.type] as (state: MuranoState, event: MuranoEvent) => MuranoState)(state, event);
