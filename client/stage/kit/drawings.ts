import type { Makers } from './makers.js';
import type { Drawing } from './piece.js';

/**
 * The pictures of a game by their names. Each stands for itself: its ids carry its name, so that many may lie in one page.
 * It is made once, since its size is asked for over and over.
 */
export const drawingsOf = (all: Makers): ((art: string) => Drawing) => {
  const drawn = new Map<string, Drawing>();
  return (art) => {
    const known = drawn.get(art);
    if (known !== undefined) return known;
    const make = Object.hasOwn(all, art) ? all[art] : undefined;
    if (make === undefined) throw new Error(`No drawing of ${art}.`);
    const made = make(art);
    drawn.set(art, made);
    return made;
  };
};
