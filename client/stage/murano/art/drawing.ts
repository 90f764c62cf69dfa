import { drawingsOf } from '../../kit/drawings.js';
import { boats } from './boats.js';
import { characters } from './characters.js';
import { frames } from './frames.js';
import type { Makers } from '../../kit/makers.js';
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

export const drawing = drawingsOf(ALL);
