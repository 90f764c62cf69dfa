import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { seenBy } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { choicesInOrder } from './play.js';
import type { Move } from './play.js';
import { seatName, viewerName, worded, wordedWhereItDiffers } from './wording.js';

/** A whole game as text that a person can review. */
export const transcript = (title: string, seats: number, moves: readonly Move[]): string =>
  [
    title,
    '',
    'An event stands behind its number. Below it stands who sees less of it, and what of it they see.',
    'The table is drawn whenever a turn has ended, as the auditor sees it.',
    '',
    ...moves.flatMap((move) => linesOf(move, viewersOf(seats))),
    '',
  ].join('\n');

const viewersOf = (seats: number): readonly Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'public'];

const linesOf = (move: Move, viewers: readonly Viewer[]): readonly string[] => [
  ...(move.seat === null || move.command === null ? [] : [`${seatName(move.seat)} asks: ${worded(move.command)}`]),
  ...move.events.flatMap((event, index) => eventLines(move.after.seq - move.events.length + index + 1, event, viewers)),
  ...(hasTurned(move) ? ['', boardOf(move.after), ''] : []),
  ...choiceLines(move.after),
];

const NUMBER_WIDTH = 5;

const eventLines = (seq: number, event: MuranoEvent | TableEvent, viewers: readonly Viewer[]): readonly string[] => [
  `${String(seq).padStart(NUMBER_WIDTH)} ${worded(event)}`,
  ...(isTableEvent(event) ? [] : hiddenLines(event, viewers)),
];

/** One line for all who see the same less. */
const hiddenLines = (event: MuranoEvent, viewers: readonly Viewer[]): readonly string[] => {
  const lessOf = (viewer: Viewer) => {
    const seen = seenBy(murano.seenBy, event, viewer);
    return seen === null ? 'nothing' : wordedWhereItDiffers(seen, event);
  };
  return [...new Set(viewers.map(lessOf))]
    .filter((parts) => parts !== '')
    .map((parts) => {
      const who = viewers.filter((viewer) => lessOf(viewer) === parts).map(viewerName);
      return `${' '.repeat(NUMBER_WIDTH)} (${who.join(', ')}: ${parts})`;
    });
};

const hasTurned = ({ before, after }: Move): boolean => {
  if (after.status === 'open') return false;
  if (before.status === 'open') return true;
  return before.state.turn !== after.state.turn || (after.status === 'finished' && before.status === 'playing');
};

const boardOf = (table: Table<MuranoState>): string => (table.status === 'open' ? '' : murano.board(table.state));

/** So many choices are still told one by one. */
const FEW = 4;

const choiceLines = (table: Table<MuranoState>): readonly string[] => {
  if (table.status !== 'playing') return [];
  const { state } = table;
  return murano
    .deciding(state)
    .map((seat) => `      ${seatName(seat)} may: ${choicesWorded(choicesInOrder(state, seat))}`);
};

const choicesWorded = (choices: readonly MuranoCommand[]): string => {
  if (choices.length <= FEW) return choices.map(worded).join(' | ');
  const kinds = [...new Set(choices.map(({ type }) => type))].map((kind) => {
    const some = choices.filter(({ type }) => type === kind).length;
    return some === 1 ? kind : `${kind} x${some}`;
  });
  return `${choices.length} things: ${kinds.join(', ')}`;
};
