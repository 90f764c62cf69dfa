import type { LightMastersVocabulary } from '../vocabulary.js';
import { COLOURS, capital, count, fragment, fragments, lira, list, market } from './nouns.js';

export const table: LightMastersVocabulary['table'] = {
  turn: (turn) => `Turn ${turn}`,
  endedBy: (name) => `${name} triggered the end of the game.`,
  starter: (name) => `${name} went first.`,
  circle: 'The round table',
  selector: (inner, ring) => `The selector is at ${COLOURS[inner]} and ${COLOURS[ring]}`,
  next: (inner, ring) => `The next position: ${COLOURS[inner]} and ${COLOURS[ring]}`,
  warehouse: (left) => `In the warehouse: ${fragments(left)}`,
  markets: 'Markets',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}; the ring shows ${fragments(window)}`,
  advantages: 'Advantages',
  advantage: (category, name, rule) => `${category}: ${name} – ${rule}`,
  bench: (some) => `On the bench: ${fragments(some)}`,
  hand: (known, hidden) =>
    known.length === 0 ? `In hand: ${count(hidden, 'hidden card')}` : `In hand, in order: ${known.join(', ')}`,
  completed: (creations) => `Completed: ${list(creations)}`,
  activated: (creations) => `Activated: ${list(creations)}`,
  costing: (creation, cost) => `${creation} (${fragments(cost)})`,
};

export const things: LightMastersVocabulary['things'] = {
  table: 'The round table.',
  warehouse: 'The warehouse and its circles.',
  ring: 'The ring: it turns anticlockwise, one step for 1 L.',
  selector: (inner, ring) =>
    `The selector, at ${COLOURS[inner]} and ${COLOURS[ring]}. It moves on clockwise to collect.`,
  segment: (one) => `${capital(COLOURS[one])}, set into the ring.`,
  position: (inner, ring) => `${capital(COLOURS[inner])} and ${COLOURS[ring]}.`,
  heap: (one, left) => `${left} ${COLOURS[one]} in the warehouse.`,
  bank: 'Lira for everybody: here fragments are sold.',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}. An Exchange here takes what the ring shows: ${fragments({ ...window, clear: 0 })}.`,
  wares: (one, from) => `${capital(fragment(one))} in ${market(from)}.`,
  glass: (one, name) => `${capital(fragment(one))} of ${name}.`,
  corner: (name) => `The workbench of ${name}.`,
  purse: (name, has) => `${name} has ${lira(has)}.`,
  steps: 'The steps of the turn: collect, negotiate, complete.',
  first: (name) => `${name} went first.`,
  last: (name) => `${name} triggered the end of the game.`,
  shelf: (name) => `The completed creations of ${name}.`,
  card: (creation, cost, categories) => `${creation} (${list(categories)}): ${fragments(cost)}.`,
  back: (name) => `A card in the hand of ${name}.`,
};
