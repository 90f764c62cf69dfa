import type { Character } from '#events/murano/components.js';
import { UNDRAWN_CHARACTERS } from '#engine/murano/data/supply.js';
import { cardsLeft } from '#engine/murano/deck.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { playerOf } from '#engine/murano/players.js';
import { charactersShown, recruitPrice } from '#engine/murano/rules/prices.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Outlook } from './outlook.js';
import { unseenCharacters } from './unseen.js';
import { worthOf } from './worth.js';

/** What a recruiting brings: the best of the cards shown, each as likely as any not seen yet; or none of them. */
export const recruited = (state: MuranoState, outlook: Outlook): number => {
  const nobody = worthOf(state, outlook);
  const worths = unseenCharacters(state)
    .map((card) => Math.max(nobody, kept(state, card, outlook)))
    .sort((a, b) => b - a);
  const shown = Math.min(
    charactersShown(playerOf(state, outlook.seat)),
    cardsLeft(state.characters, UNDRAWN_CHARACTERS),
    worths.length,
  );
  return bestOf(worths, shown);
};

export const kept = (state: MuranoState, card: Character, outlook: Outlook): number => {
  const { seat } = outlook;
  const gold = recruitPrice(playerOf(state, seat));
  return worthOf(evolve(state, { type: 'CharacterKept', seat, card, under: [], gold }), outlook);
};

/** The average of the best of so many of them, sorted from the best down. */
const bestOf = (worths: readonly number[], shown: number): number => {
  let sum = 0;
  let left = 1;
  for (const [at, worth] of worths.entries()) {
    const chance = Math.min(1, shown / (worths.length - at));
    sum += left * chance * worth;
    left *= 1 - chance;
  }
  return sum;
};
