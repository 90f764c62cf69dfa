import { without } from '../deck.js';
import { playerOf, withPlayer } from '../players.js';
import type { Building, MuranoState, Player, Stacks } from '../state.js';
import type { Evolve } from './fold.js';

/** Gold taken, and tiles bought with it. */
export const evolvePurchases: Evolve<
  | 'GoldTaken'
  | 'FactoryBought'
  | 'SpecialBought'
  | 'ShopDrawn'
  | 'ShopsSearched'
  | 'ShopTaken'
  | 'PalaceDrawn'
  | 'PalacesSearched'
  | 'PalaceTaken'
> = {
  GoldTaken: (state, { seat, gold }) => ({
    ...withPlayer(state, seat, { gold: playerOf(state, seat).gold + gold }),
    phase: { kind: 'acted', seat },
  }),

  FactoryBought: (state, { seat, gold }) => {
    const player = playerOf(state, seat);
    const change = { gold: player.gold - gold, factories: player.factories + 1 };
    return bought(state, seat, 'factory', change, { factories: state.stacks.factories - 1 });
  },

  SpecialBought: (state, { seat, gold }) => {
    const player = playerOf(state, seat);
    const change = { gold: player.gold - gold, specials: player.specials + 1 };
    return bought(state, seat, 'special', change, { specials: state.stacks.specials - 1 });
  },

  ShopDrawn: (state, { seat, tile, gold }) => {
    const player = playerOf(state, seat);
    const change = { gold: player.gold - gold, shops: [...player.shops, tile] };
    return bought(state, seat, 'shop', change, { shops: without(state.stacks.shops, tile) });
  },

  ShopsSearched: (state, { seat, tiles, gold }) => ({
    ...withPlayer(state, seat, { gold: playerOf(state, seat).gold - gold }),
    stacks: { ...state.stacks, shops: [] },
    phase: { kind: 'searchingShops', seat, tiles },
  }),

  ShopTaken: (state, { seat, tile, rest }) =>
    bought(state, seat, 'shop', { shops: [...playerOf(state, seat).shops, tile] }, { shops: rest }),

  PalaceDrawn: (state, { seat, tile, gold }) => {
    const player = playerOf(state, seat);
    const change = { gold: player.gold - gold, palaces: [...player.palaces, tile] };
    return bought(state, seat, 'palace', change, { palaces: without(state.stacks.palaces, tile) });
  },

  PalacesSearched: (state, { seat, tiles, gold }) => ({
    ...withPlayer(state, seat, { gold: playerOf(state, seat).gold - gold }),
    stacks: { ...state.stacks, palaces: [] },
    phase: { kind: 'searchingPalaces', seat, tiles },
  }),

  PalaceTaken: (state, { seat, tile, rest }) =>
    bought(state, seat, 'palace', { palaces: [...playerOf(state, seat).palaces, tile] }, { palaces: rest }),
};

const bought = (
  state: MuranoState,
  seat: number,
  building: Building,
  change: Partial<Player>,
  stacks: Partial<Stacks>,
): MuranoState => ({
  ...withPlayer(state, seat, change),
  stacks: { ...state.stacks, ...stacks },
  phase: { kind: 'bought', seat, building },
});
