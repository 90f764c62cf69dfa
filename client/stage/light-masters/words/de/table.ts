import type { LightMastersVocabulary } from '../vocabulary.js';
import { COLOURS, capital, coloured, count, fragment, fragments, lira, list, market } from './nouns.js';

export const table: LightMastersVocabulary['table'] = {
  turn: (turn) => `Zug ${turn}`,
  endedBy: (name) => `${name} hat das Ende der Partie ausgelöst.`,
  starter: (name) => `${name} hat begonnen.`,
  circle: 'Der runde Tisch',
  selector: (inner, ring) => `Der Zeiger steht auf ${COLOURS[inner]} und ${COLOURS[ring]}`,
  next: (inner, ring) => `Die nächste Position: ${COLOURS[inner]} und ${COLOURS[ring]}`,
  warehouse: (left) => `Im Lager: ${fragments(left)}`,
  markets: 'Märkte',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}; der Ring zeigt ${fragments(window)}`,
  advantages: 'Vorteile',
  advantage: (category, name, rule) => `${category}: ${name} – ${rule}`,
  bench: (some) => `Auf der Werkbank: ${fragments(some)}`,
  hand: (known, hidden) =>
    known.length === 0
      ? `Auf der Hand: ${count(hidden, 'verdeckte Karte', 'verdeckte Karten')}`
      : `Auf der Hand, der Reihe nach: ${known.join(', ')}`,
  completed: (creations) => `Vollendet: ${list(creations)}`,
  activated: (creations) => `Genutzt: ${list(creations)}`,
  costing: (creation, cost) => `${creation} (${fragments(cost)})`,
};

export const things: LightMastersVocabulary['things'] = {
  table: 'Der runde Tisch.',
  warehouse: 'Das Lager und seine Kreise.',
  ring: 'Der Ring: Er dreht sich gegen den Uhrzeigersinn, einen Schritt für 1 L.',
  selector: (inner, ring) =>
    `Der Zeiger, auf ${COLOURS[inner]} und ${COLOURS[ring]}. Zum Sammeln rückt er im Uhrzeigersinn vor.`,
  segment: (one) => `${COLOURS[one]}, in den Ring gefasst.`,
  position: (inner, ring) => `${COLOURS[inner]} und ${COLOURS[ring]}.`,
  heap: (one, left) => `${capital(coloured(left, one))} im Lager.`,
  bank: 'Lire für alle: Hier werden Fragmente verkauft.',
  market: (number, wares, window) =>
    `${capital(market(number))}: ${fragments(wares)}. Ein Tausch hier nimmt, was der Ring zeigt: ${fragments({ ...window, clear: 0 })}.`,
  wares: (one, from) => `${capital(fragment(one))} in ${market(from)}.`,
  glass: (one, name) => `${capital(fragment(one))} von ${name}.`,
  corner: (name) => `Die Werkbank von ${name}.`,
  purse: (name, has) => `${name} hat ${lira(has)}.`,
  steps: 'Die Schritte des Zuges: sammeln, handeln, vollenden.',
  first: (name) => `${name} hat begonnen.`,
  last: (name) => `${name} hat das Ende der Partie ausgelöst.`,
  shelf: (name) => `Die vollendeten Werke von ${name}.`,
  card: (creation, cost, categories) => `${creation} (${list(categories)}): ${fragments(cost)}.`,
  back: (name) => `Eine Karte auf der Hand von ${name}.`,
};
