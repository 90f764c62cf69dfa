import { CHARACTERS } from '#events/burano/components.js';
import { SCAFFOLDS } from './data/supply.js';
import type { BuranoState } from './state.js';

/** Every component, wherever it is: the same counts at every moment of a game (rule S2). */
export const census = (state: BuranoState): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  const add = (component: string, count = 1): void => {
    counts[component] = (counts[component] ?? 0) + count;
  };
  for (const card of cards(state)) add(card ?? 'unseen');
  for (const character of CHARACTERS) add(character, state.characters[character]);
  for (const character of state.dismissed) add(character);
  state.players.forEach(({ visits, scaffolds }, seat) => {
    for (const { character } of visits) add(character);
    add(`scaffold-${String(seat)}`, Math.max(SCAFFOLDS, scaffolds.length));
  });
  return counts;
};

/** A space without a card is no card; a card that nobody may see is one. */
const cards = ({ supply, decks, gone, players }: BuranoState): readonly (string | null)[] => [
  ...supply.flatMap((row) => row.filter((card) => card !== null)),
  ...decks.flatMap(({ pool, under }) => [...pool, ...under.map(({ card }) => card)]),
  ...gone,
  ...players.flatMap(({ hand, street }) => [...hand, ...street.filter((card) => card !== null)]),
];
