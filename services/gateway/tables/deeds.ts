import type { CommandId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Game } from '#engine/kit/game.js';
import { begin, getUp, sitDown } from '#engine/kit/seating.js';
import type { Happening } from '#events/seen-by.js';
import type { GivenCommand } from '#store/event-store.js';
import type { Deed } from './deed.js';

/** What a seat asks for. One that no longer fits, because the table moved on since it was decided on, is `stale`. */
export const commanded = (game: Game, given: GivenCommand): Deed => ({
  seat: given.seat,
  command: { ...given, id: keptAs(given) },
  decide: (table, chance) => {
    const decision = act(game, table, given.seat, given.command, chance);
    return given.seen < table.seq ? asStale(decision) : decision;
  },
});

export const seated = (seat: Seat, nonce: string): Deed => ({
  seat: null,
  command: null,
  decide: (table) => sitDown(table, seat, nonce),
});

export const risen = (seat: Seat): Deed => ({ seat: null, command: null, decide: (table) => getUp(table, seat) });

export const started = (game: Game): Deed => ({
  seat: null,
  command: null,
  decide: (table, chance) => begin(game, table, chance),
});

/** Two seats that choose the same id mean two commands, and none of them may hear the other's answer. */
const keptAs = ({ id, seat }: GivenCommand): CommandId => `${seat}-${id}` as CommandId;

/** A rule said no to what may have been right when it was asked: whoever asked did not see what happened since. */
const asStale = (decision: Decision<Happening>): Decision<Happening> =>
  decision.ok || !MOVED_ON.has(decision.refusal.code)
    ? decision
    : { ok: false, refusal: { ...decision.refusal, code: 'stale' } };

const MOVED_ON: ReadonlySet<string> = new Set(['illegal', 'not_your_turn']);
