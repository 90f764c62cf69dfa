import type { Category, Creation, Fragment, Market, Position } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';

/**
 * What each thing on the board is called: layout, motions, picks and words speak of the same thing by the same name. A
 * fragment is named by its colour and its number among those that lie with it.
 */
export const named = {
  ring: 'ring',
  /** What the ring is turned with. */
  crank: 'crank',
  /** One of the fragments that are set into the ring, by its place on it. */
  segment: (segment: number) => `segment-${segment}`,
  selector: 'selector',
  /** A place of the board: the pair at it is what may be taken. */
  position: (position: Position) => `position-${position}`,
  heap: (fragment: Fragment) => `heap-${fragment}`,
  bank: 'bank',
  market: (market: Market) => `market-${market}`,
  wares: (market: Market, fragment: Fragment, index: number) => `wares-${market}-${fragment}-${index}`,
  advantage: (category: Category) => `advantage-${category}`,

  corner: (seat: Seat) => `corner-${seat}`,
  badge: (seat: Seat) => `badge-${seat}`,
  name: (seat: Seat) => `name-${seat}`,
  purse: (seat: Seat) => `purse-${seat}`,
  /** Which step of the turn its player has come to. */
  steps: 'steps',
  /** Whoever began, and whoever triggered the end. */
  first: 'first',
  last: 'last',
  glass: (seat: Seat, fragment: Fragment, index: number) => `glass-${seat}-${fragment}-${index}`,
  /** The rows in which a seat's cards lie open. */
  shelf: (seat: Seat) => `shelf-${seat}`,
  card: (creation: Creation) => `card-${creation}`,
  /** A card whose face is hidden, counted from the end of the hand: the first one goes, and the others keep their names. */
  back: (seat: Seat, fromEnd: number) => `back-${seat}-${fromEnd}`,
} as const;
