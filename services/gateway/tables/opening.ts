import { commitToSeed } from '#events/chain/commitment.js';
import { origin } from '#events/chain/digest.js';
import { schemeOf } from '#events/chain/schemes.js';
import { NEWEST_SCHEME } from '#events/chain/schemes.js';
import type { TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Game, Setting } from '#engine/kit/game.js';
import { openTable } from '#engine/kit/table.js';
import { showingsOf } from '#engine/kit/upcast.js';
import type { StoredEvent } from '#store/event-store.js';
import { nobodyAsked } from './asked.js';
import { sealed } from './standing.js';
import type { Pinned, TimedStanding } from './standing.js';
import { UnknownRules } from './unknown-rules.js';

export const pinnedOf = (id: TableId, game: Game, seed: Uint8Array): Pinned => ({
  id,
  game,
  showings: showingsOf(game),
  seed,
});

/** A table's first event, which commits to its seed before anyone sits down. */
export const opened = (pinned: Pinned, { seats, options }: Setting, at: number): readonly StoredEvent[] => {
  const { game, seed } = pinned;
  const event: TableEvent = {
    type: 'TableOpened',
    game: game.id,
    edition: game.edition,
    seats,
    options,
    commitment: commitToSeed(seed),
    scheme: NEWEST_SCHEME,
  };
  const start = { seq: 0, digest: origin(pinned.id) };
  return sealed(pinned, start, [event], { seat: null, command: null, at, draws: 0 });
};

/** Where a table stands after its first event. */
export const standingOf = (first: StoredEvent): TimedStanding => {
  const opening = openingOf(first.event);
  if (schemeOf(opening) === null) throw new UnknownRules(first.table, `draw scheme ${opening.scheme}`);
  return { table: openTable(opening), digest: first.digest, drawn: first.draws, ...nobodyAsked(opening.seats) };
};

const openingOf = (event: Happening): Extract<TableEvent, { type: 'TableOpened' }> => {
  if (!isOpening(event)) throw new Error(`A table begins with ${event.type}.`);
  return event;
};

const isOpening = (event: Happening): event is Extract<TableEvent, { type: 'TableOpened' }> =>
  event.type === 'TableOpened';
