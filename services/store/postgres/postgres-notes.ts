import type { Pool } from 'pg';
import { lettersOf } from '../written.js';
import { Notes } from '../notes.js';
import type { Note } from '../notes.js';
import { saving } from './saving.js';

/** A batch in one statement. A command comes through in the letters in which it was written. */
const KEEP = `
insert into store.notes (table_id, at, kind, seat, seq, code, rule, message, command, amount)
select table_id, at, kind, seat, seq, code, rule, message, command, amount
from rows from (json_to_recordset($1::json) as (table_id text, at bigint, kind text, seat int, seq int,
  code text, rule text, message text, command json, amount int)) with ordinality as given
    (table_id, at, kind, seat, seq, code, rule, message, command, amount, place)
order by given.place`;

export class PostgresNotes extends Notes {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async keep(notes: readonly Note[]): Promise<void> {
    const rows = notes.map(({ table, at, kind, seat, seq, refused, amount }) => {
      const { code = null, rule = null, message = null, command = null } = refused ?? {};
      return { ...{ table_id: table, at, kind, seat, seq, amount }, code, rule, message, command };
    });
    const values = [lettersOf(rows, 'what was noticed')];
    await saving(() => this.#pool.query({ name: 'keep-notes', text: KEEP, values }));
  }
}
