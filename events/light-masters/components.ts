/** What Light Masters is played with. Rule numbers are those of services/engine/light-masters/SPEC.md. */

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const FRAGMENTS = [...COLOURS, 'clear'] as const;
/** A piece of glass: of a colour, or clear, which pays for any. */
export type Fragment = (typeof FRAGMENTS)[number];
/** How many fragments of each kind. */
export type Fragments = Readonly<Record<Fragment, number>>;

export const CATEGORIES = ['art', 'jewel', 'houseware', 'animal'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The creation cards: each is in the game once. */
export const CREATIONS = [
  'creation-mask',
  'creation-mosaic',
  'creation-harlequin',
  'creation-obelisk',
  'creation-window',
  'creation-torso',
  'creation-necklace',
  'creation-brooch',
  'creation-bracelet',
  'creation-earrings',
  'creation-pendant',
  'creation-signet',
  'creation-vase',
  'creation-goblet',
  'creation-carafe',
  'creation-lamp',
  'creation-bowl',
  'creation-mirror',
  'creation-heron',
  'creation-fox',
  'creation-seahorse',
  'creation-swan',
  'creation-owl',
  'creation-octopus',
] as const;
export type Creation = (typeof CREATIONS)[number];

export const ADVANTAGE_COUNT = 16;
/** The number of an advantage card, 1 to 16: each is in the game once. */
export type Advantage = number;

/** One of the 12 positions around the warehouse, clockwise from 0. */
export type Position = number;
/** One of the four markets, clockwise from 0. */
export type Market = number;
