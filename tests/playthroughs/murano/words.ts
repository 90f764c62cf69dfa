import { SITES, berthColour, islandOfBerth } from '#engine/murano/data/islands.js';
import { RING } from '#engine/murano/data/ring.js';
import { seatName, wordsWith } from '../words.js';

/** Murano in words: sites and berths by their islands; behind the number of a space, what is done there. */
export const muranoWords = wordsWith((part, number, around) => {
  switch (part) {
    case 'ship':
      return number === 0 ? 'red' : String(number);
    case 'site':
      return siteName(number);
    case 'berth':
      return `${islandOfBerth(number)}/${seatName(berthColour(number))}`;
    case 'to':
      return 'ship' in around ? `${number}/${RING[number] ?? ''}` : null;
    default:
      return null;
  }
});

/** By island, row and column, both from 1. */
const siteName = (site: number): string => {
  const place = SITES[site];
  return place === undefined ? String(site) : `${place.island}/${place.row + 1}.${place.column + 1}`;
};
