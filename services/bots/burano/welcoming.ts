import type { Character, House } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import { withoutOne } from '#engine/burano/characters.js';
import { playerOf } from '#engine/burano/players.js';
import type { BuranoState } from '#engine/burano/state.js';
import { worthOf } from './worth.js';
import type { Outlook } from './standing.js';

/** How the seat stands with a character come to a house. */
export const welcomeWorth = (
  state: BuranoState,
  seat: Seat,
  house: House,
  character: Character,
  outlook: Outlook,
): number => {
  const { street, hand, coins, tokens, visits } = playerOf(state, seat);
  return worthOf(
    { street, coins, tokens, hand: hand.filter((card) => card !== null) },
    { ...outlook, visits: [...visits, { house, character }], crowd: withoutOne(state.characters, character) },
  );
};
