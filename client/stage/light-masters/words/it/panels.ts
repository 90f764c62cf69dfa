import { countOf } from '#engine/light-masters/fragments.js';
import type { LightMastersVocabulary } from '../vocabulary.js';
import { count, fragments, lira, quoted } from './nouns.js';

export const panels: LightMastersVocabulary['panels'] = {
  yourHand: 'La tua mano, in ordine',
  handsHidden: 'Le carte in mano le conosce solo chi le ha. A partita finita puoi vederle dal posto di ciascuno.',
  handEmpty: 'Hai completato tutte le creazioni.',
  next: 'Prossima',
  missing: (some) => `${countOf(some) === 1 ? 'Manca' : 'Mancano'} ${fragments(some)}.`,
  payable: (got) => `Si può pagare: ora frutterebbe ${lira(got)}.`,
  complete: (got) => `Completa per ${lira(got)}`,
  putNext: 'Metti questa come prossima',
  completed: 'Completate, non ancora attivate',
  noneCompleted: 'Ancora nessuna.',
  advantages: 'Vantaggi',
  activate: (creation) => `Attiva con ${quoted(creation)}`,

  sheet: 'Conteggio finale',
  place: (place) => `${place}º`,
  start: 'All’inizio',
  sales: 'Frammenti venduti',
  byAdvantages: 'Vantaggi',
  bought: 'Mercati comprati',
  spent: 'Anello, carte e cambi',
  total: 'Totale',
  creationsMade: (made) => count(made, 'creazione', 'creazioni'),
  unfinished: 'Le lire compaiono qui quando la partita è finita.',
};
