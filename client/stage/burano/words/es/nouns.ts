import { factsOf } from '#engine/burano/data/floors.js';
import { paintedIn } from '../painted.js';
import type { BuranoVocabulary } from '../vocabulary.js';

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('es', { type: 'conjunction' });

export const coins = (number: number): string => count(number, 'moneda', 'monedas');
export const points = (number: number): string => count(number, 'punto', 'puntos');

const colours: BuranoVocabulary['nouns']['colours'] = {
  red: 'rojo',
  pink: 'rosa',
  orange: 'naranja',
  yellow: 'amarillo',
  green: 'verde',
  blue: 'azul',
};

export const nouns: BuranoVocabulary['nouns'] = {
  colours,
  coins,
  points,
  card: (card) => `piso ${factsOf(card).floor} ${colours[factsOf(card).colour]}`,
  painted: paintedIn({
    symbols: {
      pedestrian: ['peatón', 'peatones'],
      flower: ['flor', 'flores'],
      plant: ['planta', 'plantas'],
      cat: ['gato', 'gatos'],
      redAwning: ['toldo rojo', 'toldos rojos'],
      blueAwning: ['toldo azul', 'toldos azules'],
      streetlight: ['farola', 'farolas'],
      chimney: ['chimenea', 'chimeneas'],
      closedWindow: ['ventana cerrada', 'ventanas cerradas'],
    },
    shops: { pizza: 'pizzería (2)', clothes: 'tienda de ropa (3)', cafe: 'café (2)', gelato: 'heladería (3)' },
  }),
  ratings: {
    'so-so': 'Regular: una estrella',
    'not-bad': 'Nada mal: dos estrellas',
    'good-job': 'Buen trabajo: tres estrellas',
    awesome: 'Impresionante: cuatro estrellas',
    masterpiece: 'Una obra maestra: cinco estrellas',
  },
  characters: {
    woman: { name: 'Mujer', rule: '2 puntos, más 1 por cada flor de su casa.' },
    man: { name: 'Hombre', rule: '2 puntos, más 1 por cada planta de su casa.' },
    girl: { name: 'Niña', rule: '2 puntos, más 3 por cada gato de su casa.' },
    boy: { name: 'Niño', rule: '2 puntos, más 2 por cada gato, toldo, farola y chimenea de su casa.' },
    mayor: { name: 'Alcalde', rule: '1 punto por cada peatón en los pisos 1 de la calle.' },
    policeman: { name: 'Policía', rule: '5, 9 o 15 puntos por 1, 2 o 3 farolas, nunca en casas vecinas.' },
    'santa-claus': { name: 'Papá Noel', rule: '3 puntos por cada chimenea de la calle.' },
    'shop-owner': { name: 'Tendero', rule: '2, 5, 9 o 15 puntos por 1, 2, 3 o 4 clases de tienda.' },
    tailor: { name: 'Sastre', rule: '4 puntos por cada pareja de un toldo rojo y uno azul.' },
    florist: { name: 'Florista', rule: '1 punto por cada flor en tres cartas contiguas del mismo piso.' },
    gardener: { name: 'Jardinero', rule: '1 punto por cada planta en tres cartas contiguas del mismo piso.' },
  },
};
