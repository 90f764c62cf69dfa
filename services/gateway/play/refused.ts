import type { Refusal } from '#events/refusal.js';
import type { Done } from '../tables/deed.js';

/** What a session itself says no to. */
export const refused = (refusal: Refusal, seq: number): Done => ({ ok: false, refusal, seq });

export const UNKNOWN_TABLE: Refusal = { code: 'unknown_table', message: 'There is no such table.' };
export const NOT_SEATED: Refusal = { code: 'not_seated', message: 'You do not sit at this table.' };
export const FAILED: Refusal = { code: 'not_saved', message: 'Something failed here: please try again.' };
