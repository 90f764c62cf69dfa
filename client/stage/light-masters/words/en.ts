import { advantages, categories, creations } from './en/cards.js';
import { asked, choices, effects, lastRound, over, watched } from './en/deciding.js';
import { fragment, fragments, lira, market } from './en/nouns.js';
import { panels } from './en/panels.js';
import { table, things } from './en/table.js';
import { told } from './en/told.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** Light Masters in English. */
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
