import { advantages, categories, creations } from './it/cards.js';
import { asked, choices, effects, lastRound, over, watched } from './it/deciding.js';
import { fragment, fragments, lira, market } from './it/nouns.js';
import { panels } from './it/panels.js';
import { table, things } from './it/table.js';
import { told } from './it/told.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** Light Masters in Italian. */
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
