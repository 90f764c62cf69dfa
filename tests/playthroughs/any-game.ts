import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { commitToSeed, tableKey } from '#events/chain/commitment.js';
import { canonical } from '#events/canonical.js';
import { toBase64url } from '#events/base64url.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import type { Bot } from '#bots/bot.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { act, start } from '#engine/kit/act.js';
import { drawsAt } from '#engine/kit/draws.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Asking, Game, Setting } from '#engine/kit/game.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import type { Undo } from '#engine/kit/undo.js';

/** How the players of one game decide: from the table, whose turn it is, what is offered, and luck of their own. */
export type ChooserIn<State extends object, Command> = (
  table: PlayingTable<State>,
  seat: Seat,
  choices: readonly Command[],
  luck: Draws,
) => Command | Undo;

/** Something that a seat asked for, or, where it is nobody's, that the service did; what happened then. */
export interface MoveIn<State extends object, Command, Event> {
  readonly seat: Seat | null;
  readonly command: Command | Undo | null;
  readonly events: readonly (Event | TableEvent)[];
  readonly before: Table<State>;
  readonly after: Table<State>;
}

/** A whole game at a table of the kit, from its opening to the reveal of the seed. Its name fixes all luck. */
export const playAny = <State extends object, Command extends Asking, Event extends Happening>(
  game: Game<State, Command, Event>,
  name: string,
  { seats, options }: Setting,
  choose: ChooserIn<State, Command>,
): readonly MoveIn<State, Command, Event>[] => {
  const seed = sha256(utf8ToBytes(name));
  const nonces = Array.from({ length: seats }, (_, seat) => toBase64url(sha256(utf8ToBytes(`${name}, seat ${seat}`))));
  // By the first scheme, so that what is kept of these games stays as it is.
  const chance = chanceBy(tableKey(seed, nonces), name);
  const opened = {
    type: 'TableOpened',
    game: game.id,
    edition: game.edition,
    seats,
    options,
    commitment: commitToSeed(seed),
  } as const;

  const open: Table<State> = openTable(opened);
  const moves: MoveIn<State, Command, Event>[] = [
    { seat: null, command: null, events: [opened], before: open, after: open },
  ];
  const go = (seat: Seat | null, command: Command | Undo | null, events: readonly (Event | TableEvent)[]): void => {
    const before = moves.at(-1)?.after ?? open;
    const id = `move ${moves.length}`;
    const after = events.reduce<Table<State>>(
      (table, event) => evolveTable(game, table, { seq: table.seq + 1, event, seat, command: id }, 'auditor'),
      before,
    );
    moves.push({ seat, command, events, before, after });
  };

  nonces.forEach((nonce, seat) => go(null, null, [{ type: 'SeatTaken', seat, nonce }]));
  go(null, null, start(game, moves.at(-1)?.after ?? open, chance));
  for (let table = moves.at(-1)?.after; table?.status === 'playing'; table = moves.at(-1)?.after) {
    if (moves.length > MOST_MOVES) throw new Error(`${name} does not end.`);
    const [seat] = game.deciding(table.state);
    if (seat === undefined) throw new Error('Nobody is to decide.');
    const luck = drawsAt(seed, `${name}, chooser`, table.seq);
    const command = choose(table, seat, inOrder(game.choices(table.state, seat)), luck);
    const decision = act(game, table, seat, command, chance);
    if (!decision.ok) throw new Error(`${name}: ${JSON.stringify(command)} is refused: ${decision.refusal.message}`);
    go(seat, command, decision.events);
  }
  go(null, null, [{ type: 'SeedRevealed', seed: toBase64url(seed) }]);
  return moves;
};

/** Players who in so many of a hundred decisions undo the one before, where they can, and else choose as these do. */
export const takingBack =
  <State extends object, Command>(often: number, choose: ChooserIn<State, Command>): ChooserIn<State, Command> =>
  (table, seat, choices, luck) => {
    const [back] = undoable(table, seat);
    return back !== undefined && often > luck.below(100)
      ? { type: 'undo', to: back }
      : choose(table, seat, choices, luck);
  };

/** A bot as one of these players: it sees what its seat may see. */
export const playedBy =
  <State extends object, Command extends Asking>(
    game: Game<State, Command>,
    bot: Bot<State, Command>,
  ): ChooserIn<State, Command> =>
  ({ state }, seat, choices, luck) =>
    bot({ state: game.redact(state, seat), seat, choices, luck: () => luck.below(FINE) / FINE });

const FINE = 1_000_000;

/** What is offered, in the order of its text: a playthrough must not change when the rules list it otherwise. */
export const inOrder = <Command>(choices: readonly Command[]): readonly Command[] =>
  choices
    .map((choice) => ({ choice, text: canonical(choice) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ choice }) => choice);

/** Far more than any game takes whose players mean to end it. */
const MOST_MOVES = 5000;
