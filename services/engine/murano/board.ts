import { GLASS } from '#events/murano/components.js';
import type { Beads, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { SITES, berthsOf, islandsFor, sitesOf } from './data/islands.js';
import { RING } from './data/ring.js';
import type { Action } from './data/ring.js';
import { UNDRAWN_CHARACTERS, customersOf } from './data/supply.js';
import { cardsLeft } from './deck.js';
import type { Laid, MuranoState, Phase, Player } from './state.js';

/** The table as text: what a viewer's state hides shows as `?`. Seats are A to D. */
export const board = (state: MuranoState): string =>
  [
    `turn ${state.turn}, ${phaseLine(state.phase)}${state.endedBy === null ? '' : `, the end was triggered by ${name(state.endedBy)}`}`,
    ...ringLines(state),
    `left: ${stackLine(state)}`,
    ...state.players.map((player, seat) => playerLine(player, seat)),
    ...besideEachOther(islandsFor(state.players.length).map((island) => islandLines(state, island))),
  ].join('\n');

/**
 * The sites of an island, row by row. `=` and `#` are free ones and `.` is water; `-` begins a street, with its
 * customers behind; `FA` is a factory of A, `SrA` a red shop of A, `P2` a palace with 2 crests, `X` a special building.
 */
export const islandGrid = (state: MuranoState, island: Island): readonly (readonly string[])[] => {
  const sites = sitesOf(island);
  const rows = 1 + Math.max(...sites.map((site) => SITES[site]?.row ?? 0));
  const columns = 1 + Math.max(...sites.map((site) => SITES[site]?.column ?? 0));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const here = sites.find((site) => SITES[site]?.row === row && SITES[site].column === column);
      return here === undefined ? '.' : mark(state.sites[here] ?? null, SITES[here]?.ground === 'paved');
    }),
  );
};

const name = (seat: Seat): string => 'ABCD'.charAt(seat);

const phaseLine = (phase: Phase): string => (phase.kind === 'over' ? 'over' : `${name(phase.seat)} ${phase.kind}`);

const SPACE_NAMES: Readonly<Record<Action, string>> = {
  takeGold: 'gold',
  factory: 'factory',
  shop: 'shop',
  palace: 'palace',
  special: 'special',
  recruit: 'recruit',
  placeGondolier: 'place',
  build: 'build',
  income: 'income',
  production: 'produce',
  gondolier: 'hire',
};
const SPACES_IN_A_LINE = 6;
const SPACE_WIDTH = 19;

/** Each space with its number, its action and the ships on it: the red one, 0, has a star. */
const ringLines = (state: MuranoState): readonly string[] => {
  const spaces = RING.map((action, space) => {
    const ships = state.ships.flatMap((at, ship) => (at === space ? [ship === 0 ? '*0' : String(ship)] : []));
    const taken = ships.length === 0 ? '' : ` [${ships.join(' ')}]`;
    return `${String(space).padStart(2)} ${SPACE_NAMES[action]}${taken}`.padEnd(SPACE_WIDTH);
  });
  return [0, 1, 2].map((line) =>
    spaces
      .slice(line * SPACES_IN_A_LINE, (line + 1) * SPACES_IN_A_LINE)
      .join('')
      .trimEnd(),
  );
};

const stackLine = ({ stacks, characters, bag }: MuranoState): string =>
  [
    `${stacks.streets.length} streets`,
    `${stacks.shops.length} shops`,
    `${stacks.palaces.length} palaces`,
    `${stacks.factories} factories`,
    `${stacks.specials} specials`,
    `${cardsLeft(characters, UNDRAWN_CHARACTERS)} characters`,
    `beads ${beadsLine(bag)}`,
  ].join(', ');

const playerLine = (player: Player, seat: Seat): string =>
  [
    `${name(seat)}: ${player.vp} VP`,
    `${player.gold} gold`,
    `gondoliers ${player.gondoliers} and ${player.dismissed} dismissed`,
    count('factories', player.factories),
    count('specials', player.specials),
    list('shops', player.shops),
    list('palaces', player.palaces),
    list('characters', player.characters),
    list('scored', player.scored),
    list('cards', player.cards),
    list('new cards', player.newCards),
    player.beads.red + player.beads.green + player.beads.blue === 0 ? '' : `beads ${beadsLine(player.beads)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const count = (what: string, number: number): string => (number === 0 ? '' : `${what} ${number}`);

/** Names without the kind that every one of them has. */
const list = (what: string, tokens: readonly (string | null)[]): string =>
  tokens.length === 0 ? '' : `${what} ${tokens.map((token) => token?.slice(token.indexOf('-') + 1) ?? '?').join(' ')}`;

const beadsLine = (beads: Beads): string => GLASS.map((glass) => `${beads[glass]} ${glass}`).join(' ');

const SITE_WIDTH = 4;

/** An island: its name, whose gondoliers lie on its four berths, and its sites. */
const islandLines = (state: MuranoState, island: Island): readonly string[] => {
  const berths = berthsOf(island).map((berth) => {
    const gondolier = state.berths[berth] ?? null;
    return gondolier === null ? '.' : name(gondolier);
  });
  const rows = islandGrid(state, island).map((row) => row.map((site) => site.padEnd(SITE_WIDTH)).join(''));
  return [`${island} ${berths.join('')}`, ...rows];
};

const mark = (laid: Laid | null, paved: boolean): string => {
  switch (laid?.kind) {
    case undefined:
      return paved ? '=' : '#';
    case 'street':
      return `-${customersOf(laid.tile)
        .map((customer) => customer.charAt(0))
        .join('')}`;
    case 'factory':
      return `F${name(laid.owner)}`;
    case 'shop':
      return `S${laid.colour.charAt(0)}${name(laid.owner)}`;
    case 'palace':
      return `P${laid.crests}`;
    case 'special':
      return 'X';
  }
};

const ISLANDS_IN_A_ROW = 3;
const ISLAND_WIDTH = 26;

/** Blocks of lines beside each other, three to a row. */
const besideEachOther = (blocks: readonly (readonly string[])[]): readonly string[] => {
  const lines: string[] = [];
  for (let first = 0; first < blocks.length; first += ISLANDS_IN_A_ROW) {
    const row = blocks.slice(first, first + ISLANDS_IN_A_ROW);
    const height = Math.max(...row.map((block) => block.length));
    for (let line = 0; line < height; line += 1)
      lines.push(
        row
          .map((block) => (block[line] ?? '').padEnd(ISLAND_WIDTH))
          .join('')
          .trimEnd(),
      );
  }
  return lines;
};
