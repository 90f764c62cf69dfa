import type { LightMastersVocabulary } from '../vocabulary.js';
import { count, fragments, lira } from './nouns.js';

export const panels: LightMastersVocabulary['panels'] = {
  yourHand: 'Your hand, in order',
  handsHidden: 'Cards in hand are known to their owner alone. Take a seat’s view after the game to see them.',
  handEmpty: 'You have completed every creation.',
  next: 'Next',
  missing: (some) => `Still wants ${fragments(some)}.`,
  payable: (got) => `Can be paid: it would bring ${lira(got)} now.`,
  complete: (got) => `Complete for ${lira(got)}`,
  putNext: 'Put this card next',
  completed: 'Completed, not activated yet',
  noneCompleted: 'None yet.',
  advantages: 'Advantages',
  activate: (creation) => `Activate with the ${creation}`,

  sheet: 'Final reckoning',
  place: (place) => `${place}${ORDINALS[ORDINAL.select(place)] ?? 'th'}`,
  start: 'To begin with',
  sales: 'Fragments sold',
  byAdvantages: 'Advantages',
  bought: 'Markets bought',
  spent: 'Ring, cards and swaps',
  total: 'Total',
  creationsMade: (made) => count(made, 'creation'),
  unfinished: 'The Lira are shown here once the game is over.',
};

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINALS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
};
