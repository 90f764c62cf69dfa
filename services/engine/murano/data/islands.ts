import { ISLANDS } from '#events/murano/components.js';
import type { Berth, Island, Site } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';

/**
 * The islands as we drew them (rule S5): `=` a paved site, for streets; `#` a brown site, for buildings; `.` water.
 * Another layout is a change of this table and of nothing else.
 */
const GRIDS: Readonly<Record<Island, readonly string[]>> = {
  'san-donato': ['.#=#.', '#=#=#', '=#=#=', '#=.=#'],
  'sacca-mattia': ['#=#=.', '=#=#=', '#=#=#', '.#.#.'],
  'santa-teresa': ['#=#', '=#=', '#=#', '.=#', '.#='],
  'santa-chiara': ['.=#=.', '#=#=#', '#=#=#', '.#.=.'],
  'san-pietro': ['#=#=', '=#=#', '#=#=', '.#=.'],
  'sacca-serenella': ['#=#=#', '=#=#=', '#=#=#'],
};

export type Ground = 'paved' | 'brown';

/** A site: where it is, what may lie on it, and which sites it touches. */
export interface SitePlace {
  readonly island: Island;
  readonly row: number;
  readonly column: number;
  readonly ground: Ground;
  readonly neighbours: readonly Site[];
}

export const BERTHS_PER_ISLAND = 4;

/** The islands in play: Sacca Serenella only with 4 players (rule S5). */
export const islandsFor = (seats: number): readonly Island[] => (seats === 4 ? ISLANDS : ISLANDS.slice(0, -1));

/** Every site of every island, numbered island by island, row by row; those of Sacca Serenella come last. */
export const SITES: readonly SitePlace[] = (() => {
  const bare = ISLANDS.flatMap((island) =>
    GRIDS[island].flatMap((line, row) =>
      [...line].flatMap((mark, column) =>
        mark === '.' ? [] : [{ island, row, column, ground: mark === '=' ? ('paved' as const) : ('brown' as const) }],
      ),
    ),
  );
  return bare.map((site) => ({
    ...site,
    neighbours: bare.flatMap((other, number) =>
      other.island === site.island && Math.abs(other.row - site.row) + Math.abs(other.column - site.column) === 1
        ? [number]
        : [],
    ),
  }));
})();

export const siteCount = (seats: number): number => {
  const islands = islandsFor(seats);
  return SITES.filter((site) => islands.includes(site.island)).length;
};

export const sitesOf = (island: Island): readonly Site[] => SITES_OF[island];

const sitesHere = (island: Island): readonly Site[] =>
  SITES.flatMap((site, number) => (site.island === island ? [number] : []));

const SITES_OF: Readonly<Record<Island, readonly Site[]>> = {
  'san-donato': sitesHere('san-donato'),
  'sacca-mattia': sitesHere('sacca-mattia'),
  'santa-teresa': sitesHere('santa-teresa'),
  'santa-chiara': sitesHere('santa-chiara'),
  'san-pietro': sitesHere('san-pietro'),
  'sacca-serenella': sitesHere('sacca-serenella'),
};

export const PAVED: readonly Site[] = SITES.flatMap((site, number) => (site.ground === 'paved' ? [number] : []));
export const BROWN: readonly Site[] = SITES.flatMap((site, number) => (site.ground === 'brown' ? [number] : []));

/** Berths are numbered island by island, four to each, in the colours of seats 0 to 3. */
export const berthsOf = (island: Island): readonly Berth[] => {
  const first = ISLANDS.indexOf(island) * BERTHS_PER_ISLAND;
  return [first, first + 1, first + 2, first + 3];
};

export const berthColour = (berth: Berth): Seat => berth % BERTHS_PER_ISLAND;

export const islandOfBerth = (berth: Berth): Island => {
  const island = ISLANDS[Math.floor(berth / BERTHS_PER_ISLAND)];
  if (island === undefined) throw new Error(`No berth ${String(berth)}.`);
  return island;
};
