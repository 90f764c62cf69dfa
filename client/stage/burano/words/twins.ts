import type { FloorCard } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import type { BuranoState } from '#engine/burano/state.js';

/** Whether whoever decides holds another card of this colour and floor, so that its name alone would not tell which. */
export const hasTwin = (card: FloorCard, { phase, players }: BuranoState): boolean => {
  const { colour, floor } = factsOf(card);
  const hand = phase.kind === 'over' ? [] : (players[phase.seat]?.hand ?? []);
  return hand.some((other) => {
    if (other === null || other === card) return false;
    const facts = factsOf(other);
    return facts.colour === colour && facts.floor === floor;
  });
};
