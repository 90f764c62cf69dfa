import type { FoundTables } from '#events/wire/admin.js';
import { LiveTable } from './live-table.js';
import type { Visitor } from './visitor.js';

/** A game that goes on, at which somebody asked for what they may not, again and again, until it was noticed. */
export const aTableWithABurst = async (url: string, admin: Visitor): Promise<string> => {
  const live = await LiveTable.at(url);
  const { seq, seat } = await live.turn();
  const waiting = live.players[seat === 0 ? 1 : 0];
  for (let time = 0; time < 12; time += 1)
    await waiting.ask(
      'POST',
      `${live.path}/commands`,
      { seen: seq, command: { type: 'pass' } },
      { 'idempotency-key': `${time}` },
    );
  const find = () => admin.ask<FoundTables>('GET', '/api/admin/tables?anomaly=refusal_burst');
  while ((await find()).body.tables.length === 0) await live.isAsTold();
  live.watching.call?.hangUp();
  return live.id;
};
