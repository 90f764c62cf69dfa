import type { FloorCard } from '#events/burano/components.js';
import type { Draws } from '../kit/draws.js';
import { drawCards } from './deck.js';
import type { BuranoState } from './state.js';
import { gapsIn } from './supply.js';

/** What comes into the supply from the decks, row by row from the first floor (rule R3). */
export const drawnFor = ({ supply, decks }: BuranoState, draws: Draws): readonly (readonly FloorCard[])[] =>
  decks.map((deck, index) => drawCards(draws, deck, gapsIn(supply[index] ?? [])));
