import { describe, expect, it } from '@jest/globals';
import { tableKey } from '#events/chain/commitment.js';
import { drawsAfter } from '#engine/kit/draws.js';
import { nodeHashes } from '#gateway/tables/node-hashes.js';
import { SEED, TABLE } from './story.js';
import { strangersDraw } from './stranger.js';

const KEY = tableKey(SEED, ['anna-1', 'bèn "2"']);
const COUNTS = [2, 6, 40, 3, 1, 2 ** 31 + 1, 7];

describe('The draws of a table in scheme 2', () => {
  it('are what a stranger makes of the README', () => {
    const draws = drawsAfter(KEY, TABLE, 0);
    const drawn = COUNTS.map((count) => draws.below(count));

    expect(drawn).toEqual(COUNTS.map((count, index) => strangersDraw(Buffer.from(KEY), TABLE, index + 1, count)));
    expect(draws.used()).toBe(COUNTS.length);
  });

  it('are what was written down, for ever', () => {
    const draws = drawsAfter(KEY, TABLE, 0);

    expect(Array.from({ length: 8 }, () => draws.below(1000))).toEqual(WRITTEN_DOWN);
  });

  it('go on from those that were taken before, however they were taken', () => {
    const atOnce = drawsAfter(KEY, TABLE, 0, nodeHashes);
    const all = COUNTS.map((count) => atOnce.below(count));
    const oneByOne = COUNTS.map((count, taken) => drawsAfter(KEY, TABLE, taken).below(count));

    expect(oneByOne).toEqual(all);
  });

  it('are others under another key, and at another table', () => {
    const drawn = (key: Uint8Array, table: string) => {
      const draws = drawsAfter(key, table, 0);
      return Array.from({ length: 20 }, () => draws.below(1000));
    };

    expect(drawn(tableKey(SEED, ['anna-1', 'ben']), TABLE)).not.toEqual(drawn(KEY, TABLE));
    expect(drawn(KEY, `${TABLE}1`)).not.toEqual(drawn(KEY, TABLE));
  });
});

/** Python made them. */
const WRITTEN_DOWN = [151, 708, 310, 235, 26, 515, 17, 888];
