import type { Drawing } from '../../kit/piece.js';
import { boats } from './boats.js';
import { characters } from './characters.js';
import { frames } from './frames.js';
import type { Makers } from './makers.js';
import { pads } from './pads.js';
import { panels } from './panels.js';
import { piles } from './piles.js';
import { scenery } from './scenery.js';
import { shores } from './shores.js';
import { specials } from './specials.js';
import { tiles } from './tiles.js';
import { tokens } from './tokens.js';
import { waterways } from './waterways.js';

const ALL: Makers = {
  ...boats,
  ...characters,
  ...frames,
  ...pads,
  ...scenery,
  ...panels,
  ...piles,
  ...shores,
  ...specials,
  ...tiles,
  ...tokens,
  ...waterways,
};

/** The names of all pictures. */
export const ARTS: readonly string[] = Object.keys(ALL);

const drawn = new Map<string, Drawing>();

/**
 * The picture of that name. Each stands for itself: its ids carry its name, so that many may lie in one page. It is made
 * once, since its size is asked for over and over.
 */
export const drawing = (art: string): Drawing => {
  const known = drawn.get(art);
  if (known !== undefined) return known;
  const make = Object.hasOwn(ALL, art) ? ALL[art] : undefined;
  if (make === undefined) throw new Error(`No drawing of ${art}.`);
  const made = make(art);
  drawn.set(art, made);
  return made;
};
