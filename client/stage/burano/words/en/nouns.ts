import { factsOf } from '#engine/burano/data/floors.js';
import { paintedIn } from '../painted.js';
import type { BuranoVocabulary } from '../vocabulary.js';

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const coins = (number: number): string => count(number, 'coin');
export const points = (number: number): string => count(number, 'point');

const colours: BuranoVocabulary['nouns']['colours'] = {
  red: 'red',
  pink: 'pink',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
};

export const FLOORS = ['', 'first', 'second', 'third'];

export const nouns: BuranoVocabulary['nouns'] = {
  colours,
  coins,
  points,
  card: (card) => `${colours[factsOf(card).colour]} ${FLOORS[factsOf(card).floor] ?? ''} floor`,
  painted: paintedIn({
    symbols: {
      pedestrian: ['pedestrian', 'pedestrians'],
      flower: ['flower', 'flowers'],
      plant: ['plant', 'plants'],
      cat: ['cat', 'cats'],
      redAwning: ['red awning', 'red awnings'],
      blueAwning: ['blue awning', 'blue awnings'],
      streetlight: ['streetlight', 'streetlights'],
      chimney: ['chimney', 'chimneys'],
      closedWindow: ['closed window', 'closed windows'],
    },
    shops: { pizza: 'pizza shop (2)', clothes: 'clothes shop (3)', cafe: 'café (2)', gelato: 'gelato shop (3)' },
  }),
  ratings: {
    'so-so': 'So-so: one star',
    'not-bad': 'Not bad: two stars',
    'good-job': 'Good job: three stars',
    awesome: 'Awesome: four stars',
    masterpiece: 'A masterpiece: five stars',
  },
  characters: {
    woman: { name: 'Woman', rule: '2 points, and 1 for each flower of her house.' },
    man: { name: 'Man', rule: '2 points, and 1 for each plant of his house.' },
    girl: { name: 'Girl', rule: '2 points, and 3 for each cat of her house.' },
    boy: { name: 'Boy', rule: '2 points, and 2 for each cat, awning, streetlight and chimney of his house.' },
    mayor: { name: 'Mayor', rule: '1 point for each pedestrian on the first floors of the street.' },
    policeman: {
      name: 'Policeman',
      rule: '5, 9 or 15 points for 1, 2 or 3 streetlights, no two in neighbouring houses.',
    },
    'santa-claus': { name: 'Santa Claus', rule: '3 points for each chimney of the street.' },
    'shop-owner': { name: 'Shop Owner', rule: '2, 5, 9 or 15 points for 1, 2, 3 or 4 kinds of shop.' },
    tailor: { name: 'Tailor', rule: '4 points for each pair of a red and a blue awning.' },
    florist: { name: 'Florist', rule: '1 point for each flower on three cards side by side on one floor.' },
    gardener: { name: 'Gardener', rule: '1 point for each plant on three cards side by side on one floor.' },
  },
};
