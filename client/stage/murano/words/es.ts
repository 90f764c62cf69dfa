import { buildings, characters } from './es/cards.js';
import { asked, choices, does, effects, finalTurn, watched } from './es/deciding.js';
import { actions, beads, gold, islands, lying, palace, shop, site, space, street, vp } from './es/nouns.js';
import { panels } from './es/panels.js';
import { table, things } from './es/table.js';
import { told } from './es/told.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** Murano in Spanish. */
export const vocabulary: MuranoVocabulary = {
  islands,
  actions,
  does,
  characters,
  buildings,
  phrases: { gold, vp, space, site, lying, beads, shop, palace, street },
  told,
  asked,
  watched,
  finalTurn,
  choices,
  effects,
  table,
  things,
  panels,
};
