import { isPlain } from '#events/canonical.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { SITES, berthColour, islandOfBerth } from '#engine/murano/data/islands.js';
import { RING } from '#engine/murano/data/ring.js';

/** A command or event in one line: its type and its parts, sites and berths by their islands, `?` for what is hidden. */
export const worded = (thing: Typed): string => [thing.type, ...partsOf(thing)].join(' ');

interface Typed {
  readonly type: string;
}

/** The parts of a thing that differ from how it really is. */
export const wordedWhereItDiffers = (seen: Typed, real: Typed): string =>
  partsOf(seen)
    .filter((part) => !partsOf(real).includes(part))
    .join(' ');

export const seatName = (seat: Seat): string => 'ABCD'.charAt(seat);
export const viewerName = (viewer: Viewer): string => (typeof viewer === 'number' ? seatName(viewer) : viewer);

const partsOf = (thing: object): readonly string[] =>
  Object.entries(thing)
    .filter(([part]) => part !== 'type')
    .map(
      ([part, value]) => `${part}=${valueOf(part, value)}${part === 'to' && 'ship' in thing ? spaceName(value) : ''}`,
    );

/** Behind the number of a space, what is done there. */
const spaceName = (space: unknown): string => `/${RING[Number(space)] ?? ''}`;

const valueOf = (part: string, value: unknown): string => {
  if (value === null) return part === 'next' ? 'nobody' : '?';
  if (typeof value === 'number') return numberOf(part, value);
  if (Array.isArray(value)) return `[${value.map((item) => valueOf('', item)).join(' ')}]`;
  if (typeof value === 'object' && isPlain(value)) return `(${partsOf(value).join(' ')})`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const numberOf = (part: string, value: number): string => {
  switch (part) {
    case 'seat':
    case 'next':
      return seatName(value);
    case 'ship':
      return value === 0 ? 'red' : String(value);
    case 'site':
      return siteName(value);
    case 'berth':
      return `${islandOfBerth(value)}/${seatName(berthColour(value))}`;
    default:
      return String(value);
  }
};

/** By island, row and column, both from 1. */
const siteName = (site: number): string => {
  const place = SITES[site];
  return place === undefined ? String(site) : `${place.island}/${place.row + 1}.${place.column + 1}`;
};
