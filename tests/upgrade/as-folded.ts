import { evolveTable, openTable, redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { gameAt } from '#engine/registry.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { Visitor } from '#tests/service/visitor.js';

/** A table at each seq, folded from what a visitor is sent with these eyes: so the page comes by the past. */
export const asFolded = async (visitor: Visitor, table: string, eyes: string | null, viewer: Viewer) => {
  const [first, ...later] = await linesOf(visitor, table, eyes);
  const opened = first?.event as Extract<TableEvent, { type: 'TableOpened' }> | undefined;
  const game = opened === undefined ? undefined : gameAt(opened.game, opened.edition);
  if (opened === undefined || game === undefined) throw new Error(`${table} is of no game that is known.`);

  const states: Table[] = [];
  let fold: Table = openTable(opened);
  states.push(redactTable(game, fold, viewer));
  for (const { seq, event } of later) {
    const step = { seq, event: event as Happening | null, seat: null, command: String(seq) };
    fold = evolveTable(game, fold, step, viewer);
    states.push(redactTable(game, fold, viewer));
  }
  return states;
};

const linesOf = async (visitor: Visitor, table: string, eyes: string | null): Promise<readonly ShownEvent[]> => {
  const lines: ShownEvent[] = [];
  for (;;) {
    const asked = `after=${lines.length}${eyes === null ? '' : `&as=${eyes}`}`;
    const { status, text } = await visitor.ask('GET', `/api/tables/${table}/events?${asked}`);
    if (status !== 200) throw new Error(`The events of ${table} were answered with ${status}.`);
    const page = text.split('\n').filter((line) => line !== '');
    if (page.length === 0) return lines;
    lines.push(...page.map((line) => JSON.parse(line) as ShownEvent));
  }
};
