import { buildings, characters } from './it/cards.js';
import { asked, choices, does, effects, finalTurn, watched } from './it/deciding.js';
import { actions, beads, gold, islands, lying, palace, shop, site, space, street, vp } from './it/nouns.js';
import { panels } from './it/panels.js';
import { table, things } from './it/table.js';
import { told } from './it/told.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** Murano in Italian. */
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
