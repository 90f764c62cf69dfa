import { factsOf } from '#engine/burano/data/floors.js';
import { paintedIn } from '../painted.js';
import type { BuranoVocabulary } from '../vocabulary.js';

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('de', { type: 'conjunction' });

export const coins = (number: number): string => count(number, 'Münze', 'Münzen');
export const points = (number: number): string => count(number, 'Punkt', 'Punkte');

const colours: BuranoVocabulary['nouns']['colours'] = {
  red: 'Rot',
  pink: 'Rosa',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
};

export const nouns: BuranoVocabulary['nouns'] = {
  colours,
  coins,
  points,
  card: (card) => `Stock ${factsOf(card).floor} in ${colours[factsOf(card).colour]}`,
  painted: paintedIn({
    symbols: {
      pedestrian: ['Passant', 'Passanten'],
      flower: ['Blume', 'Blumen'],
      plant: ['Pflanze', 'Pflanzen'],
      cat: ['Katze', 'Katzen'],
      redAwning: ['rote Markise', 'rote Markisen'],
      blueAwning: ['blaue Markise', 'blaue Markisen'],
      streetlight: ['Laterne', 'Laternen'],
      chimney: ['Schornstein', 'Schornsteine'],
      closedWindow: ['geschlossenes Fenster', 'geschlossene Fenster'],
    },
    shops: { pizza: 'Pizzeria (2)', clothes: 'Kleiderladen (3)', cafe: 'Café (2)', gelato: 'Eisdiele (3)' },
  }),
  ratings: {
    'so-so': 'Es geht so: ein Stern',
    'not-bad': 'Nicht schlecht: zwei Sterne',
    'good-job': 'Gut gemacht: drei Sterne',
    awesome: 'Großartig: vier Sterne',
    masterpiece: 'Ein Meisterwerk: fünf Sterne',
  },
  characters: {
    woman: { name: 'Frau', rule: '2 Punkte und 1 für jede Blume ihres Hauses.' },
    man: { name: 'Mann', rule: '2 Punkte und 1 für jede Pflanze seines Hauses.' },
    girl: { name: 'Mädchen', rule: '2 Punkte und 3 für jede Katze seines Hauses.' },
    boy: {
      name: 'Junge',
      rule: '2 Punkte und 2 für jede Katze, Markise, Laterne und jeden Schornstein seines Hauses.',
    },
    mayor: { name: 'Bürgermeister', rule: '1 Punkt für jeden Passanten in Stock 1 der Straße.' },
    policeman: {
      name: 'Polizist',
      rule: '5, 9 oder 15 Punkte für 1, 2 oder 3 Laternen, keine zwei in Nachbarhäusern.',
    },
    'santa-claus': { name: 'Weihnachtsmann', rule: '3 Punkte für jeden Schornstein der Straße.' },
    'shop-owner': { name: 'Ladenbesitzer', rule: '2, 5, 9 oder 15 Punkte für 1, 2, 3 oder 4 Arten von Läden.' },
    tailor: { name: 'Schneider', rule: '4 Punkte für jedes Paar aus einer roten und einer blauen Markise.' },
    florist: { name: 'Floristin', rule: '1 Punkt für jede Blume auf drei Karten nebeneinander im selben Stock.' },
    gardener: { name: 'Gärtner', rule: '1 Punkt für jede Pflanze auf drei Karten nebeneinander im selben Stock.' },
  },
};
