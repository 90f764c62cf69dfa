import { drawingsOf } from '../../kit/drawings.js';
import type { Makers } from '../../kit/makers.js';
import { characters } from './characters.js';
import { floors } from './floors.js';
import { places } from './places.js';
import { scenes } from './scenes.js';
import { tokensAndPlates } from './tokens.js';

const ALL: Makers = { ...characters, ...floors, ...places, ...scenes, ...tokensAndPlates };

/** The names of all pictures. */
export const ARTS: readonly string[] = Object.keys(ALL);

export const drawing = drawingsOf(ALL);
