import { countOf } from '#engine/light-masters/fragments.js';
import type { LightMastersVocabulary } from '../vocabulary.js';
import { count, fragments, lira, quoted } from './nouns.js';

export const panels: LightMastersVocabulary['panels'] = {
  yourHand: 'Deine Hand, der Reihe nach',
  handsHidden: 'Handkarten kennt nur, wem sie gehören. Nach der Partie kannst du sie von jedem Platz aus sehen.',
  handEmpty: 'Du hast alle Werke vollendet.',
  next: 'Als Nächstes',
  missing: (some) => `Es ${countOf(some) === 1 ? 'fehlt' : 'fehlen'} ${fragments(some)}.`,
  payable: (got) => `Bezahlbar: Jetzt brächte es ${lira(got)}.`,
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
  unfinished: 'Die Lire stehen hier, sobald die Partie zu Ende ist.',
};
