import type { Happening } from '#events/seen-by.js';
import { seenBy } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { inOrder } from './any-game.js';
import type { MoveIn } from './any-game.js';
import { seatName, viewerName } from './words.js';
import type { Words } from './words.js';

/** A whole game as text that a person can review. */
export const transcriptOf = <State extends object, Command extends Asking, Event extends Happening>(
  game: Game<State, Command, Event>,
  words: Words,
  title: string,
  seats: number,
  moves: readonly MoveIn<State, Command, Event>[],
): string =>
  [
    title,
    '',
    'An event stands behind its number. Below it stands who sees less of it, and what of it they see.',
    'The table is drawn whenever a turn has ended, as the auditor sees it.',
    '',
    ...moves.flatMap((move) => linesOf({ game, words }, move, viewersOf(seats))),
    '',
  ].join('\n');

const viewersOf = (seats: number): readonly Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'public'];

/** A game, and how its commands and events are worded. */
interface Told {
  readonly game: Game;
  readonly words: Words;
}

type AnyMove = MoveIn<object, Asking, Happening>;

const linesOf = (told: Told, move: AnyMove, viewers: readonly Viewer[]): readonly string[] => [
  ...(move.seat === null || move.command === null
    ? []
    : [`${seatName(move.seat)} asks: ${told.words.worded(move.command)}`]),
  ...move.events.flatMap((event, index) =>
    eventLines(told, move.after.seq - move.events.length + index + 1, event, viewers),
  ),
  ...(hasTurned(told, move) ? ['', boardOf(told, move.after), ''] : []),
  ...choiceLines(told, move.after),
];

const NUMBER_WIDTH = 5;

const eventLines = (
  told: Told,
  seq: number,
  event: Happening | TableEvent,
  viewers: readonly Viewer[],
): readonly string[] => [
  `${String(seq).padStart(NUMBER_WIDTH)} ${told.words.worded(event)}`,
  ...(isTableEvent(event) ? [] : hiddenLines(told, event, viewers)),
];

/** One line for all who see the same less. */
const hiddenLines = ({ game, words }: Told, event: Happening, viewers: readonly Viewer[]): readonly string[] => {
  const lessOf = (viewer: Viewer) => {
    const seen = seenBy(game.seenBy, event, viewer);
    return seen === null ? 'nothing' : words.wordedWhereItDiffers(seen, event);
  };
  return [...new Set(viewers.map(lessOf))]
    .filter((parts) => parts !== '')
    .map((parts) => {
      const who = viewers.filter((viewer) => lessOf(viewer) === parts).map(viewerName);
      return `${' '.repeat(NUMBER_WIDTH)} (${who.join(', ')}: ${parts})`;
    });
};

const hasTurned = ({ game }: Told, { before, after }: AnyMove): boolean => {
  if (after.status === 'open') return false;
  if (before.status === 'open') return true;
  return (
    game.turn(before.state) !== game.turn(after.state) || (after.status === 'finished' && before.status === 'playing')
  );
};

const boardOf = ({ game }: Told, table: Table): string => (table.status === 'open' ? '' : game.board(table.state));

/** So many choices are still told one by one. */
const FEW = 4;

const choiceLines = ({ game, words }: Told, table: Table): readonly string[] => {
  if (table.status !== 'playing') return [];
  const { state } = table;
  return game
    .deciding(state)
    .map((seat) => `      ${seatName(seat)} may: ${choicesWorded(words, inOrder(game.choices(state, seat)))}`);
};

const choicesWorded = (words: Words, choices: readonly Asking[]): string => {
  if (choices.length <= FEW) return choices.map(words.worded).join(' | ');
  const kinds = [...new Set(choices.map(({ type }) => type))].map((kind) => {
    const some = choices.filter(({ type }) => type === kind).length;
    return some === 1 ? kind : `${kind} x${some}`;
  });
  return `${choices.length} things: ${kinds.join(', ')}`;
};
