import type { Chance } from '#engine/kit/act.js';
import type { Table } from '#engine/kit/table.js';
import type { Deed } from './deed.js';
import { same } from './same.js';

/**
 * Whether what a deed brought about up to an event would have come out otherwise with other luck. Tried with some: that all
 * of them fall alike where luck falls at all is unlikely, and then only the name of what is wrong is less exact.
 */
export const dependsOnLuck = (deed: Deed, table: Table, chance: Chance, upTo: number): boolean => {
  const soFar = (luck: number) => {
    const keyFor: Chance['keyFor'] = (nonces) => chance.keyFor(nonces).map((byte) => byte ^ luck);
    const decision = deed(table, { keyFor, table: chance.table, drawn: chance.drawn });
    return decision.ok ? decision.events.slice(0, upTo + 1) : [];
  };
  const fallen = soFar(0);
  return OTHER_LUCK.some((luck) => !same(soFar(luck), fallen));
};

const OTHER_LUCK = [1, 2, 3, 4, 5, 6, 7, 8] as const;
