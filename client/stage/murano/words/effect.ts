import { STREET_TILES } from '#events/murano/components.js';
import type { MuranoCommand } from '#events/murano/commands.js';
import type { Island, Site } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { SITES, islandOfBerth, sitesOf } from '#engine/murano/data/islands.js';
import { actionOf } from '#engine/murano/data/ring.js';
import { UNDRAWN_CHARACTERS, crestsOf, customersOf } from '#engine/murano/data/supply.js';
import { cardsLeft } from '#engine/murano/deck.js';
import { beadCount, playerOf, works } from '#engine/murano/players.js';
import { goldNeeded } from '#engine/murano/rules/needs.js';
import { sailPrice } from '#engine/murano/rules/prices.js';
import type { CommandOf, CommandType } from '#engine/murano/rules/rule.js';
import { freeBrown } from '#engine/murano/rules/sites.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import type { Names } from '../../kit/face.js';
import { bestWorth } from '../panels/worths.js';
import { characterWords } from './characters.js';
import { islandOfSite } from './places.js';
import { pricesFor } from './prices.js';
import { reckon } from './reckoning.js';
import type { Reckoning } from './reckoning.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** What a command costs and brings, and what comes of it. */
export const effectIn =
  (vocabulary: MuranoVocabulary) =>
  (command: MuranoCommand, state: MuranoState, seat: Seat, names: Names): string => {
    const asking = { vocabulary, state, seat, player: playerOf(state, seat), names };
    const outcome = (OUTCOMES[command.type] as OutcomeOf)(command, asking);
    return [...amounts(asking, reckon(state, seat, command)), outcome].join(' ');
  };

interface Asking {
  readonly vocabulary: MuranoVocabulary;
  readonly state: MuranoState;
  readonly seat: Seat;
  readonly player: Player;
  readonly names: Names;
}

/** The outcomes are total over the commands, which TypeScript cannot follow through an index by a union. */
type OutcomeOf = (command: MuranoCommand, asking: Asking) => string;

const amounts = ({ vocabulary: { effects }, player }: Asking, { gold, vp }: Reckoning): readonly string[] => [
  ...(gold < 0 ? [effects.costs(-gold, player.gold)] : []),
  ...(gold > 0 ? [effects.gains(gold, player.gold + gold)] : []),
  ...(vp < 0 ? [effects.costsVp(-vp, player.vp)] : []),
  ...(vp > 0 ? [effects.brings(vp, player.vp + vp)] : []),
];

