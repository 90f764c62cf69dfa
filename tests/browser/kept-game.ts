import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Stored } from '#client/timeline/as-seat.js';

/** A game that was played once and is kept, with all its secrets. */
export const keptGame = (name: string): readonly Stored[] =>
  gunzipSync(readFileSync(`tests/corpus/games/${name}.ndjson.gz`))
    .toString()
    .split('\n')
    .filter((line) => line.includes('"event":'))
    .map((line) => {
      const { seq, at, event } = JSON.parse(line) as Stored;
      return { seq, at, event };
    });
