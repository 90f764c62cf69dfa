import { CHARACTERS, FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { Floor, FloorCard } from '#events/burano/components.js';
import type { Sheet } from '#events/burano/events.js';
import type { Seat } from '#events/viewer.js';
import type { BuranoState, Phase, Player } from './state.js';

/** The table as text: what a viewer's state hides shows as `?`. Seats are A to D. */
export const board = (state: BuranoState): string =>
  [
    `round ${state.round}, turn ${state.turn}, started by ${name(state.start)}, ${phaseLine(state.phase)}${endingOf(state)}`,
    ...FLOORS.toReversed().map((floor) => supplyLine(state, floor)),
    `to come: ${CHARACTERS.filter((character) => state.characters[character] > 0)
      .map((character) => `${character} ${state.characters[character]}`)
      .join(', ')}`,
    ...state.players.flatMap((player, seat) => playerLines(player, seat, state.sheets[seat])),
  ].join('\n');

/** A street floor by floor from above: `red-a` a card by colour and letter, `##` a scaffold, `.` a free space. */
const streetGrid = ({ street, scaffolds }: Player): readonly (readonly string[])[] =>
  FLOORS.toReversed().map((floor) =>
    Array.from({ length: HOUSES }, (_, house) => {
      const space = spaceAt(house, floor);
      const card = street[space] ?? null;
      if (card !== null) return faceOf(card);
      return scaffolds.includes(space) ? '##' : '.';
    }),
  );

const name = (seat: Seat): string => 'ABCD'.charAt(seat);

const phaseLine = (phase: Phase): string => (phase.kind === 'over' ? 'over' : `${name(phase.seat)} ${phase.kind}`);

const endingOf = ({ ending }: BuranoState): string => (ending === null ? '' : `, the last round: ${ending}`);

const WIDTH = 9;

const faceOf = (card: FloorCard): string => card.slice(card.indexOf('-') + 1);

const supplyLine = ({ supply, decks }: BuranoState, floor: Floor): string => {
  const row = (supply[floor - 1] ?? []).map((card) => (card === null ? '.' : faceOf(card)).padEnd(WIDTH)).join('');
  const { pool, under } = decks[floor - 1] ?? { pool: [], under: [] };
  const returned =
    under.length === 0 ? '' : ` and ${under.map(({ card }) => (card === null ? '?' : faceOf(card))).join(' ')}`;
  return `floor ${floor}  ${row} deck ${pool.length}${returned}`;
};

const playerLines = (player: Player, seat: Seat, sheet: Sheet | undefined): readonly string[] => [
  [
    `${name(seat)}: ${player.coins} coins`,
    `${player.tokens} tokens`,
    `hand ${player.hand.map((card) => card ?? '?').join(' ') || 'empty'}`,
  ].join(', '),
  ...streetGrid(player).map((row) => `   ${row.map((mark) => mark.padEnd(WIDTH)).join('')}`.trimEnd()),
  `   ${visitLine(player)}`.trimEnd(),
  ...(sheet === undefined ? [] : [`   ${sheetLine(sheet)}`]),
];

/** Who stands below which house. */
const visitLine = ({ visits }: Player): string =>
  Array.from({ length: HOUSES }, (_, house) =>
    (visits.find((visit) => visit.house === house)?.character ?? '').slice(0, WIDTH - 1).padEnd(WIDTH),
  ).join('');

const sheetLine = ({ characters, shops, tokens, penalty, total, coins, cats }: Sheet): string =>
  [
    ...characters.map(({ character, points }) => `${character} ${points}`),
    `shops ${shops}`,
    `tokens ${tokens}`,
    `closed windows -${penalty}`,
    `total ${total} (${coins} coins, ${cats} cats)`,
  ].join(', ');
