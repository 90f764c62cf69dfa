import type { Berth, Island, Ship, Site, Space } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';

/**
 * What each thing on the board is called: layout, motions, picks and words speak of the same thing by the same name. A
 * tile in hand is named by its place in the hand, since what it is may be hidden.
 */
export const named = {
  ship: (ship: Ship) => `ship-${ship}`,
  space: (space: Space) => `space-${space}`,
  site: (site: Site) => `site-${site}`,
  /** The tile that lies on a site, and the owner's marker upon it. */
  tile: (site: Site) => `tile-${site}`,
  marker: (site: Site) => `marker-${site}`,
  berth: (berth: Berth) => `berth-${berth}`,
  gondolier: (berth: Berth) => `gondolier-${berth}`,
  stack: (kind: StackKind) => `stack-${kind}`,
  bag: 'bag',
  /** The gold that belongs to nobody. */
  supply: 'supply',
  /** The ribbon with an island's name. */
  title: (island: Island | 'san-giacomo') => `title-${island}`,
  /** One seat's own corner, and what lies in it. */
  corner: (seat: Seat) => `corner-${seat}`,
  badge: (seat: Seat) => `badge-${seat}`,
  name: (seat: Seat) => `name-${seat}`,
  /** The victory points as a number, in the seat's corner. */
  points: (seat: Seat) => `points-${seat}`,
  purse: (seat: Seat) => `purse-${seat}`,
  hand: (seat: Seat, kind: HandKind, index: number) => `hand-${seat}-${kind}-${index}`,
  /** The gondoliers in a seat's hand, and those it let go, each with their number. */
  crew: (seat: Seat) => `crew-${seat}`,
  dismissed: (seat: Seat) => `dismissed-${seat}`,
  beads: (seat: Seat, glass: string) => `beads-${seat}-${glass}`,
  card: (building: string) => `card-${building}`,
  scored: (character: string) => `scored-${character}`,
  /** The marker on the track of victory points. */
  vp: (seat: Seat) => `vp-${seat}`,
  /** What a seat looks at just now: tiles or cards drawn, spread out before it. */
  spread: (index: number) => `spread-${index}`,
  /** What it is spread out upon. */
  tray: 'tray',
  /** The street that was drawn and is to be laid. */
  drawnStreet: 'drawn-street',
} as const;

export type StackKind = 'streets' | 'shops' | 'palaces' | 'factories' | 'specials' | 'characters' | 'buildings';
export type HandKind = 'factory' | 'special' | 'shop' | 'palace' | 'character';
