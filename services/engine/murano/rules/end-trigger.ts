import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import { accept } from '../../kit/decision.js';
import type { Decision } from '../../kit/decision.js';
import { evolve } from '../evolve/evolve.js';
import type { MuranoState, Stacks } from '../state.js';

/** The end comes when this many kinds of stack are empty (rule E1). */
const EMPTY_STACKS = 2;

const DRAWS_ON_STACK: ReadonlySet<MuranoEvent['type']> = new Set<MuranoEvent['type']>([
  'FactoryBought',
  'SpecialBought',
  'ShopDrawn',
  'ShopTaken',
  'PalaceDrawn',
  'PalaceTaken',
  'StreetDrawn',
]);

/** What was decided, and the end triggered where that emptied the second stack. */
export const withTrigger = (state: MuranoState, seat: Seat, decision: Decision<MuranoEvent>): Decision<MuranoEvent> => {
  if (!decision.ok || state.endedBy !== null) return decision;
  if (!decision.events.some((event) => DRAWS_ON_STACK.has(event.type))) return decision;
  const after = decision.events.reduce(evolve, state);
  return emptyStacks(after.stacks) < EMPTY_STACKS
    ? decision
    : accept(...decision.events, { type: 'EndTriggered', seat });
};

/** How many of the five kinds of stack are empty: streets, shops, palaces, factories, special buildings. */
export const emptyStacks = ({ streets, shops, palaces, factories, specials }: Stacks): number =>
  [streets.length, shops.length, palaces.length, factories, specials].filter((left) => left === 0).length;
