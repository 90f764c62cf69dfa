import { buildings, characters } from './de/cards.js';
import { asked, choices, does, effects, finalTurn, watched } from './de/deciding.js';
import { actions, beads, gold, islands, lying, palace, shop, site, space, street, vp } from './de/nouns.js';
import { panels } from './de/panels.js';
import { table, things } from './de/table.js';
import { told } from './de/told.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** Murano in German. */
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
