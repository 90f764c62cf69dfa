import type { Ending } from '#events/burano/components.js';
import type { BuranoEvent } from '#events/burano/events.js';
import { ratingOf } from '../scoring/rating.js';
import { sheetsOf } from '../scoring/sheet.js';
import type { BuranoState } from '../state.js';

/** The end, and what everybody scored (rules E1 to E4, F1 to F7). */
export const gameEnded = (state: BuranoState, why: Ending): BuranoEvent => {
  const sheets = sheetsOf(state);
  const [only, ...others] = sheets;
  return {
    type: 'GameEnded',
    why,
    sheets,
    rating: only !== undefined && others.length === 0 ? ratingOf(only.total) : null,
  };
};
