import { sees } from '#events/viewer.js';
import type { Viewer } from '#events/viewer.js';
import type { BuranoState, Deck } from './state.js';

/** The state as a viewer knows it (rules H1 to H4). */
export const redact = (state: BuranoState, viewer: Viewer): BuranoState => {
  if (viewer === 'auditor') return state;
  return {
    ...state,
    players: state.players.map((player, seat) =>
      sees(viewer, seat) ? player : { ...player, hand: backs(player.hand) },
    ),
    decks: state.decks.map((deck) => redactDeck(deck, viewer)),
  };
};

const redactDeck = ({ pool, under }: Deck, viewer: Viewer): Deck => ({
  pool: backs(pool),
  under: under.map((returned) => (sees(viewer, returned.by) ? returned : { ...returned, card: null })),
});

const backs = (cards: readonly unknown[]): readonly null[] => cards.map(() => null);
