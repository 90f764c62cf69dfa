import type { Seat } from '#events/viewer.js';
import { ringAt } from '#engine/light-masters/data/board.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { advantageWords } from './vocabulary.js';
import type { Labelled, LightMastersVocabulary } from './vocabulary.js';

/** What a label of a choice may speak of. */
export const labelled = (vocabulary: LightMastersVocabulary, state: LightMastersState, seat: Seat): Labelled => ({
  state,
  inHand: (index) => {
    const card = playerOf(state, seat).hand[index] ?? null;
    return card === null ? String(index + 1) : vocabulary.creations[card];
  },
  creation: (creation) => vocabulary.creations[creation],
  advantage: (category) => advantageWords(vocabulary, state.advantages[category]).name,
  atSelector: (turned) => ringAt(state.side, turned, state.selector),
});
