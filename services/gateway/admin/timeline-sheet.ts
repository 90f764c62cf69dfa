import type { TimelineEntry } from '#events/wire/timeline.js';

/** What stands above the columns of a time line as CSV. */
export const SHEET_HEAD = 'at,kind,seq,seat,by,what,details\r\n';

/** An entry as a line of CSV (RFC 4180); what has no column of its own stands in the last as JSON. */
export const sheetLine = (entry: TimelineEntry): string => {
  const { seq, seat, by, what, details } = cellsOf(entry);
  const cells = [new Date(entry.at).toISOString(), entry.kind, seq ?? '', seat ?? '', by ?? '', what, details];
  return `${cells.map((cell) => quoted(String(cell))).join(',')}\r\n`;
};

interface Cells {
  readonly seq?: number | null;
  readonly seat?: number | null;
  readonly by?: string;
  readonly what: string;
  readonly details: string;
}

const cellsOf = (entry: TimelineEntry): Cells => {
  switch (entry.kind) {
    case 'event': {
      const { seq, seat, event } = entry;
      return { seq, seat, what: event?.type ?? '', details: event === null ? '' : JSON.stringify(event) };
    }
    case 'refusal': {
      const { seq, seat, code, rule, message, command } = entry;
      return { seq, seat, what: code, details: JSON.stringify({ rule, message, command }) };
    }
    case 'connection':
      return { seat: entry.seat, what: entry.online ? 'online' : 'offline', details: '' };
    case 'anomaly':
      return { seq: entry.seq, seat: entry.seat, what: entry.what, details: String(entry.amount ?? '') };
    case 'act':
      return { by: entry.act.by?.name ?? '', what: entry.act.kind, details: entry.act.reason };
    case 'access': {
      const { by, eyes, first, last, reason } = entry.access;
      return { seq: first, by: by.name, what: eyes, details: JSON.stringify({ first, last, reason }) };
    }
    case 'report': {
      const { seq, by, status, sentence } = entry.report;
      return { seq, by: by?.name ?? '', what: status, details: sentence };
    }
  }
};

/** A spreadsheet takes what begins like this for a formula and runs it: with an apostrophe before it stays a text. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (cell: string): string => {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
