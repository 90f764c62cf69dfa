import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { sheetLine } from '#gateway/admin/timeline-sheet.js';

const TABLE = 't' as TableId;
const BY = { id: 'p', name: 'Olga' };

describe('A line of the sheet', () => {
  it('keeps what is written in it in one cell, whatever that is', () => {
    const act = { id: 'a', at: 0, kind: 'end', reason: 'He said "no", and left,\nthey say.', by: BY } as const;
    expect(sheetLine({ kind: 'act', at: 0, act })).toBe(
      '1970-01-01T00:00:00.000Z,act,,,Olga,end,"He said ""no"", and left,\nthey say."\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('is never run as a formula by who opens it: %s', (sentence) => {
    const report = { id: 'r', at: 0, table: TABLE, seq: 7, sentence, status: 'open', by: BY } as const;
    const line = sheetLine({ kind: 'report', at: 0, report });
    expect(line).toBe(`1970-01-01T00:00:00.000Z,report,7,,Olga,open,'${sentence}\r\n`);
  });
});
