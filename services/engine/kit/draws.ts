import { portableHashes } from '#events/chain/hashes.js';
import type { Hashes } from '#events/chain/hashes.js';

/** The luck handed to a rule. */
export interface Draws {
  /** A whole number from 0 to `count` - 1, each as likely as the other. */
  below(count: number): number;
  /** How often luck was asked. */
  used(): number;
}

/**
 * The draws of a table in scheme 2, from those on that it took before: the n-th draw of the table is
 * HMAC-SHA256(key, "draw:table:n"). The key is fixed by the seed that the server committed to and by the seats' nonces.
 * Only a draw moves n: whatever the players do in between, and undo, the next draw stays what it is.
 */
export const drawsAfter = (key: Uint8Array, table: string, drawn: number, hashes: Hashes = portableHashes): Draws => {
  let used = 0;
  return {
    below(count) {
      used += 1;
      return fairBelow(hashes.hmacSha256(key, `draw:${table}:${String(drawn + used)}`), count);
    },
    used: () => used,
  };
};

/**
 * The draws of one seq in scheme 1, for the tables that were opened with it: the n-th is HMAC-SHA256(key, "table:seq:n"). A
 * player who knows the key can act and undo to move the seq, and so the next draw: that is why scheme 2 counts draws.
 */
export const drawsAt = (key: Uint8Array, table: string, seq: number, hashes: Hashes = portableHashes): Draws => {
  let used = 0;
  return {
    below(count) {
      used += 1;
      return fairBelow(hashes.hmacSha256(key, `${table}:${String(seq)}:${String(used)}`), count);
    },
    used: () => used,
  };
};

/** For where no luck may fall: asking is a fault in the rules. */
export const noDraws: Draws = {
  below() {
    throw new Error('A draw was asked for where no luck may fall.');
  },
  used: () => 0,
};

/** One item of a pool, and the pool without it, in the order it had. */
export const drawOne = <T>(draws: Draws, pool: readonly T[]): readonly [T, readonly T[]] => {
  const at = draws.below(pool.length);
  const item = pool[at];
  if (item === undefined) throw new Error(`Nothing at ${String(at)} of a pool of ${String(pool.length)}.`);
  return [item, pool.filter((_, index) => index !== at)];
};

const WORDS = 8;
const WORD = 2 ** 32;

/**
 * Words that would make the low numbers likelier are skipped. That all eight are is less likely than 2^-190 for any
 * count that a game uses; the last one then serves.
 */
const fairBelow = (bytes: Uint8Array, count: number): number => {
  const fair = WORD - (WORD % count);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let word = 0; word < WORDS; word += 1) {
    const value = view.getUint32(word * 4);
    if (value < fair || word === WORDS - 1) return value % count;
  }
  return 0;
};
