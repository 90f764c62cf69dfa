import type { LightMastersVocabulary } from '../vocabulary.js';
import { count, fragments, lira, quoted } from './nouns.js';

export const panels: LightMastersVocabulary['panels'] = {
  yourHand: 'Deine Hand, der Reihe nach',
  handsHidden:
    'Karten auf der Hand kennt nur, wer sie hat. Nach dem Spiel zeigt der Blick eines Platzes, was dort verborgen war.',
  handEmpty: 'Du hast alle Werke vollendet.',
  next: 'Als Nächstes',
  missing: (some) => `Es fehlt: ${fragments(some)}.`,
  payable: (got) => `Bezahlbar: jetzt brächte es ${lira(got)}.`,
  complete: (got) => `Für ${lira(got)} vollenden`,
  putNext: 'Diese Karte als nächste',
  completed: 'Vollendet, noch nicht genutzt',
  noneCompleted: 'Noch keine.',
  advantages: 'Vorteile',
  activate: (creation) => `Mit ${quoted(creation)} nutzen`,

  sheet: 'Abrechnung',
  place: (place) => `${place}.`,
  start: 'Zu Beginn',
  sales: 'Fragmente verkauft',
  byAdvantages: 'Vorteile',
  bought: 'Märkte gekauft',
  spent: 'Ring, Karten und Wechsel',
  total: 'Summe',
  creationsMade: (made) => count(made, 'Werk', 'Werke'),
  unfinished: 'Die Lire stehen hier, sobald das Spiel zu Ende ist.',
};
