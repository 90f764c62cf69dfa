import type { MuranoVocabulary } from '../vocabulary.js';
import { count, gold, islands, vp } from './nouns.js';

export const panels: MuranoVocabulary['panels'] = {
  yourHand: 'La tua mano',
  handsHidden:
    'Le tessere coperte e i personaggi li conosce solo chi li possiede. A partita finita puoi vederli dal posto di ciascuno.',
  tiles: 'Tessere coperte',
  noTiles: 'Nessuna bottega e nessun palazzo in mano.',
  characters: 'Personaggi, e quanto darebbero ora',
  noCharacters: 'Ancora nessun personaggio: ingaggiane qualcuno.',
  shown: 'Vuoi tenerne uno?',
  keepFor: (price) => `Tieni per ${gold(price)}`,
  worth: (island, points, there, isBest) =>
    `${islands[island]}: ${vp(points)}${PRESENCE[there]}${isBest ? ', il massimo' : ''}`,
  worthless: 'Per ora nulla, su nessuna isola.',
  legend: 'Pieno: lì c’è un tuo gondoliere. Contorno: potresti ancora metterne uno. Chiaro: lì non puoi fare punti.',
  bestTitle: 'Il miglior punteggio, per ora',
  bestTotal: (points) => `altri ${vp(points)}`,
  bestStep: (card, island, points) => `${card} a ${islands[island]}: ${vp(points)}`,
  leftOver: (gondoliers) => `${count(gondoliers, 'gondoliere rimasto', 'gondolieri rimasti')}: ${vp(gondoliers)}`,
  payment: (what) => `per ${what}`,
  takeIt: 'Fai così',
  takingIt: (left) => `Conteggio… ${left === 1 ? 'ne manca 1' : `ne mancano ${left}`}`,
  stop: 'Ferma',
  mayDiffer: 'Puoi anche fare a modo tuo, con i pulsanti del tavolo.',

  sheet: 'Conteggio finale',
  place: (place) => `${place}º`,
  onTrack: 'Prima del conteggio',
  gondoliersLeft: 'Gondolieri rimasti',
  total: 'Totale',
  goldLeft: 'Monete rimaste',
  noneScored: 'Nessun personaggio giocato',
  unfinished: 'I punti compaiono qui a conteggio finito.',
};

const PRESENCE = {
  there: ', lì c’è un tuo gondoliere',
  possible: ', ancora nessun gondoliere',
  never: ', fuori portata',
};
