import { seal } from '#events/chain/digest.js';
import type { Digest, TableId } from '#events/envelope.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { GivenCommand, StoredEvent } from '#store/event-store.js';
import { askedAfter } from './asked.js';
import type { Askings } from './asked.js';
import { nodeHashes } from './node-hashes.js';

/** A table at a seq: its fold, the head of its chain, and how many draws it took so far. */
export interface Standing {
  readonly table: Table;
  readonly digest: Digest;
  readonly drawn: number;
}

/** The same with who is asked since when: time stands outside of the fold, which knows none. */
export interface TimedStanding extends Standing, Askings {}

/** What stays the same of a table while it is played. */
export interface Pinned {
  readonly id: TableId;
  readonly game: Game;
  /** Who may know its events: the game's, and those that every table has. */
  readonly showings: SeenBy<Happening>;
  readonly seed: Uint8Array;
}

/** The maker of events: seat and command (`null` if the service itself acts), the time, and how many draws it took. */
export interface Maker {
  readonly seat: Seat | null;
  readonly command: GivenCommand | null;
  readonly at: number;
  readonly draws: number;
}

/** What happens, as it will be stored after a standing: numbered, stamped and chained. */
export const sealed = (
  { id, game, showings, seed }: Pinned,
  onto: { readonly seq: number; readonly digest: Digest },
  events: readonly Happening[],
  { seat, command, at, draws: taken }: Maker,
): readonly StoredEvent[] => {
  let { seq, digest } = onto;
  return events.map((event, index) => {
    seq += 1;
    const { edition } = game;
    const made = seal(digest, { table: id, seq, at, edition, event }, showings, seed, nodeHashes);
    ({ digest } = made);
    // Field by field: this is made for every event, and copies with `...` are several times as slow.
    const { commitment } = made;
    const draws = index === 0 ? taken : 0;
    return { table: id, seq, at, seat, command: command?.id ?? null, edition, draws, event, digest, commitment };
  });
};

/** The standing after events, stored or about to be. */
export const after = (game: Game, from: TimedStanding, events: readonly StoredEvent[]): TimedStanding => {
  let { table, digest, drawn } = from;
  let askings: Askings = from;
  events.forEach((stored, index) => {
    table = evolveTable(game, table, stored, 'auditor');
    ({ digest } = stored);
    drawn += stored.draws;
    askings = askedAfter(game, askings, stored, table, events[index + 1]);
  });
  return { table, digest, drawn, asked: askings.asked, reveals: askings.reveals, recall: askings.recall };
};
