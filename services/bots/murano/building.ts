import type { MuranoEvent } from '#events/murano/events.js';
import type { PalaceTile, ShopTile, Site, StreetTile } from '#events/murano/components.js';
import { SITES } from '#engine/murano/data/islands.js';
import { MOST_PLACED } from '#engine/murano/evolve/building.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { playerOf, works } from '#engine/murano/players.js';
import { canDrawStreet, freeBrown, freePaved } from '#engine/murano/rules/sites.js';
import type { Building, MuranoState } from '#engine/murano/state.js';
import type { Outlook } from './outlook.js';
import { oddsOf } from './unseen.js';
import { worthOf } from './worth.js';

/**
 * The best that up to three tiles make of a Build turn; none at all is no Build turn. What each would bring alone is
 * added up: when the turn comes, the next tile is chosen with the one before on the board.
 */
export const buildTurn = (state: MuranoState, outlook: Outlook): number => {
  const now = worthOf(state, outlook);
  const street = canDrawStreet(state) ? streetDrawnWorth(state, outlook) - now : -Infinity;
  const gains = [
    ...Array<number>(Math.min(MOST_PLACED, state.stacks.streets.length)).fill(street),
    ...buildingGains(state, outlook).map((worth) => worth - now),
  ].sort((a, b) => b - a);
  const [first = -Infinity, ...others] = gains.slice(0, MOST_PLACED);
  return now + others.reduce((sum, gain) => sum + Math.max(0, gain), first);
};

/** What each building held would bring at its best place. */
const buildingGains = (state: MuranoState, outlook: Outlook): readonly number[] => {
  const best = new Map<string, number>();
  for (const { kind, worth } of buildingsBuilt(state, outlook))
    best.set(kind, Math.max(worth, best.get(kind) ?? worth));
  const { factories, specials, shops, palaces } = playerOf(state, outlook.seat);
  const held = [
    ...Array<string>(factories).fill('buildFactory'),
    ...Array<string>(specials).fill('buildSpecial'),
    ...shops.map(String),
    ...palaces.map(String),
  ];
  return held.flatMap((kind) => best.get(kind) ?? []).slice(0, freeBrown(state).length);
};

interface Placed {
  readonly kind: string;
  readonly worth: number;
}

/** The best place of a building just bought, where it may be built at once. */
export const builtAtOnce = (state: MuranoState, building: Building, outlook: Outlook): number =>
  Math.max(worthOf(state, outlook), ...buildingsBuilt(state, outlook, building).map(({ worth }) => worth));

const buildingsBuilt = (state: MuranoState, outlook: Outlook, only?: Building): readonly Placed[] => {
  const { factories, specials, shops, palaces } = playerOf(state, outlook.seat);
  const sites = onePerIsland(freeBrown(state));
  const buildings: readonly Unplaced[] = [
    ...(factories > 0 ? [{ type: 'buildFactory' } as const] : []),
    ...(specials > 0 ? [{ type: 'buildSpecial' } as const] : []),
    ...[...new Set(shops)].flatMap((tile) => (tile === null ? [] : [{ type: 'buildShop', tile } as const])),
    ...[...new Set(palaces)].flatMap((tile) => (tile === null ? [] : [{ type: 'buildPalace', tile } as const])),
  ];
  return buildings
    .filter(({ type }) => only === undefined || type === BUILDS[only])
    .flatMap((building) =>
      sites.map((site) => ({
        kind: 'tile' in building ? building.tile : building.type,
        worth: worthOf(built(state, { ...building, site }, outlook), outlook),
      })),
    );
};

type Unplaced =
  | { readonly type: 'buildFactory' | 'buildSpecial' }
  | { readonly type: 'buildShop'; readonly tile: ShopTile }
  | { readonly type: 'buildPalace'; readonly tile: PalaceTile };

const BUILDS: Readonly<Record<Building, BuildCommand['type']>> = {
  factory: 'buildFactory',
  shop: 'buildShop',
  palace: 'buildPalace',
  special: 'buildSpecial',
};

export type BuildCommand = Unplaced & { readonly site: Site };

/** The position with the building built. What card a special building brings is not known yet: it counts an average one. */
export const built = (state: MuranoState, command: BuildCommand, { seat }: Outlook): MuranoState =>
  evolve(state, eventOf(state, command, seat));

const eventOf = (state: MuranoState, command: BuildCommand, seat: number): MuranoEvent => {
  const player = playerOf(state, seat);
  const a = works(player, 'building-crane-a') ? 1 : 0;
  const b = works(player, 'building-crane-b') ? 1 : 0;
  switch (command.type) {
    case 'buildFactory':
      return { type: 'FactoryBuilt', seat, site: command.site, vp: 1 + b };
    case 'buildShop':
      return { type: 'ShopBuilt', seat, tile: command.tile, site: command.site, vp: 2 + b };
    case 'buildPalace':
      return { type: 'PalaceBuilt', seat, tile: command.tile, site: command.site, vp: 3 + a };
    case 'buildSpecial':
      return { type: 'SpecialBuilt', seat, site: command.site, vp: AVERAGE_CARD + a };
  }
};

/** In VP, as if the card paid at once. */
const AVERAGE_CARD = 4;

/** What drawing a street brings on the average: which one comes is luck, where it goes is not. */
export const streetDrawnWorth = (state: MuranoState, outlook: Outlook): number => {
  const paved = bestPaved(state);
  return oddsOf(state.stacks.streets.map(alike)).reduce((sum, { tile, odds }) => {
    const sites = tile === 'street-blank' ? paved.slice(0, 1) : paved;
    return sum + odds * bestStreet(drawn(state, tile, outlook), tile, sites, outlook);
  }, 0);
};

/** For thinking ahead two customers of a colour count as one. */
const alike = (tile: StreetTile): StreetTile => ALIKE[tile] ?? tile;
const ALIKE: Partial<Record<StreetTile, StreetTile>> = {
  'street-red-red': 'street-red',
  'street-blue-blue': 'street-blue',
  'street-grey-grey': 'street-grey',
};

const drawn = (state: MuranoState, tile: StreetTile, { seat }: Outlook): MuranoState => ({
  ...state,
  phase: { kind: 'layingStreet', seat, placed: 0, tile },
});

const bestStreet = (state: MuranoState, tile: StreetTile, sites: readonly Site[], outlook: Outlook): number =>
  Math.max(
    ...sites.map((site) => worthOf(evolve(state, { type: 'StreetLaid', seat: outlook.seat, tile, site }), outlook)),
  );

/** One site to an island: cards and customers care for the island only. */
const onePerIsland = (sites: readonly Site[]): readonly Site[] => {
  const chosen = new Map(sites.map((site) => [SITES[site]?.island, site]));
  return [...chosen.values()];
};

/** The paved site of each island that opens most sites for buildings. */
const bestPaved = (state: MuranoState): readonly Site[] =>
  onePerIsland([...freePaved(state)].sort((one, other) => opened(state, one) - opened(state, other) || other - one));

/** How many sites a street there would open. */
export const opened = (state: MuranoState, site: Site): number =>
  (SITES[site]?.neighbours ?? []).filter(
    (near) =>
      state.sites[near] === null &&
      SITES[near]?.ground === 'brown' &&
      !SITES[near].neighbours.some((next) => state.sites[next]?.kind === 'street'),
  ).length;
