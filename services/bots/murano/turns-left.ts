import type { MuranoState, Stacks } from '#engine/murano/state.js';

/** How many more turns a seat will have after this one, about: the game ends when the second stack runs out. */
export const turnsLeft = ({ stacks, endedBy, players }: MuranoState): number => {
  if (endedBy !== null) return 0;
  const [, second = 0] = turnsToEmpty(stacks);
  return Math.max(SOME, second / players.length);
};

/** How far the game is from its end, so that each tile drawn from the two stacks that will end it brings it nearer. */
export const roadToEnd = ({ stacks, endedBy, players }: MuranoState): number => {
  if (endedBy !== null) return 0;
  const [first = 0, second = 0] = turnsToEmpty(stacks);
  return (first + second) / 2 / players.length;
};

/** A game that goes on lasts at least this much longer. */
const SOME = 0.4;

/** Tiles drawn from each stack in a turn of the table, as in games of people. */
const USUAL_PACE = { streets: 0.6, shops: 0.16, palaces: 0.2, factories: 0.14, specials: 0.13 };

/** How many turns each stack will last, the shortest first. */
const turnsToEmpty = ({ streets, shops, palaces, factories, specials }: Stacks): readonly number[] =>
  [
    streets.length / USUAL_PACE.streets,
    shops.length / USUAL_PACE.shops,
    palaces.length / USUAL_PACE.palaces,
    factories / USUAL_PACE.factories,
    specials / USUAL_PACE.specials,
  ].sort((a, b) => a - b);
