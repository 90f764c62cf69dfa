import { advantages, categories, creations } from './es/cards.js';
import { asked, choices, effects, lastRound, over, watched } from './es/deciding.js';
import { fragment, fragments, lira, market } from './es/nouns.js';
import { panels } from './es/panels.js';
import { table, things } from './es/table.js';
import { told } from './es/told.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** Light Masters in Spanish. */
export const vocabulary: LightMastersVocabulary = {
  categories,
  creations,
  advantages,
  phrases: { lira, fragments, fragment, market },
  told,
  asked,
  watched,
  over,
  lastRound,
  choices,
  effects,
  table,
  things,
  panels,
};
