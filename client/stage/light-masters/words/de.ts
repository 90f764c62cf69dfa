import { advantages, categories, creations } from './de/cards.js';
import { asked, choices, effects, lastRound, over, watched } from './de/deciding.js';
import { fragment, fragments, lira, market } from './de/nouns.js';
import { panels } from './de/panels.js';
import { table, things } from './de/table.js';
import { told } from './de/told.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** Light Masters in German. */
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
