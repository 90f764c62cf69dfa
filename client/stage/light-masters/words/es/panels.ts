import { countOf } from '#engine/light-masters/fragments.js';
import type { LightMastersVocabulary } from '../vocabulary.js';
import { count, fragments, lira, quoted } from './nouns.js';

export const panels: LightMastersVocabulary['panels'] = {
  yourHand: 'Tu mano, en orden',
  handsHidden:
    'Las cartas de la mano solo las conoce su dueño. Al acabar la partida puedes verlas desde el asiento de cada cual.',
  handEmpty: 'Has completado todas tus creaciones.',
  next: 'Siguiente',
  missing: (some) => `${countOf(some) === 1 ? 'Falta' : 'Faltan'} ${fragments(some)}.`,
  payable: (got) => `Se puede pagar: ahora daría ${lira(got)}.`,
  complete: (got) => `Completar por ${lira(got)}`,
  putNext: 'Poner esta como siguiente',
  completed: 'Completadas, aún sin activar',
  noneCompleted: 'Ninguna todavía.',
  advantages: 'Ventajas',
  activate: (creation) => `Activar con ${quoted(creation)}`,

  sheet: 'Recuento final',
  place: (place) => `${place}.º`,
  start: 'Al principio',
  sales: 'Fragmentos vendidos',
  byAdvantages: 'Ventajas',
  bought: 'Mercados comprados',
  spent: 'Anillo, cartas y cambios',
  total: 'Total',
  creationsMade: (made) => count(made, 'creación', 'creaciones'),
  unfinished: 'Las liras aparecen aquí cuando termine la partida.',
};