const OUTCOMES: { readonly [T in CommandType]: (command: CommandOf<T>, asking: Asking) => string } = {
  sail: ({ to }, { vocabulary: { effects, does }, state, seat, player }) => {
    const moved = state.phase.kind === 'sailing' ? state.phase.moved.length : 0;
    const usable = goldNeeded(state, seat, to) <= player.gold - sailPrice(moved);
    return effects.sail(to, usable, does[actionOf(to)](pricesFor(player)), sailPrice(moved + 1));
  },
  pass: (_, { vocabulary: { effects } }) => effects.pass(),
  endTurn: (_, { vocabulary: { effects }, state, seat, names }) => {
    const next = (seat + 1) % state.players.length;
    return effects.endTurn(next === state.endedBy ? null : names(next));
  },
  takeGold: (_, { vocabulary: { effects } }) => effects.takeGold(),
  buyFactory: (_, { vocabulary: { effects }, state }) => effects.buyFactory(state.stacks.factories),
  buyShop: (_, { vocabulary: { effects }, state }) => effects.buyShop(state.stacks.shops.length),
  searchShops: (_, { vocabulary: { effects }, state }) => effects.searchShops(state.stacks.shops.length),
  buyPalace: (_, { vocabulary: { effects }, state }) => effects.buyPalace(state.stacks.palaces.length),
  searchPalaces: (_, { vocabulary: { effects }, state }) => effects.searchPalaces(state.stacks.palaces.length),
  takeShop: (_, { vocabulary: { effects } }) => effects.takeShop(),
  takePalace: (_, { vocabulary: { effects } }) => effects.takePalace(),
  buySpecial: (_, { vocabulary: { effects }, state }) => effects.buySpecial(state.stacks.specials),
  recruit: (_, { vocabulary: { effects }, state, player }) => {
    const { shown, recruit } = pricesFor(player);
    return effects.recruit(Math.min(shown, cardsLeft(state.characters, UNDRAWN_CHARACTERS)), recruit);
  },
  keepCharacter: ({ card }, { vocabulary, state, seat }) =>
    vocabulary.effects.keepCharacter(characterWords(vocabulary, card).rule, bestWorth(state, seat, card)),
  keepNobody: (_, { vocabulary: { effects } }) => effects.keepNobody(),
  placeGondolier: (_, { vocabulary: { effects }, player }) => effects.placeGondolier(player.gondoliers - 1),
  drawStreet: (_, { vocabulary: { effects }, state }) => effects.drawStreet(state.stacks.streets.length),
  layStreet: ({ site }, { vocabulary: { effects }, state }) => {
    const { phase } = state;
    const tile = phase.kind === 'layingStreet' ? phase.tile : STREET_TILES[0];
    return effects.layStreet(tile, opened(state, site));
  },
  buildFactory: (_, { vocabulary: { effects }, player }) => effects.buildFactory(player.factories - 1),
  buildShop: ({ site }, { vocabulary: { effects } }) => effects.buildShop(islandOfSite(site)),
  buildPalace: ({ tile }, { vocabulary: { effects } }) => effects.buildPalace(crestsOf(tile)),
  buildSpecial: (_, { vocabulary: { effects } }) => effects.buildSpecial(),
  keepBuilding: ({ card }, { vocabulary: { effects, buildings } }) => effects.keepBuilding(buildings[card].rule),
  collectIncome: ({ island, shops }, { vocabulary: { effects }, state }) => {
    const customers = sitesOf(island).flatMap((site) => {
      const laid = state.sites[site];
      return laid?.kind === 'street' ? customersOf(laid.tile) : [];
    });
    return effects.collectIncome(customers.filter((colour) => shops[colour]).length);
  },
  produce: ({ factories }, { vocabulary: { effects }, state, player }) => {
    const owes = factories > 0 && works(player, 'building-trading-station') && beadCount(state.bag) > factories;
    return effects.produce(factories + (owes ? 1 : 0), owes);
  },
  sellBeads: (_, { vocabulary: { effects } }) => effects.sellBeads(),
  returnBead: ({ bead }, { vocabulary: { effects } }) => effects.returnBead(bead),
  dismissGondolier: (_, { vocabulary: { effects }, player }) => effects.dismissGondolier(player.gondoliers - 1),
  hireGondolier: (_, { vocabulary: { effects }, player }) => effects.hireGondolier(player.gondoliers + 1),
  scoreCharacter: ({ island }, asking) => asking.vocabulary.effects.scoreCharacter(island, leftOn(asking, island)),
  exchangeGold: ({ island }, asking) => asking.vocabulary.effects.exchangeGold(island, leftOn(asking, island)),
  deliverBeads: ({ island, beads }, asking) =>
    asking.vocabulary.effects.deliverBeads(island, leftOn(asking, island), beads),
  finishScoring: (_, { vocabulary: { effects }, player }) => effects.finishScoring(player.characters.length),
};

/** How many building sites a street there would open. */
const opened = (state: MuranoState, street: Site): number => {
  const open = freeBrown(state);
  const around = SITES[street]?.neighbours ?? [];
  return around.filter((site) => SITES[site]?.ground === 'brown' && state.sites[site] === null && !open.includes(site))
    .length;
};

/** Gondoliers that can still score there when one more has. */
const leftOn = ({ state, seat }: Asking, island: Island): number =>
  unscoredBerths(state, seat).filter((berth) => islandOfBerth(berth) === island).length - 1;
