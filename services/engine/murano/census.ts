import { GLASS } from '#events/murano/components.js';
import type { Laid, MuranoState } from './state.js';

/** Every component, wherever it is: the same counts at every moment of a game (rule S2). */
export const census = (state: MuranoState): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  const add = (component: string, count = 1): void => {
    counts[component] = (counts[component] ?? 0) + count;
  };
  for (const token of tokens(state)) add(token ?? 'unseen');
  for (const laid of state.sites) if (laid !== null) add(componentOf(laid));
  add('factory', state.stacks.factories);
  add('special', state.stacks.specials);
  for (const glass of GLASS) add(`bead-${glass}`, state.bag[glass]);
  for (const owner of state.berths) if (owner !== null) add(`gondolier-${String(owner)}`);
  state.players.forEach((player, seat) => {
    add('factory', player.factories);
    add('special', player.specials);
    for (const glass of GLASS) add(`bead-${glass}`, player.beads[glass]);
    add(`gondolier-${String(seat)}`, player.gondoliers + player.dismissed);
  });
  add('ship', state.ships.length);
  return counts;
};

const tokens = ({
  stacks,
  characters,
  buildings,
  removedPalace,
  players,
  phase,
}: MuranoState): readonly (string | null)[] => [
  ...stacks.streets,
  ...stacks.shops,
  ...stacks.palaces,
  ...removedPalace,
  ...characters.pool,
  ...characters.under,
  ...buildings.pool,
  ...buildings.under,
  ...players.flatMap((player) => [
    ...player.shops,
    ...player.palaces,
    ...player.characters,
    ...player.scored,
    ...player.cards,
    ...player.newCards,
  ]),
  ...('tiles' in phase ? phase.tiles : []),
  ...('cards' in phase ? phase.cards : []),
  ...('tile' in phase ? [phase.tile] : []),
];

const componentOf = (laid: Laid): string => {
  switch (laid.kind) {
    case 'street':
      return laid.tile;
    case 'shop':
      return `shop-${laid.colour}`;
    case 'palace':
      return `palace-${String(laid.crests)}`;
    case 'factory':
    case 'special':
      return laid.kind;
  }
};
