import { factsOf } from '#engine/burano/data/floors.js';
import { paintedIn } from '../painted.js';
import type { BuranoVocabulary } from '../vocabulary.js';

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('it', { type: 'conjunction' });

export const coins = (number: number): string => count(number, 'moneta', 'monete');
export const points = (number: number): string => count(number, 'punto', 'punti');
/** `a Ben`, but `ad Anna`. */
export const to = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;

const colours: BuranoVocabulary['nouns']['colours'] = {
  red: 'rosso',
  pink: 'rosa',
  orange: 'arancione',
  yellow: 'giallo',
  green: 'verde',
  blue: 'blu',
};

export const nouns: BuranoVocabulary['nouns'] = {
  colours,
  coins,
  points,
  card: (card) => `piano ${factsOf(card).floor} ${colours[factsOf(card).colour]}`,
  painted: paintedIn({
    symbols: {
      pedestrian: ['passante', 'passanti'],
      flower: ['fiore', 'fiori'],
      plant: ['pianta', 'piante'],
      cat: ['gatto', 'gatti'],
      redAwning: ['tenda rossa', 'tende rosse'],
      blueAwning: ['tenda blu', 'tende blu'],
      streetlight: ['lampione', 'lampioni'],
      chimney: ['camino', 'camini'],
      closedWindow: ['finestra chiusa', 'finestre chiuse'],
    },
    shops: { pizza: 'pizzeria (2)', clothes: 'abbigliamento (3)', cafe: 'caffè (2)', gelato: 'gelateria (3)' },
  }),
  ratings: {
    'so-so': 'Così così: una stella',
    'not-bad': 'Niente male: due stelle',
    'good-job': 'Ben fatto: tre stelle',
    awesome: 'Magnifico: quattro stelle',
    masterpiece: 'Un capolavoro: cinque stelle',
  },
  characters: {
    woman: { name: 'Donna', rule: '2 punti, più 1 per ogni fiore della sua casa.' },
    man: { name: 'Uomo', rule: '2 punti, più 1 per ogni pianta della sua casa.' },
    girl: { name: 'Bambina', rule: '2 punti, più 3 per ogni gatto della sua casa.' },
    boy: { name: 'Bambino', rule: '2 punti, più 2 per ogni gatto, tenda, lampione e camino della sua casa.' },
    mayor: { name: 'Sindaco', rule: '1 punto per ogni passante sui piani 1 della via.' },
    policeman: { name: 'Vigile', rule: '5, 9 o 15 punti per 1, 2 o 3 lampioni, mai in case vicine.' },
    'santa-claus': { name: 'Babbo Natale', rule: '3 punti per ogni camino della via.' },
    'shop-owner': { name: 'Negoziante', rule: '2, 5, 9 o 15 punti per 1, 2, 3 o 4 tipi di negozio.' },
    tailor: { name: 'Sarto', rule: '4 punti per ogni coppia di una tenda rossa e una blu.' },
    florist: { name: 'Fioraia', rule: '1 punto per ogni fiore su tre carte affiancate dello stesso piano.' },
    gardener: { name: 'Giardiniere', rule: '1 punto per ogni pianta su tre carte affiancate dello stesso piano.' },
  },
};
