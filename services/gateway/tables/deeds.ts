import type { CommandId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { actInPerson, close, comeBack, endByAdmin, standIn, warn } from '#engine/kit/absence.js';
import { act } from '#engine/kit/act.js';
import { refuse } from '#engine/kit/decision.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Game } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import { reveal, withhold } from '#engine/kit/revealing.js';
import { begin, getUp, isOpenForSeats, sitDown } from '#engine/kit/seating.js';
import type { Addition } from '#engine/kit/seating.js';
import type { Refusal } from '#events/refusal.js';
import type { Happening } from '#events/seen-by.js';
import type { GivenCommand } from '#store/event-store.js';
import type { Asked } from './asked.js';
import type { Deed } from './deed.js';
import type { TimedStanding } from './standing.js';

/** What a seat asks for. One that no longer fits, because the table moved on since it was decided on, is `stale`. */
export const commanded = (game: Game, given: GivenCommand): Deed => ({
  seat: given.seat,
  command: { ...given, id: keptAs(given) },
  decide: ({ table }, chance) => {
    const decision = actInPerson(game, table, given.seat, given.command, chance);
    return given.seen < table.seq ? asStale(decision) : decision;
  },
});

/**
 * What a bot plays for a seat. It is decided on the standing that the bot was asked about and on no other, and its id says
 * which one that was: so whoever asks, here or on another node, it is done once. People's ids begin with a digit.
 */
export const played = (game: Game, { seat, command, seen }: Omit<GivenCommand, 'id'>): Deed => ({
  seat,
  command: { id: `bot-${seat}-${seen}` as CommandId, seat, command, seen },
  decide: ({ table }, chance) =>
    table.seq === seen ? act(game, table, seat, command, chance) : { ok: false, refusal: OTHERWISE },
});

/** Takes a seat by a claim. Unless `adds` says otherwise the claim is the nonce too, as at every table of scheme 1. */
export const seated = (seat: Seat, claim: string, adds: Addition = { nonce: claim }): Deed => ({
  seat: null,
  command: null,
  decide: ({ table }, chance) => sitDown(table, seat, claim, adds, chance),
});

export const risen = (seat: Seat): Deed => ({
  seat: null,
  command: null,
  decide: ({ table }) => getUp(table, seat),
});

/**
 * What was allowed by who sits where, which other nodes and other requests change: done at the table as it was looked at
 * then, and at no other.
 */
export const whileSeated = (then: Table, deed: Deed): Deed => ({
  ...deed,
  decide: (standing, chance) => {
    const { table } = standing;
    return isSeatedAs(then, table) ? deed.decide(standing, chance) : { ok: false, refusal: SEATS_CHANGED };
  },
});

const isSeatedAs = (then: Table, now: Table): boolean =>
  now.status === then.status &&
  isOpenForSeats(now) === isOpenForSeats(then) &&
  now.claims.every((claim, seat) => claim === then.claims[seat]);

export const started = (game: Game): Deed => ({
  seat: null,
  command: null,
  decide: ({ table }, chance) => begin(game, table, chance),
});

/** A seat reveals the nonce that it committed to (rule K20). */
export const revealed = (game: Game, seat: Seat, nonce: string): Deed => ({
  seat: null,
  command: null,
  decide: ({ table }, chance) => reveal(game, table, seat, nonce, chance),
});

/** The time for reveals is over (rule K21). */
export const withheld = (game: Game): Deed => ({
  seat: null,
  command: null,
  decide: ({ table }, chance) => withhold(game, table, chance),
});

/** The seat overran the time of the asking that began with `since` (rule K14). */
export const warned = (seat: Seat, since: number): Deed => ({
  seat: null,
  command: null,
  decide: (standing) =>
    askedSince(standing, seat, since)?.warned === null ? warn(standing.table, seat) : passed('K14'),
});

/** So it was warned of that, and nothing came (rule K15). */
export const stoodIn = (seat: Seat, bot: string, since: number): Deed => ({
  seat: null,
  command: null,
  decide: (standing) =>
    typeof askedSince(standing, seat, since)?.warned === 'number' ? standIn(standing.table, seat, bot) : passed('K15'),
});

/** The player of a seat follows the table again (rule K16). */
export const cameBack = (seat: Seat): Deed => ({
  seat: null,
  command: null,
  decide: ({ table }) => comeBack(table, seat),
});

/** Everybody left (rule K17). */
export const closed = (): Deed => ({ seat: null, command: null, decide: ({ table }) => close(table) });

/** An admin ends it (rule K18). */
export const endedByAdmin = (): Deed => ({ seat: null, command: null, decide: ({ table }) => endByAdmin(table) });

const askedSince = ({ asked }: TimedStanding, seat: Seat, since: number): Asked | null => {
  const one = asked[seat] ?? null;
  return one?.seq === since ? one : null;
};

const passed = (rule: string) => refuse(rule, 'That is over: the seat is asked no more, or anew.', 'stale');

/** Two seats that choose the same id mean two commands, and none of them may hear the other's answer. */
export const keptAs = ({ id, seat }: GivenCommand): CommandId => `${seat}-${id}` as CommandId;

/** A rule said no to what may have been right when it was asked: whoever asked did not see what happened since. */
const asStale = (decision: Decision<Happening>): Decision<Happening> =>
  decision.ok || !MOVED_ON.has(decision.refusal.code)
    ? decision
    : { ok: false, refusal: { ...decision.refusal, code: 'stale' } };

export const SEATS_CHANGED: Refusal = {
  code: 'stale',
  message: 'Somebody sat down or got up meanwhile: please try again.',
};

const OTHERWISE: Refusal = { code: 'stale', message: 'The table is not what it was when the bot was asked.' };

const MOVED_ON: ReadonlySet<string> = new Set(['illegal', 'not_your_turn']);
