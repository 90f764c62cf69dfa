import { buildings, characters } from './en/cards.js';
import { asked, choices, does, effects, finalTurn, watched } from './en/deciding.js';
import { actions, beads, gold, islands, lying, palace, shop, site, space, street, vp } from './en/nouns.js';
import { panels } from './en/panels.js';
import { table, things } from './en/table.js';
import { told } from './en/told.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** Murano in English. */
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
