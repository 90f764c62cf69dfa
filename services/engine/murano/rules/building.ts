import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import type { Decision } from '../../kit/decision.js';
import { drawOne } from '../../kit/draws.js';
import type { Draws } from '../../kit/draws.js';
import { drawCards, known } from '../deck.js';
import { playerOf, works } from '../players.js';
import type { Building, MuranoState, Player } from '../state.js';
import { isAt } from './at.js';
import type { Rules } from './rule.js';
import { canDrawStreet, freeBrown, freePaved, isFreeBrown, isFreePaved } from './sites.js';

/** Streets and buildings (rules B1 to B8, E4). */
export const buildingRules: Rules<
  'drawStreet' | 'layStreet' | 'buildFactory' | 'buildShop' | 'buildPalace' | 'buildSpecial' | 'keepBuilding'
> = {
  drawStreet: {
    choices: (state) => (mayBuild(state) && canDrawStreet(state) ? [{ type: 'drawStreet' }] : []),
    decide: (state, seat, _, draws) => {
      if (!mayBuild(state)) return refuse('B1', NOT_BUILDING);
      if (!canDrawStreet(state)) return refuse('B2', 'No street is left, or no paved site is free.');

      const [tile] = drawOne(draws, state.stacks.streets);
      return accept({ type: 'StreetDrawn', seat, tile });
    },
  },

  layStreet: {
    choices: (state) => freePaved(state).map((site) => ({ type: 'layStreet', site })),
    decide: (state, seat, { site }) => {
      if (state.phase.kind !== 'layingStreet') return refuse('B2', 'You have not drawn a street.');
      if (!isFreePaved(state, site)) return refuse('B2', 'A street lies on a free paved site.');

      return accept({ type: 'StreetLaid', seat, tile: state.phase.tile, site });
    },
  },

  buildFactory: {
    choices: (state, seat) =>
      mayPlace(state, 'factory') && playerOf(state, seat).factories > 0
        ? freeBrown(state).map((site) => ({ type: 'buildFactory', site }))
        : [],
    decide: (state, seat, { site }) => {
      const player = playerOf(state, seat);
      if (!mayPlace(state, 'factory')) return refuse('B1', NOT_BUILDING);
      if (player.factories === 0) return refuse('B4', 'You hold no glass factory.');
      if (!isFreeBrown(state, site)) return refuse('B3', NO_SITE);

      return accept({ type: 'FactoryBuilt', seat, site, vp: 1 + craneB(player) });
    },
  },

  buildShop: {
    choices: (state, seat) =>
      offered(state, 'shop', playerOf(state, seat).shops).flatMap((tile) =>
        freeBrown(state).map((site) => ({ type: 'buildShop' as const, tile, site })),
      ),
    decide: (state, seat, { tile, site }) => {
      const player = playerOf(state, seat);
      if (!mayPlace(state, 'shop')) return refuse('B1', NOT_BUILDING);
      if (!offered(state, 'shop', player.shops).includes(tile))
        return refuse('B4', 'You cannot build such a shop now.');
      if (!isFreeBrown(state, site)) return refuse('B3', NO_SITE);

      return accept({ type: 'ShopBuilt', seat, tile, site, vp: 2 + craneB(player) });
    },
  },

  buildPalace: {
    choices: (state, seat) =>
      offered(state, 'palace', playerOf(state, seat).palaces).flatMap((tile) =>
        freeBrown(state).map((site) => ({ type: 'buildPalace' as const, tile, site })),
      ),
    decide: (state, seat, { tile, site }) => {
      const player = playerOf(state, seat);
      if (!mayPlace(state, 'palace')) return refuse('B1', NOT_BUILDING);
      if (!offered(state, 'palace', player.palaces).includes(tile))
        return refuse('B4', 'You cannot build such a palace now.');
      if (!isFreeBrown(state, site)) return refuse('B3', NO_SITE);

      return accept({ type: 'PalaceBuilt', seat, tile, site, vp: 3 + craneA(player) });
    },
  },

  buildSpecial: {
    choices: (state, seat) =>
      mayPlace(state, 'special') && playerOf(state, seat).specials > 0
        ? freeBrown(state).map((site) => ({ type: 'buildSpecial', site }))
        : [],
    decide: (state, seat, { site }, draws) => {
      const player = playerOf(state, seat);
      if (!mayPlace(state, 'special')) return refuse('B1', NOT_BUILDING);
      if (player.specials === 0) return refuse('B4', 'You hold no special building.');
      if (!isFreeBrown(state, site)) return refuse('B3', NO_SITE);

      return withCards(state, { type: 'SpecialBuilt', seat, site, vp: craneA(player) }, draws);
    },
  },

  keepBuilding: {
    choices: ({ phase }) =>
      phase.kind === 'choosingBuilding' ? phase.cards.map((card) => ({ type: 'keepBuilding', card: known(card) })) : [],
    decide: ({ phase }, seat, { card }) => {
      if (phase.kind !== 'choosingBuilding') return refuse('B6', 'You have no special building cards to choose from.');
      if (!phase.cards.includes(card)) return refuse('B6', 'That card is not among those you drew.');

      const under = phase.cards.filter((other) => other !== card);
      return accept({ type: 'BuildingKept', seat, card, under, vp: card === 'building-basilica' ? BASILICA_VP : 0 });
    },
  },
};

const CARDS_SHOWN = 3;
const BASILICA_VP = 5;
const NOT_BUILDING = 'You are not building now.';
const NO_SITE = 'A building stands on a free brown site that touches a street.';

/** Building by the Build action: from its space, or further tiles after the first. */
const mayBuild = (state: MuranoState): boolean => state.phase.kind === 'building' || isAt(state, 'build');

/** The same, or in a final turn what has just been bought (rule E4). */
const mayPlace = (state: MuranoState, building: Building): boolean =>
  mayBuild(state) || (isFinal(state) && state.phase.kind === 'bought' && state.phase.building === building);

const isFinal = (state: MuranoState): boolean => state.endedBy !== null;

/** The face-down tiles that may be built: each look once; after buying, only the one bought, which is the last in hand. */
const offered = <T>(state: MuranoState, building: Building, hand: readonly (T | null)[]): readonly T[] => {
  if (!mayPlace(state, building)) return [];
  const tiles = state.phase.kind === 'bought' ? hand.slice(-1) : hand;
  return [...new Set(tiles)].map(known);
};

const withCards = (
  state: MuranoState,
  built: Extract<MuranoEvent, { type: 'SpecialBuilt' }> & { seat: Seat },
  draws: Draws,
): Decision<MuranoEvent> => {
  const cards = drawCards(draws, state.buildings, CARDS_SHOWN);
  return accept(built, { type: 'BuildingsDrawn', seat: built.seat, cards });
};

const craneA = (player: Player): number => (works(player, 'building-crane-a') ? 1 : 0);
const craneB = (player: Player): number => (works(player, 'building-crane-b') ? 1 : 0);
