import type { Seat } from '#events/viewer.js';
import type { Site } from '#events/murano/components.js';
import { BROWN, PAVED, SITES } from '../data/islands.js';
import { playerOf } from '../players.js';
import type { MuranoState } from '../state.js';

/** Where a street may lie: any free paved site (rule B2). */
export const freePaved = (state: MuranoState): readonly Site[] => PAVED.filter((site) => state.sites[site] === null);

/** Where a building may stand: a free brown site that touches a laid street (rule B3). */
export const freeBrown = (state: MuranoState): readonly Site[] => BROWN.filter((site) => isOpenBrown(state, site));

export const isFreePaved = (state: MuranoState, site: Site): boolean =>
  state.sites[site] === null && SITES[site]?.ground === 'paved';

export const isFreeBrown = (state: MuranoState, site: Site): boolean =>
  SITES[site]?.ground === 'brown' && isOpenBrown(state, site);

export const canDrawStreet = (state: MuranoState): boolean =>
  state.stacks.streets.length > 0 && PAVED.some((site) => state.sites[site] === null);

export const canPlaceSomething = (state: MuranoState, seat: Seat): boolean =>
  canDrawStreet(state) || (holdsBuilding(state, seat) && BROWN.some((site) => isOpenBrown(state, site)));

const isOpenBrown = (state: MuranoState, site: Site): boolean =>
  state.sites[site] === null && (SITES[site]?.neighbours.some((near) => state.sites[near]?.kind === 'street') ?? false);

const holdsBuilding = (state: MuranoState, seat: Seat): boolean => {
  const { factories, specials, shops, palaces } = playerOf(state, seat);
  return factories + specials + shops.length + palaces.length > 0;
};
