import { CATEGORIES, FRAGMENTS } from '#events/light-masters/components.js';
import type { Category, Creation, Fragment, Fragments } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { POSITIONS, innerAt, ringAt } from './data/board.js';
import { cardOf } from './data/creations.js';
import type { LightMastersState, Phase, Player } from './state.js';

/** The table as text: what a viewer's state hides shows as `?`. Seats are A to D, fragments B G Y R and * for clear. */
export const board = (state: LightMastersState): string =>
  [
    `turn ${state.turn}, ${phaseLine(state.phase)}${beginningLine(state)}${state.endedBy === null ? '' : `, the end was triggered by ${name(state.endedBy)}`}`,
    `inner  ${byMarkets((position) => LETTERS[innerAt(position)])}`,
    `ring   ${byMarkets((position) => LETTERS[ringAt(state.side, state.turned, position)])}`,
    `       ${byMarkets((position) => (position === state.selector ? '^' : ' '))}`.trimEnd(),
    `market ${state.markets.map((market) => lettersOf(market).padEnd(MARKET_WIDTH)).join('  ')}`.trimEnd(),
    `warehouse ${FRAGMENTS.map((fragment) => `${state.warehouse[fragment]} ${fragment}`).join(', ')}`,
    CATEGORIES.map((category) => `${category} ${state.advantages[category]}`).join(', '),
    ...state.players.map((player, seat) => playerLine(player, seat)),
  ].join('\n');

const LETTERS: Readonly<Record<Fragment, string>> = { blue: 'B', green: 'G', yellow: 'Y', red: 'R', clear: '*' };
const MARKET_WIDTH = 5;
const SIGNS: Readonly<Record<Category, string>> = { art: 'A', jewel: 'J', houseware: 'H', animal: 'N' };

const name = (seat: Seat): string => 'ABCD'.charAt(seat);

const phaseLine = (phase: Phase): string => (phase.kind === 'over' ? 'over' : `${name(phase.seat)} ${phase.kind}`);

const beginningLine = ({ begun }: LightMastersState): string => (begun === null ? '' : `, ${begun.kind}`);

/** The twelve positions, three by three, as the markets touch them. */
const byMarkets = (mark: (position: number) => string): string =>
  Array.from({ length: POSITIONS }, (_, position) => mark(position) + (position % 3 === 2 ? ' ' : ''))
    .join(' ')
    .trimEnd();

const lettersOf = (fragments: Fragments): string => {
  const letters = FRAGMENTS.map((fragment) => LETTERS[fragment].repeat(fragments[fragment])).join('');
  return letters === '' ? '-' : letters;
};

const playerLine = (player: Player, seat: Seat): string =>
  [
    `${name(seat)}: ${player.lira} L`,
    `bench ${lettersOf(player.bench)}`,
    cards('hand', player.hand),
    cards('completed', player.completed),
    cards('activated', player.activated),
  ]
    .filter((part) => part !== '')
    .join(', ');

const cards = (what: string, some: readonly (Creation | null)[]): string =>
  some.length === 0 ? '' : `${what} ${some.map(cardText).join(' ')}`;

/** A card by its name, its cost and the signs of its categories: `obelisk:BBGY/AJ`. */
const cardText = (card: Creation | null): string => {
  if (card === null) return '?';
  const { cost, categories } = cardOf(card);
  return `${card.slice('creation-'.length)}:${lettersOf(cost)}/${categories.map((category) => SIGNS[category]).join('')}`;
};
