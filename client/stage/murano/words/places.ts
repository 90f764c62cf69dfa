import type { Island, Site, Space } from '#events/murano/components.js';
import { SITES } from '#engine/murano/data/islands.js';
import type { SitePlace } from '#engine/murano/data/islands.js';
import { RING, actionOf } from '#engine/murano/data/ring.js';

export const placeOfSite = (site: Site): SitePlace => {
  const place = SITES[site];
  if (place === undefined) throw new Error(`No site ${String(site)}.`);
  return place;
};

export const islandOfSite = (site: Site): Island => placeOfSite(site).island;

/** How a site is called on its island: the letter of its row and the number of its column, such as `b3`. */
export const siteMark = (site: Site): string => {
  const { row, column } = placeOfSite(site);
  return `${rowMark(row)}${column + 1}`;
};

export const rowMark = (row: number): string => 'abcdefgh'.charAt(row);

/** The number of a space behind its name, where several have the same action; nothing where the name says it all. */
export const spaceMark = (space: Space): string => {
  const action = actionOf(space);
  return RING.filter((other) => other === action).length > 1 ? ` (${spaceNumber(space)})` : '';
};

/** Spaces as they are counted aloud, from 1. */
const spaceNumber = (space: Space): number => space + 1;
