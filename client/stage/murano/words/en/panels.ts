import type { MuranoVocabulary } from '../vocabulary.js';
import { count, gold, islands, vp } from './nouns.js';

export const panels: MuranoVocabulary['panels'] = {
  yourHand: 'Your hand',
  handsHidden:
    'Tiles bought face down and characters are known to their owner alone. Take a seat’s view after the game to see them.',
  tiles: 'Face-down tiles',
  noTiles: 'No shop or palace in hand.',
  characters: 'Characters, and what each would score now',
  noCharacters: 'No character yet: recruit some.',
  shown: 'Keep one of these?',
  keepFor: (price) => `Keep for ${gold(price)}`,
  worth: (island, points, there, isBest) =>
    `${islands[island]}: ${vp(points)}${PRESENCE[there]}${isBest ? ', the best' : ''}`,
  worthless: 'Nothing yet, on any island.',
  legend: 'Full: your gondolier lies there. Outlined: you could still place one. Pale: no way to score there.',
  bestTitle: 'Best scoring as things are',
  bestTotal: (points) => `${vp(points)} to come`,
  bestStep: (card, island, points) => `${card} on ${islands[island]}: ${vp(points)}`,
  leftOver: (gondoliers) => `${count(gondoliers, 'gondolier')} left over: ${vp(gondoliers)}`,
  payment: (what) => `for ${what}`,
  takeIt: 'Score it this way',
  takingIt: (left) => `Scoring… ${left} to go`,
  stop: 'Stop',
  mayDiffer: 'You may also score in your own way, with the buttons of the table.',

  sheet: 'Final scoring',
  place: (place) => `${place}${ORDINALS[ORDINAL.select(place)] ?? 'th'}`,
  onTrack: 'Before the scoring',
  gondoliersLeft: 'Gondoliers left over',
  total: 'Total',
  goldLeft: 'Gold left',
  noneScored: 'No character scored',
  unfinished: 'The points are shown here once everything is scored.',
};

const PRESENCE = { there: ', your gondolier is there', possible: ', no gondolier yet', never: ', out of reach' };
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINALS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
};
