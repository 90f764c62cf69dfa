import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import type { CardWords, CharacterNumber, MuranoVocabulary } from './vocabulary.js';

/** A character's name and rule. Characters are numbered 1 to 40, which their type does not say. */
export const characterWords = ({ characters }: Pick<MuranoVocabulary, 'characters'>, card: Character): CardWords =>
  characters[characterNumber(card) as CharacterNumber];
