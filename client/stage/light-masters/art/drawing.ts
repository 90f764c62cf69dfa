import { drawingsOf } from '../../kit/drawings.js';
import type { Makers } from '../../kit/makers.js';
import { advantages } from './advantages.js';
import { creations } from './creations.js';
import { glass } from './glass.js';
import { panels } from './panels.js';
import { selectors } from './selector.js';
import { table } from './table.js';
import { tokens } from './tokens.js';

const ALL: Makers = {
  ...advantages,
  ...creations,
  ...glass,
  ...panels,
  ...selectors,
  ...table,
  ...tokens,
};

/** The names of all pictures. */
export const ARTS: readonly string[] = Object.keys(ALL);

export const drawing = drawingsOf(ALL);
