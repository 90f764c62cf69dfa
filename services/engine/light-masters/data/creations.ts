import { COLOURS } from '#events/light-masters/components.js';
import type { Category, Creation, Fragments } from '#events/light-masters/components.js';
import { NONE, plusOne } from '../fragments.js';

/** What a creation costs, and the categories whose advantages it can activate. */
export interface CreationCard {
  readonly cost: Fragments;
  readonly categories: readonly Category[];
}

/** The creation cards (rule S4): all costs of three and one, and of two, one and one. Other cards are a change of this. */
const CARDS: Readonly<Record<Creation, readonly [string, ...Category[]]>> = {
  'creation-mask': ['BBBR', 'art'],
  'creation-mosaic': ['GGGY', 'art'],
  'creation-harlequin': ['YYYB', 'art'],
  'creation-obelisk': ['BBGY', 'art', 'jewel'],
  'creation-window': ['GGBR', 'art', 'houseware'],
  'creation-torso': ['RRBG', 'art'],
  'creation-necklace': ['BBBG', 'jewel'],
  'creation-brooch': ['GGGR', 'jewel'],
  'creation-bracelet': ['RRRY', 'jewel'],
  'creation-earrings': ['BBGR', 'jewel', 'houseware'],
  'creation-pendant': ['GGBY', 'jewel', 'animal'],
  'creation-signet': ['YYBR', 'jewel'],
  'creation-vase': ['BBBY', 'houseware'],
  'creation-goblet': ['YYYG', 'houseware'],
  'creation-carafe': ['RRRB', 'houseware'],
  'creation-lamp': ['BBYR', 'houseware', 'animal'],
  'creation-bowl': ['YYGR', 'houseware', 'art'],
  'creation-mirror': ['RRGY', 'houseware'],
  'creation-heron': ['GGGB', 'animal'],
  'creation-fox': ['YYYR', 'animal'],
  'creation-seahorse': ['RRRG', 'animal'],
  'creation-swan': ['GGYR', 'animal', 'art'],
  'creation-owl': ['YYBG', 'animal', 'jewel'],
  'creation-octopus': ['RRBY', 'animal'],
};

const LETTERS = 'BGYR';

const costOf = (letters: string): Fragments =>
  [...letters].reduce<Fragments>((cost, letter) => {
    const colour = COLOURS[LETTERS.indexOf(letter)];
    if (colour === undefined) throw new Error(`No colour is drawn as ${letter}.`);
    return plusOne(cost, colour);
  }, NONE);

const READ: ReadonlyMap<string, CreationCard> = new Map(
  Object.entries(CARDS).map(([creation, [letters, ...categories]]) => [
    creation,
    { cost: costOf(letters), categories },
  ]),
);

export const cardOf = (creation: Creation): CreationCard => {
  const card = READ.get(creation);
  if (card === undefined) throw new Error(`No card ${creation}.`);
  return card;
};
