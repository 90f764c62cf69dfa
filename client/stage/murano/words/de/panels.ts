import type { MuranoVocabulary } from '../vocabulary.js';
import { count, gold, islands, vp } from './nouns.js';

export const panels: MuranoVocabulary['panels'] = {
  yourHand: 'Deine Hand',
  handsHidden:
    'Verdeckte Plättchen und Charaktere kennt nur, wem sie gehören. Nach der Partie kannst du sie von jedem Platz aus sehen.',
  tiles: 'Verdeckte Plättchen',
  noTiles: 'Kein Laden und kein Palast auf der Hand.',
  characters: 'Charaktere und was sie jetzt brächten',
  noCharacters: 'Noch kein Charakter: Wirb welche an.',
  shown: 'Einen davon behalten?',
  keepFor: (price) => `Für ${gold(price)} behalten`,
  worth: (island, points, there, isBest) =>
    `${islands[island]}: ${vp(points)}${PRESENCE[there]}${isBest ? ', am besten' : ''}`,
  worthless: 'Noch nichts, auf keiner Insel.',
  legend:
    'Voll: Dort liegt dein Gondoliere. Umrandet: Du könntest noch einen setzen. Blass: Dort kannst du nicht werten.',
  bestTitle: 'Beste Wertung nach jetzigem Stand',
  bestTotal: (points) => `noch ${vp(points)}`,
  bestStep: (card, island, points) => `${card} auf ${islands[island]}: ${vp(points)}`,
  leftOver: (gondoliers) => `${count(gondoliers, 'übriger Gondoliere', 'übrige Gondolieri')}: ${vp(gondoliers)}`,
  payment: (what) => `für ${what}`,
  takeIt: 'So werten',
  takingIt: (left) => `Es wird gewertet … noch ${left}`,
  stop: 'Anhalten',
  mayDiffer: 'Du kannst auch anders werten, mit den Knöpfen am Tisch.',

  sheet: 'Schlusswertung',
  place: (place) => `${place}.`,
  onTrack: 'Vor der Wertung',
  gondoliersLeft: 'Übrige Gondolieri',
  total: 'Summe',
  goldLeft: 'Gold übrig',
  noneScored: 'Kein Charakter gewertet',
  unfinished: 'Die Punkte erscheinen hier, sobald alles gewertet ist.',
};

const PRESENCE = {
  there: ', dort liegt dein Gondoliere',
  possible: ', noch kein Gondoliere',
  never: ', nicht erreichbar',
};
