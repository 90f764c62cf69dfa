import { describe, expect, it } from '@jest/globals';
import type { Append } from '#store/event-store.js';
import { Line } from '#store/postgres/line.js';
import type { Waiting } from '#store/postgres/line.js';
import { LARGEST_APPEND, writeAppend } from '#store/written.js';
import { aTable, play, run, serve } from '../story.js';

const waiting = (append: Append): Waiting => ({
  append,
  written: writeAppend(append),
  until: Infinity,
  inDoubt: false,
  resolve: () => undefined,
  reject: () => undefined,
});

const lineOf = (appends: readonly Append[]): Line => {
  const line = new Line();
  for (const append of appends) line.join(waiting(append));
  return line;
};

const taken = (line: Line): readonly Append[] => line.take().map(({ append }) => append);

export const line = (): void => {
  describe('the line', () => {
    it('lets no more go together than a statement carries, and nobody out', () => {
      const text = 'x'.repeat(LARGEST_APPEND - 100);
      const appends = Array.from({ length: 9 }, () => serve(aTable(), 1, [{ text }]));
      const long = lineOf(appends);

      expect([taken(long), taken(long), taken(long)]).toEqual([
        appends.slice(0, 4),
        appends.slice(4, 8),
        appends.slice(8),
      ]);
      expect(long.length).toBe(0);
    });

    it('lets of one table only those go together that build on one another', () => {
      const [table, other] = [aTable(), aTable()];
      const [first, second] = run(play(table, 1), play(table, 2));
      const [rival, free] = [play(table, 1), play(other, 1)];
      const appends = [first, rival, second, free].filter((append) => append !== undefined);
      const mixed = lineOf(appends);

      expect(taken(mixed)).toEqual([first, free]);
      expect(taken(mixed)).toEqual([rival]);
      expect(taken(mixed)).toEqual([second]);
    });
  });
};
