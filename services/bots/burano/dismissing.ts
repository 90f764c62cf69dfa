import type { Character } from '#events/burano/components.js';
import { withoutOne } from '#engine/burano/characters.js';
import { worthOf } from './worth.js';
import type { Outlook, Standing } from './standing.js';

/** How the seat stands without a character; of those that it does not need, who is left more often goes first. */
export const dismissalOf = (standing: Standing, character: Character, outlook: Outlook): number =>
  worthOf(standing, { ...outlook, crowd: withoutOne(outlook.crowd, character) });
