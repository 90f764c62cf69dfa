import type { Chance } from '#engine/kit/act.js';

/** Draws by a key that is known beforehand, whatever the nonces. */
export const chanceBy = (key: Uint8Array, table: string, drawn = 0): Chance => ({ table, keyFor: () => key, drawn });
