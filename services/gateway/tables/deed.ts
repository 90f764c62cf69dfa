import type { Refusal } from '#events/refusal.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import type { Chance } from '#engine/kit/act.js';
import type { Decision } from '#engine/kit/decision.js';
import type { GivenCommand } from '#store/event-store.js';
import type { TimedStanding } from './standing.js';

/** Something to be done at a table: a seat's command, or an act of the service itself. It may be decided more than once. */
export interface Deed {
  readonly seat: Seat | null;
  readonly command: GivenCommand | null;
  decide(standing: TimedStanding, chance: Chance): Decision<Happening>;
}

/** What came of it; `seq` is where the table stands then. */
export type Done =
  { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal; readonly seq: number };

/** While seats still change, whoever asks is told so: a place that is asked for now may be another's when the game starts. */
export const NOT_STARTED: Refusal = { code: 'illegal', rule: 'K1', message: 'The game has not started.' };
export const NOT_SAVED: Refusal = { code: 'not_saved', message: 'Not saved: please try again.' };
export const CROWDED: Refusal = { code: 'stale', message: 'The table is moving too fast: please try again.' };
