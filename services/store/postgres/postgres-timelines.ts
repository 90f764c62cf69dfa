import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import type { EntryKind } from '#events/wire/timeline.js';
import { Anomaly } from '#events/wire/admin.js';
import type { StoredEvent } from '../event-store.js';
import type { NotedRefusal, Note, NoteKind } from '../notes.js';
import type { AccessKept, ActKept } from '../records.js';
import { Timelines } from '../timelines.js';
import type { TimelineKept, TimelineListed, TimelinePage } from '../timelines.js';
import { readCursor, writeCursor } from './list-cursor.js';
import { REPORT, reportOf } from './postgres-reports.js';
import type { ReportRow } from './postgres-reports.js';
import { reading } from './reading.js';

/** Where an entry's rows come from, and how those of one moment follow each other: looks before what they were for. */
const SOURCES = {
  access: `select at, 'a' || id as place, 'access' as what, row_to_json(kept) as kept from (
    select id, at, by, table_id as table, eyes, first, last, reason from store.accesses where table_id = $1) as kept`,
  act: `select at, 'b' || id, 'act', row_to_json(kept) from (
    select id, at, by, kind, table_id as table, player, report, role, withdraws, reason
    from store.acts where table_id = $1) as kept`,
  event: `select at, 'c' || lpad(seq::text, 10, '0'), 'event', row_to_json(kept) from (
    select table_id as table, seq, at, seat, command_id as command, edition, event, digest, commitment, draws
    from store.events where table_id = $1) as kept`,
  note: `select at, 'd' || lpad(n::text, 19, '0'), 'note', row_to_json(kept) from (
    select n, table_id as table, at, kind, seat, seq, code, rule, message, command, amount
    from store.notes where table_id = $1 and kind = any($4::text[])) as kept`,
  report: `select at, 'e' || id, 'report', row_to_json(kept) from (${REPORT} where report.table_id = $1) as kept`,
} as const;

type Source = keyof typeof SOURCES;

/** The kinds of notes that an entry is made of; none where it comes from elsewhere. */
const NOTED: Readonly<Record<EntryKind, readonly NoteKind[]>> = {
  refusal: ['refused'],
  connection: ['seat_on', 'seat_off'],
  anomaly: Anomaly.options,
  ...{ event: [], act: [], access: [], report: [] },
};

const FROM: Readonly<Record<EntryKind, Source>> = {
  ...{ event: 'event', act: 'act', access: 'access', report: 'report' },
  ...{ refusal: 'note', connection: 'note', anomaly: 'note' },
};

export class PostgresTimelines extends Timelines {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async page({ table, kinds, cursor, limit }: TimelineListed): Promise<TimelinePage> {
    const after = cursor === null ? START : readCursor(cursor);
    const sources = [...new Set(kinds.map((kind) => FROM[kind]))];
    if (after === null || sources.length === 0) return { entries: [], cursor: null };

    // Every statement has the same four parameters, whether or not notes are among what is asked for.
    const text = `select at, place, what, kept from (
        select null::bigint as at, null::text as place, null::text as what, null::json as kept where $4::text[] is null
        union all ${sources.map((source) => SOURCES[source]).join(' union all ')}
      ) as line
      where (at, place collate "C") > ($2::bigint, $3::text collate "C")
      order by at, place collate "C" limit ${Math.trunc(limit) + 1}`;
    const values = [table, after.at, after.id, kinds.flatMap((kind) => NOTED[kind])];
    const { rows } = await reading(() => this.#pool.query<LineRow>(text, values));
    const entries = rows.slice(0, limit).map(entryOf);
    return { entries, cursor: rows.length > entries.length ? (entries.at(-1)?.cursor ?? null) : null };
  }
}

const START = { at: -1, id: '' };

interface Placed {
  readonly at: string;
  readonly place: string;
}

type LineRow = Placed &
  (
    | { readonly what: 'event'; readonly kept: StoredEvent }
    | { readonly what: 'note'; readonly kept: NoteRow }
    | { readonly what: 'act'; readonly kept: ActKept }
    | { readonly what: 'access'; readonly kept: AccessKept }
    | { readonly what: 'report'; readonly kept: ReportRow }
  );

interface NoteRow extends Omit<Note, 'refused' | 'table'> {
  readonly table: TableId;
  readonly code: NotedRefusal['code'] | null;
  readonly rule: string | null;
  readonly message: string | null;
  readonly command: unknown;
}

const entryOf = (row: LineRow): TimelineKept => {
  const cursor = writeCursor({ at: Number(row.at), id: row.place });
  switch (row.what) {
    case 'event':
      return { cursor, kind: 'event', event: row.kept };
    case 'note':
      return { cursor, kind: 'note', note: noteOf(row.kept) };
    case 'act':
      return { cursor, kind: 'act', act: row.kept };
    case 'access':
      return { cursor, kind: 'access', access: row.kept };
    case 'report':
      return { cursor, kind: 'report', report: reportOf(row.kept) };
  }
};

const noteOf = ({ table, at, kind, seat, seq, amount, code, rule, message, command }: NoteRow): Note => {
  const refused = code === null ? null : { code, rule, message: message ?? '', command };
  return { table, at, kind, seat, seq, amount, refused };
};
