import * as fc from 'fast-check';
import { ISLANDS } from '#events/murano/components.js';
import type { BuildingCard, Island } from '#events/murano/components.js';
import type { MuranoState } from '#engine/murano/state.js';
import { ANNA, scene, stillSailing } from './scene.js';
import type { Given } from './scene.js';

/** A game before or in Anna's scoring, short enough to read when a promise is broken for it. */
export interface Hand {
  readonly picture: string;
  readonly given: Given;
  readonly began: boolean;
  /** How many of her gondoliers have scored. */
  readonly scored: number;
}

export const tableOf = ({ picture, given, began, scored }: Hand): MuranoState => {
  const drawn = scene(picture, given);
  const used = drawn.berths.flatMap((owner, berth) => (owner === ANNA ? [berth] : [])).slice(0, scored);
  return began ? scene(picture, { ...given, used }) : stillSailing(drawn);
};

/** Anna has at most so many characters, and gondoliers at so many islands. */
export const hands = (characters: number, islands: number): fc.Arbitrary<Hand> =>
  fc.record({ picture: pictures(islands), given: holdings(characters), began: fc.boolean(), scored: fc.nat(2) });

const holdings = (maxLength: number): fc.Arbitrary<Given> =>
  fc
    .record({
      characters: fc.uniqueArray(character, { maxLength }),
      gold: fc.nat(18),
      beads: fc.record({ red: fc.nat(3), green: fc.nat(3), blue: fc.nat(3) }),
      studios: fc.shuffledSubarray(STUDIOS, { maxLength: 2 }),
      won: fc.nat(1),
    })
    .map(({ studios, won, ...holding }) => ({
      ...holding,
      cards: studios.slice(won),
      newCards: studios.slice(0, won),
    }));

/** Every character now and then, and those that take gold or beads often. */
const character = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(7, 8) },
  { weight: 2, arbitrary: fc.integer({ min: 32, max: 37 }) },
);

const STUDIOS: BuildingCard[] = ['building-studio-red-green', 'building-studio-blue-green', 'building-studio-red-blue'];

const pictures = (islands: number): fc.Arbitrary<string> =>
  fc
    .shuffledSubarray([...ISLANDS], { minLength: 1, maxLength: islands })
    .chain((moored) => fc.tuple(...moored.map(line)))
    .map((drawn) => drawn.join('\n'));

const line = (island: Island): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('a', 'b', '.', '.'), { minLength: 4, maxLength: 4 }),
      fc.array(fc.constantFrom('-', 'r', 'b', 'g', 'rr', 'bb', 'gg'), { maxLength: 6 }),
      fc.array(fc.constantFrom('Fa', 'Fb', 'Ra', 'Gb', 'Ba', 'P1', 'P2', 'P3', 'S'), { maxLength: 7 }),
    )
    .map(([berths, streets, buildings]) => [island, berths.join(''), ...streets, ...buildings].join(' '));
