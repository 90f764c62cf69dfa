import type { StreetTile } from '#events/murano/components.js';
import { colourOf, crestsOf } from '../data/supply.js';
import { without, withoutCards } from '../deck.js';
import { playerOf, withPlayer } from '../players.js';
import type { Laid, MuranoState, Phase, Player } from '../state.js';
import type { Evolve } from './fold.js';

/** A turn places at most this many tiles (rule B1). */
export const MOST_PLACED = 3;

/** Streets drawn and laid, buildings built, and the cards that special buildings bring. */
export const evolveBuilding: Evolve<
  | 'StreetDrawn'
  | 'StreetLaid'
  | 'FactoryBuilt'
  | 'ShopBuilt'
  | 'PalaceBuilt'
  | 'SpecialBuilt'
  | 'BuildingsDrawn'
  | 'BuildingKept'
> = {
  StreetDrawn: (state, { seat, tile }) => ({
    ...state,
    stacks: { ...state.stacks, streets: withoutStreet(state.stacks.streets, tile) },
    phase: { kind: 'layingStreet', seat, placed: placedSoFar(state.phase), tile },
  }),

  StreetLaid: (state, { seat, tile, site }) => laid(state, seat, site, { kind: 'street', tile }, {}),

  FactoryBuilt: (state, { seat, site, vp }) => {
    const { factories, vp: before } = playerOf(state, seat);
    return laid(state, seat, site, { kind: 'factory', owner: seat }, { factories: factories - 1, vp: before + vp });
  },

  ShopBuilt: (state, { seat, tile, site, vp }) => {
    const { shops, vp: before } = playerOf(state, seat);
    const shop: Laid = { kind: 'shop', colour: colourOf(tile), owner: seat };
    return laid(state, seat, site, shop, { shops: without(shops, tile), vp: before + vp });
  },

  PalaceBuilt: (state, { seat, tile, site, vp }) => {
    const { palaces, vp: before } = playerOf(state, seat);
    const palace: Laid = { kind: 'palace', crests: crestsOf(tile) };
    return laid(state, seat, site, palace, { palaces: without(palaces, tile), vp: before + vp });
  },

  SpecialBuilt: (state, { seat, site, vp }) => {
    const { specials, vp: before } = playerOf(state, seat);
    return laid(state, seat, site, { kind: 'special' }, { specials: specials - 1, vp: before + vp });
  },

  BuildingsDrawn: (state, { seat, cards }) => ({
    ...state,
    buildings: withoutCards(state.buildings, cards),
    phase: { kind: 'choosingBuilding', seat, placed: placedSoFar(state.phase), cards },
  }),

  BuildingKept: (state, { seat, card, under, vp }) => {
    const player = playerOf(state, seat);
    return {
      ...withPlayer(state, seat, { vp: player.vp + vp, newCards: [...player.newCards, card] }),
      buildings: { ...state.buildings, under: [...state.buildings.under, ...under] },
      phase: afterPlacing(seat, placedSoFar(state.phase)),
    };
  },
};

const withoutStreet = (streets: readonly StreetTile[], tile: StreetTile): readonly StreetTile[] =>
  streets.toSpliced(streets.indexOf(tile), 1);

const laid = (state: MuranoState, seat: number, site: number, tile: Laid, change: Partial<Player>): MuranoState => ({
  ...withPlayer(state, seat, change),
  sites: state.sites.with(site, tile),
  phase: afterPlacing(seat, state.phase.kind === 'bought' ? MOST_PLACED : placedSoFar(state.phase) + 1),
});

/** What is placed at once after buying it is all that is placed in that turn. */
const placedSoFar = (phase: Phase): number => {
  if ('placed' in phase) return phase.placed;
  return phase.kind === 'acted' ? MOST_PLACED : 0;
};

const afterPlacing = (seat: number, placed: number): Phase =>
  placed >= MOST_PLACED ? { kind: 'acted', seat } : { kind: 'building', seat, placed };
