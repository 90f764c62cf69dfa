import type { LightMastersVocabulary } from '../vocabulary.js';
import { COLOURS, capital, coloured, count, fragment, fragments, lira, list, market } from './nouns.js';

export const table: LightMastersVocabulary['table'] = {
  turn: (turn) => `Turno ${turn}`,
  endedBy: (name) => `${name} desencadenó el final de la partida.`,
  starter: (name) => `Empezó ${name}.`,
  circle: 'La mesa redonda',
  selector: (inner, ring) => `El selector está en ${COLOURS[inner]} y ${COLOURS[ring]}`,
  next: (inner, ring) => `La posición siguiente: ${COLOURS[inner]} y ${COLOURS[ring]}`,
  warehouse: (left) => `En el almacén: ${fragments(left)}`,
  markets: 'Mercados',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}; el anillo muestra ${fragments(window)}`,
  advantages: 'Ventajas',
  advantage: (category, name, rule) => `${category}: ${name} – ${rule}`,
  bench: (some) => `En la mesa de trabajo: ${fragments(some)}`,
  hand: (known, hidden) =>
    known.length === 0
      ? `En la mano: ${count(hidden, 'carta oculta', 'cartas ocultas')}`
      : `En la mano, en orden: ${known.join(', ')}`,
  completed: (creations) => `Completadas: ${list(creations)}`,
  activated: (creations) => `Activadas: ${list(creations)}`,
  costing: (creation, cost) => `${creation} (${fragments(cost)})`,
};

export const things: LightMastersVocabulary['things'] = {
  table: 'La mesa redonda.',
  warehouse: 'El almacén y sus círculos.',
  ring: 'El anillo: gira en sentido antihorario, un paso por 1 L.',
  selector: (inner, ring) =>
    `El selector, en ${COLOURS[inner]} y ${COLOURS[ring]}. Para recoger avanza en sentido horario.`,
  segment: (one) => `${capital(COLOURS[one])}, engastado en el anillo.`,
  position: (inner, ring) => `${capital(COLOURS[inner])} y ${COLOURS[ring]}.`,
  heap: (one, left) => `${coloured(left, one)} en el almacén.`,
  bank: 'Liras para todos: aquí se venden fragmentos.',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}. Un Intercambio aquí toma lo que muestra el anillo: ${fragments({ ...window, clear: 0 })}.`,
  wares: (one, from) => `${capital(fragment(one))} en el ${market(from)}.`,
  glass: (one, name) => `${capital(fragment(one))} de ${name}.`,
  corner: (name) => `La mesa de trabajo de ${name}.`,
  purse: (name, has) => `${name} tiene ${lira(has)}.`,
  steps: 'Los pasos del turno: recoger, negociar, completar.',
  first: (name) => `Empezó ${name}.`,
  last: (name) => `${name} desencadenó el final de la partida.`,
  shelf: (name) => `Las creaciones completadas de ${name}.`,
  card: (creation, cost, categories) => `${creation} (${list(categories)}): ${fragments(cost)}.`,
  back: (name) => `Una carta en la mano de ${name}.`,
};
