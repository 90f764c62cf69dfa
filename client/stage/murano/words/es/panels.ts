import type { MuranoVocabulary } from '../vocabulary.js';
import { count, gold, islands, vp } from './nouns.js';

export const panels: MuranoVocabulary['panels'] = {
  yourHand: 'Tu mano',
  handsHidden:
    'Las losetas boca abajo y los personajes solo los conoce su dueño. Al acabar la partida puedes verlos desde el asiento de cada cual.',
  tiles: 'Losetas boca abajo',
  noTiles: 'Ninguna tienda ni palacio en la mano.',
  characters: 'Personajes, y lo que darían ahora',
  noCharacters: 'Aún no tienes personajes: recluta alguno.',
  shown: '¿Te quedas con uno?',
  keepFor: (price) => `Reclutar por ${gold(price)}`,
  worth: (island, points, there, isBest) =>
    `${islands[island]}: ${vp(points)}${PRESENCE[there]}${isBest ? ', el máximo' : ''}`,
  worthless: 'Por ahora nada, en ninguna isla.',
  legend: 'Lleno: allí hay un gondolero tuyo. Contorno: aún podrías poner uno. Pálido: allí no puedes puntuar.',
  bestTitle: 'La mejor puntuación por ahora',
  bestTotal: (points) => `${vp(points)} más`,
  bestStep: (card, island, points) => `${card} en ${islands[island]}: ${vp(points)}`,
  leftOver: (gondoliers) => `${count(gondoliers, 'gondolero sobrante', 'gondoleros sobrantes')}: ${vp(gondoliers)}`,
  payment: (what) => `por ${what}`,
  takeIt: 'Puntuar así',
  takingIt: (left) => `Puntuando… ${left === 1 ? 'falta 1' : `faltan ${left}`}`,
  stop: 'Detener',
  mayDiffer: 'También puedes puntuar a tu manera, con los botones de la mesa.',

  sheet: 'Puntuación final',
  place: (place) => `${place}.º`,
  onTrack: 'Antes de puntuar',
  gondoliersLeft: 'Gondoleros sobrantes',
  total: 'Total',
  goldLeft: 'Monedas restantes',
  noneScored: 'Ningún personaje puntuado',
  unfinished: 'Los puntos aparecen aquí cuando todo esté contado.',
};

const PRESENCE = {
  there: ', allí hay un gondolero tuyo',
  possible: ', aún sin gondolero',
  never: ', fuera de alcance',
};
