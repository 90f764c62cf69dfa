import type { MuranoCommand } from '#events/murano/commands.js';
import { COLOURS } from '#events/murano/components.js';
import type { Character, Colour, Island } from '#events/murano/components.js';
import { islandOfBerth, sitesOf } from '#engine/murano/data/islands.js';
import { playerOf } from '#engine/murano/players.js';
import { mostFactories } from '#engine/murano/rules/works.js';
import { EXCHANGE } from '#engine/murano/scoring/characters.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';
import { named } from './names.js';

/**
 * What is to be pressed on the board, in this order, to give a command; empty where only a button gives it. No two commands
 * that may be given at once are begun alike by all that the other needs, so that what is pressed says which one is meant.
 */
export const picks = (command: MuranoCommand, state: MuranoState): readonly string[] => {
  const { phase } = state;
  return phase.kind === 'over' ? [] : picksOf(command, state, phase.seat);
};

type Picks<Type extends MuranoCommand['type']> = {
  readonly [T in Type]: (
    command: Extract<MuranoCommand, { type: T }>,
    state: MuranoState,
    seat: Seat,
  ) => readonly string[];
};

const onlyByButton = (): readonly string[] => [];

const PICKS: Picks<MuranoCommand['type']> = {
  sail: ({ ship, to }) => [named.ship(ship), named.space(to)],
  pass: onlyByButton,
  endTurn: onlyByButton,

  takeGold: () => [named.supply],
  buyFactory: () => [named.stack('factories')],
  buySpecial: () => [named.stack('specials')],
  buyShop: () => [named.stack('shops')],
  buyPalace: () => [named.stack('palaces')],
  searchShops: onlyByButton,
  searchPalaces: onlyByButton,
  takeShop: ({ tile }, { phase }) => spreadOf(phase.kind === 'searchingShops' ? phase.tiles : [], tile),
  takePalace: ({ tile }, { phase }) => spreadOf(phase.kind === 'searchingPalaces' ? phase.tiles : [], tile),

  recruit: () => [named.stack('characters')],
  keepCharacter: ({ card }, { phase }) => spreadOf(phase.kind === 'recruiting' ? phase.cards : [], card),
  keepNobody: onlyByButton,
  placeGondolier: ({ berth }) => [named.berth(berth)],
  dismissGondolier: (_, __, seat) => [named.crew(seat)],
  hireGondolier: (_, __, seat) => [named.dismissed(seat)],

  drawStreet: () => [named.stack('streets')],
  layStreet: ({ site }) => [named.site(site)],
  buildFactory: ({ site }, _, seat) => [named.hand(seat, 'factory', 0), named.site(site)],
  buildSpecial: ({ site }, _, seat) => [named.hand(seat, 'special', 0), named.site(site)],
  buildShop: ({ tile, site }, state, seat) =>
    [playerOf(state, seat).shops.indexOf(tile)]
      .filter(isThere)
      .flatMap((index) => [named.hand(seat, 'shop', index), named.site(site)]),
  buildPalace: ({ tile, site }, state, seat) =>
    [playerOf(state, seat).palaces.indexOf(tile)]
      .filter(isThere)
      .flatMap((index) => [named.hand(seat, 'palace', index), named.site(site)]),
  keepBuilding: ({ card }, { phase }) => spreadOf(phase.kind === 'choosingBuilding' ? phase.cards : [], card),

  collectIncome: ({ island, shops }, state, seat) => islandWhere(state, seat, island, shops),
  produce: ({ factories }, state, seat) =>
    factories > 0 && factories === mostFactories(state, seat) ? [named.bag] : [],
  sellBeads: onlyByButton,
  returnBead: ({ bead }, _, seat) => [named.beads(seat, bead)],

  scoreCharacter: ({ card, island }, state, seat) => scored(state, seat, card, island),
  exchangeGold: ({ card, island, gold }, state, seat) =>
    gold === mostExchanged(state, seat) ? scored(state, seat, card, island) : [],
  deliverBeads: onlyByButton,
  finishScoring: onlyByButton,
};

/** Total over the command types, which TypeScript cannot follow through an index by a union. */
const picksOf = (command: MuranoCommand, state: MuranoState, seat: Seat): readonly string[] =>
  (PICKS[command.type] as (command: MuranoCommand, state: MuranoState, seat: Seat) => readonly string[])(
    command,
    state,
    seat,
  );

const isThere = (index: number): boolean => index >= 0;

const spreadOf = <T>(spread: readonly (T | null)[], token: T): readonly string[] =>
  [spread.indexOf(token)].filter(isThere).map(named.spread);

/** An island stands for all that the seat's shops there sell, which is what is wanted as a rule; for less there are buttons. */
const islandWhere = (
  state: MuranoState,
  seat: Seat,
  island: Island,
  shops: Readonly<Record<Colour, boolean>>,
): readonly string[] => {
  const own = sitesOf(island).flatMap((site) => {
    const laid = state.sites[site];
    return laid?.kind === 'shop' && laid.owner === seat ? [laid.colour] : [];
  });
  return COLOURS.every((colour) => shops[colour] === own.includes(colour)) ? [island] : [];
};

/** A character and the gondolier that it uses up, the first of its island (rule F3). */
const scored = (state: MuranoState, seat: Seat, card: Character, island: Island): readonly string[] => {
  const held = playerOf(state, seat).characters.indexOf(card);
  const berth = unscoredBerths(state, seat).find((at) => islandOfBerth(at) === island);
  return held < 0 || berth === undefined ? [] : [named.hand(seat, 'character', held), named.gondolier(berth)];
};

/** The board gives all the gold that can be exchanged at once; less of it is a matter for buttons. */
const mostExchanged = (state: MuranoState, seat: Seat): number =>
  Math.max(0, ...[...EXCHANGE.keys()].filter((gold) => gold <= playerOf(state, seat).gold));
