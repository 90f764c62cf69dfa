import type { Space } from '#events/murano/components.js';

export type Action =
  | 'takeGold'
  | 'factory'
  | 'shop'
  | 'palace'
  | 'special'
  | 'recruit'
  | 'placeGondolier'
  | 'build'
  | 'income'
  | 'production'
  | 'gondolier';

/** The ring of action spaces in sailing order (rule S4); the last is followed by the first. */
export const RING: readonly Action[] = [
  'build',
  'factory',
  'recruit',
  'shop',
  'takeGold',
  'palace',
  'build',
  'placeGondolier',
  'income',
  'factory',
  'special',
  'recruit',
  'build',
  'shop',
  'production',
  'palace',
  'placeGondolier',
  'gondolier',
];

/** The spaces with an anchor: one ship starts on each (rule S4). */
export const ANCHORS: readonly Space[] = [0, 2, 4, 7, 9, 11, 13, 16];

export const actionOf = (space: Space): Action => {
  const action = RING[space];
  if (action === undefined) throw new Error(`No space ${String(space)} on the ring.`);
  return action;
};

/** The space after this one. */
export const ahead = (space: Space): Space => (space + 1) % RING.length;
