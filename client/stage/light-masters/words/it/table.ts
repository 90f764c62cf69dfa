import type { LightMastersVocabulary } from '../vocabulary.js';
import { COLOURS, capital, coloured, count, fragment, fragments, lira, list, market } from './nouns.js';

export const table: LightMastersVocabulary['table'] = {
  turn: (turn) => `Turno ${turn}`,
  endedBy: (name) => `${name} ha fatto scattare la fine della partita.`,
  starter: (name) => `Ha cominciato ${name}.`,
  circle: 'Il tavolo rotondo',
  selector: (inner, ring) => `Il selettore è su ${COLOURS[inner]} e ${COLOURS[ring]}`,
  next: (inner, ring) => `La prossima posizione: ${COLOURS[inner]} e ${COLOURS[ring]}`,
  warehouse: (left) => `Nel magazzino: ${fragments(left)}`,
  markets: 'Mercati',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}; l’anello mostra ${fragments(window)}`,
  advantages: 'Vantaggi',
  advantage: (category, name, rule) => `${category}: ${name} – ${rule}`,
  bench: (some) => `Sul banco: ${fragments(some)}`,
  hand: (known, hidden) =>
    known.length === 0
      ? `In mano: ${count(hidden, 'carta coperta', 'carte coperte')}`
      : `In mano, in ordine: ${known.join(', ')}`,
  completed: (creations) => `Completate: ${list(creations)}`,
  activated: (creations) => `Attivate: ${list(creations)}`,
  costing: (creation, cost) => `${creation} (${fragments(cost)})`,
};

export const things: LightMastersVocabulary['things'] = {
  table: 'Il tavolo rotondo.',
  warehouse: 'Il magazzino e i suoi cerchi.',
  ring: 'L’anello: gira in senso antiorario, un passo per 1 L.',
  selector: (inner, ring) =>
    `Il selettore, su ${COLOURS[inner]} e ${COLOURS[ring]}. Per raccogliere avanza in senso orario.`,
  segment: (one) => `${capital(COLOURS[one])}, incastonato nell’anello.`,
  position: (inner, ring) => `${capital(COLOURS[inner])} e ${COLOURS[ring]}.`,
  heap: (one, left) => `${coloured(left, one)} nel magazzino.`,
  bank: 'Lire per tutti: qui si vendono frammenti.',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}. Uno Scambio qui prende ciò che l’anello mostra: ${fragments({ ...window, clear: 0 })}.`,
  wares: (one, from) => `${capital(fragment(one))} nel ${market(from)}.`,
  glass: (one, name) => `${capital(fragment(one))} di ${name}.`,
  corner: (name) => `Il banco da lavoro di ${name}.`,
  purse: (name, has) => `${name} ha ${lira(has)}.`,
  steps: 'I passi del turno: raccogliere, negoziare, completare.',
  first: (name) => `Ha cominciato ${name}.`,
  last: (name) => `${name} ha fatto scattare la fine della partita.`,
  shelf: (name) => `Le creazioni completate di ${name}.`,
  card: (creation, cost, categories) => `${creation} (${list(categories)}): ${fragments(cost)}.`,
  back: (name) => `Una carta nella mano di ${name}.`,
};
