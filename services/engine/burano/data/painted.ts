import type { FloorCard, Shop } from '#events/burano/components.js';

/** What can be counted on a floor card. */
export interface Symbols {
  readonly pedestrian: number;
  readonly flower: number;
  readonly plant: number;
  readonly cat: number;
  readonly redAwning: number;
  readonly blueAwning: number;
  readonly streetlight: number;
  readonly chimney: number;
  readonly closedWindow: number;
}

/** What is painted on a card, as far as there is something of it. */
export type Painted = Partial<Symbols> & { readonly shop?: Shop };

/** What is painted on each floor card (rule S2, ours); what is not named is not there. */
export const PAINTED: Readonly<Record<FloorCard, Painted>> = {
  'first-red-a': { pedestrian: 2, cat: 1 },
  'first-red-b': { pedestrian: 1, redAwning: 1, shop: 'pizza' },
  'first-red-c': { pedestrian: 2, flower: 1, closedWindow: 1, shop: 'clothes' },
  'first-red-d': { pedestrian: 1, plant: 1, redAwning: 1 },
  'first-pink-a': { pedestrian: 2, shop: 'gelato' },
  'first-pink-b': { pedestrian: 1, flower: 1, blueAwning: 1 },
  'first-pink-c': { pedestrian: 1, shop: 'clothes' },
  'first-pink-d': { pedestrian: 2, plant: 2 },
  'first-orange-a': { pedestrian: 2, blueAwning: 1 },
  'first-orange-b': { pedestrian: 1, cat: 1, shop: 'gelato' },
  'first-orange-c': { pedestrian: 1, flower: 3, closedWindow: 1 },
  'first-orange-d': { pedestrian: 1, plant: 1, shop: 'cafe' },
  'first-yellow-a': { pedestrian: 2, redAwning: 1, shop: 'cafe' },
  'first-yellow-b': { pedestrian: 2, redAwning: 1 },
  'first-yellow-c': { plant: 1, cat: 2 },
  'first-yellow-d': { pedestrian: 2, closedWindow: 1, shop: 'pizza' },
  'first-green-a': { pedestrian: 2, flower: 2 },
  'first-green-b': { blueAwning: 1, shop: 'clothes' },
  'first-green-c': { pedestrian: 3 },
  'first-green-d': { pedestrian: 1, cat: 1, shop: 'cafe' },
  'first-blue-a': { pedestrian: 1, blueAwning: 1, shop: 'gelato' },
  'first-blue-b': { pedestrian: 1, plant: 3, closedWindow: 1 },
  'first-blue-c': { pedestrian: 1, shop: 'pizza' },
  'first-blue-d': { pedestrian: 3, flower: 1, closedWindow: 1 },
  'second-red-a': { blueAwning: 1, streetlight: 1 },
  'second-red-b': { cat: 1, redAwning: 1 },
  'second-red-c': { plant: 2, streetlight: 1, closedWindow: 1 },
  'second-red-d': { flower: 2, cat: 1 },
  'second-pink-a': { cat: 2, blueAwning: 1, closedWindow: 1 },
  'second-pink-b': { flower: 2, streetlight: 1, closedWindow: 1 },
  'second-pink-c': { flower: 1, plant: 2 },
  'second-pink-d': { flower: 2, plant: 1 },
  'second-orange-a': { cat: 1, streetlight: 1 },
  'second-orange-b': { flower: 1, cat: 1, streetlight: 1 },
  'second-orange-c': { plant: 2, redAwning: 1 },
  'second-orange-d': { flower: 2, redAwning: 1 },
  'second-yellow-a': { plant: 3 },
  'second-yellow-b': { redAwning: 1, streetlight: 1 },
  'second-yellow-c': { flower: 1, redAwning: 1, streetlight: 1, closedWindow: 1 },
  'second-yellow-d': { flower: 3, redAwning: 1, closedWindow: 1 },
  'second-green-a': { plant: 3, blueAwning: 1, closedWindow: 1 },
  'second-green-b': { plant: 2, blueAwning: 1 },
  'second-green-c': { flower: 2, blueAwning: 1 },
  'second-green-d': { plant: 1, streetlight: 1 },
  'second-blue-a': { plant: 2, cat: 1 },
  'second-blue-b': { flower: 1, streetlight: 1 },
  'second-blue-c': { plant: 1, blueAwning: 1, streetlight: 1, closedWindow: 1 },
  'second-blue-d': { flower: 3 },
  'third-red-a': { plant: 3 },
  'third-red-b': { flower: 1, cat: 1, chimney: 1 },
  'third-red-c': { flower: 3, cat: 1, closedWindow: 1 },
  'third-red-d': { flower: 1, chimney: 1 },
  'third-pink-a': { plant: 1, cat: 1, blueAwning: 1 },
  'third-pink-b': { flower: 2, chimney: 1, closedWindow: 1 },
  'third-pink-c': { plant: 1, cat: 1, chimney: 1, closedWindow: 1 },
  'third-pink-d': { plant: 1, chimney: 1 },
  'third-orange-a': { redAwning: 1, chimney: 1 },
  'third-orange-b': { flower: 1, cat: 1, redAwning: 1 },
  'third-orange-c': { plant: 3, cat: 1, closedWindow: 1 },
  'third-orange-d': { cat: 1, blueAwning: 1, chimney: 1, closedWindow: 1 },
  'third-yellow-a': { flower: 3 },
  'third-yellow-b': { blueAwning: 1, chimney: 1 },
  'third-yellow-c': { cat: 1, chimney: 1 },
  'third-yellow-d': { flower: 1, plant: 2 },
  'third-green-a': { plant: 1, chimney: 1 },
  'third-green-b': { cat: 1, redAwning: 1, chimney: 1, closedWindow: 1 },
  'third-green-c': { flower: 1, cat: 2 },
  'third-green-d': { plant: 2, chimney: 1, closedWindow: 1 },
  'third-blue-a': { flower: 1, plant: 1, chimney: 1 },
  'third-blue-b': { flower: 2, plant: 1 },
  'third-blue-c': { cat: 2 },
  'third-blue-d': { flower: 1, chimney: 1 },
};
