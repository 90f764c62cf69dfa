import type { Character, Island } from '#events/murano/components.js';
import type { Static } from './hand.js';
import { useUp } from './moorings.js';
import type { Mooring, Moorings } from './moorings.js';

/**
 * How cards that take nothing but a gondolier are best spread over the islands: `tables[n][left]` is what the first n of
 * them gain with what is left. Seven gondoliers leave at most 96 possibilities, so that this is exact and cheap however
 * many cards there are.
 */
export const assign = (statics: readonly Static[], { islands, all }: Moorings): Tables => {
  let last: readonly number[] = new Array<number>(all + 1).fill(0);
  const tables = [last];
  for (const { gains } of statics) {
    const before = last;
    last = before.map((_, left) => bestPlace(gains, islands, before, left).gain);
    tables.push(last);
  }
  return tables;
};

export type Tables = readonly (readonly number[])[];

/** What all cards gain at best with what is left. */
export const bestGain = (tables: Tables, left: number): number => tables.at(-1)?.[left] ?? 0;

/** Where the cards go to gain it, the last one first, and what each brings there. */
export const placements = (
  statics: readonly Static[],
  { islands }: Moorings,
  tables: Tables,
  from: number,
): readonly Placement[] => {
  const placed: Placement[] = [];
  let left = from;
  for (const [number, { card, gains }] of [...statics.entries()].reverse()) {
    const before = tables[number] ?? [];
    const place = bestPlace(gains, islands, before, left);
    if (place.island !== null)
      placed.push({ card, island: place.island, vp: place.gain - (before[place.left] ?? 0) + 1 });
    left = place.left;
  }
  return placed;
};

export interface Placement {
  readonly card: Character;
  readonly island: Island;
  readonly vp: number;
}

interface Place {
  readonly gain: number;
  readonly island: Island | null;
  readonly left: number;
}

/** Where a card best goes with what is left, after the cards `before` it; to no island if that gains nothing. */
const bestPlace = (
  gains: readonly number[],
  islands: readonly Mooring[],
  before: readonly number[],
  left: number,
): Place => {
  let best: Place = { gain: before[left] ?? 0, island: null, left };
  for (const [at, mooring] of islands.entries()) {
    const alone = gains[at] ?? 0;
    const rest = alone > 0 ? useUp(mooring, left) : null;
    if (rest === null) continue;
    const gain = alone + (before[rest] ?? 0);
    if (gain > best.gain) best = { gain, island: mooring.there.island, left: rest };
  }
  return best;
};
