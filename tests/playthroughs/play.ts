import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { commitToSeed, tableKey } from '#events/chain/commitment.js';
import { canonical } from '#events/canonical.js';
import { toBase64url } from '#events/base64url.js';
import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { act, start } from '#engine/kit/act.js';
import { drawsAt } from '#engine/kit/draws.js';
import type { Draws } from '#engine/kit/draws.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import type { Undo } from '#engine/kit/undo.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';

/** How the players of one game decide: from the table, whose turn it is, what is offered, and luck of their own. */
export type Chooser = (
  table: PlayingTable<MuranoState>,
  seat: Seat,
  choices: readonly MuranoCommand[],
  luck: Draws,
) => MuranoCommand | Undo;

/** Something that a seat asked for, or, where it is nobody's, that the service did; what happened then. */
export interface Move {
  readonly seat: Seat | null;
  readonly command: MuranoCommand | Undo | null;
  readonly events: readonly (MuranoEvent | TableEvent)[];
  readonly before: Table<MuranoState>;
  readonly after: Table<MuranoState>;
}

/** A whole game at a table of the kit, from its opening to the reveal of the seed. Its name fixes all luck. */
export const playGame = (name: string, seats: number, choose: Chooser): readonly Move[] => {
  const seed = sha256(utf8ToBytes(name));
  const nonces = Array.from({ length: seats }, (_, seat) => toBase64url(sha256(utf8ToBytes(`${name}, seat ${seat}`))));
  const chance = { key: tableKey(seed, nonces), table: name };
  const opened = {
    type: 'TableOpened',
    game: murano.id,
    edition: murano.edition,
    seats,
    options: {},
    commitment: commitToSeed(seed),
  } as const;

  const open: Table<MuranoState> = openTable(opened);
  const moves: Move[] = [{ seat: null, command: null, events: [opened], before: open, after: open }];
  const go = (seat: Seat | null, command: Move['command'], events: Move['events']): void => {
    const before = moves.at(-1)?.after ?? open;
    const id = `move ${moves.length}`;
    const after = events.reduce<Table<MuranoState>>(
      (table, event) => evolveTable(murano, table, { seq: table.seq + 1, event, seat, command: id }, 'auditor'),
      before,
    );
    moves.push({ seat, command, events, before, after });
  };

  nonces.forEach((nonce, seat) => go(null, null, [{ type: 'SeatTaken', seat, nonce }]));
  go(null, null, start(murano, moves.at(-1)?.after ?? open, chance));
  for (let table = moves.at(-1)?.after; table?.status === 'playing'; table = moves.at(-1)?.after) {
    if (moves.length > MOST_MOVES) throw new Error(`${name} does not end.`);
    const seat = onlySeat(table.state);
    const luck = drawsAt(seed, `${name}, chooser`, table.seq);
    const command = choose(table, seat, choicesInOrder(table.state, seat), luck);
    const decision = act(murano, table, seat, command, chance);
    if (!decision.ok) throw new Error(`${name}: ${JSON.stringify(command)} is refused: ${decision.refusal.message}`);
    go(seat, command, decision.events);
  }
  go(null, null, [{ type: 'SeedRevealed', seed: toBase64url(seed) }]);
  return moves;
};

/** What is offered, in the order of its text: a playthrough must not change when the rules list it otherwise. */
export const choicesInOrder = (state: MuranoState, seat: Seat): readonly MuranoCommand[] =>
  murano
    .choices(state, seat)
    .map((choice) => ({ choice, text: canonical(choice) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ choice }) => choice);

/** Far more than any game takes whose players mean to end it. */
const MOST_MOVES = 5000;

const onlySeat = (state: MuranoState): Seat => {
  const [seat] = murano.deciding(state);
  if (seat === undefined) throw new Error('Nobody is to decide.');
  return seat;
};
