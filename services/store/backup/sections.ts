import * as z from 'zod';
import { ActKind } from '#events/wire/admin.js';
import { digest, hash, id, seat, seq, tableId } from '#events/wire/ids.js';
import { typed } from '#events/wire/json.js';
import { Clock, NewTable, Visibility } from '#events/wire/tables.js';

/** One table of the database in a backup: what is kept of it, in which order, and the form of a row. */
export interface Section<Row = unknown> {
  readonly columns: Readonly<Record<string, string>>;
  readonly order: string;
  readonly row: z.ZodType<Row>;
  /** Columns that came later than the table, by the migration that added them, with the value of the rows it found. */
  readonly added?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The migration that added the table, if backups are older than it. */
  readonly since?: string;
}

const edition = z.int().nonnegative();
/** As PostgreSQL writes a moment, with all its digits. */
const moment = z.iso.datetime({ offset: true });

const TableKept = z.strictObject({
  id: tableId,
  game: id,
  edition,
  seq: seq.positive(),
  digest,
  opened: moment,
});
export type TableKept = z.infer<typeof TableKept>;
const SeedKept = z.strictObject({ table_id: tableId, seed: z.string().regex(/^\\x[0-9a-f]{64}$/) });
export type SeedKept = z.infer<typeof SeedKept>;

const CommandKept = z.strictObject({
  ...{ table_id: tableId, id, seat, command: typed, seen: seq, first: seq.positive(), last: seq.positive() },
});
export type CommandKept = z.infer<typeof CommandKept>;

const EventKept = z.strictObject({
  ...{ table_id: tableId, seq: seq.positive(), at: z.int(), seat: seat.nullable(), command_id: id.nullable() },
  ...{ edition, event: typed, digest, commitment: hash.nullable(), draws: z.int().nonnegative() },
});
export type EventKept = z.infer<typeof EventKept>;

const PlayerKept = z.strictObject({
  ...{ id, name: z.string(), name_key: z.string(), password_hash: z.string().nullable() },
  ...{ role: z.enum(['player', 'admin', 'auditor']), came: moment },
});

const LobbyKept = z.strictObject({
  ...{ table_id: tableId, creator: id, visibility: Visibility, clock: Clock, at: z.int(), visited: z.int() },
  plan: NewTable.pick({ game: true, seats: true, options: true }).nullable(),
});

const ClaimKept = z.strictObject({
  ...{ table_id: tableId, seat, nonce: z.string(), player: id.nullable(), bot: id.nullable() },
});

const ActKept = z.strictObject({
  ...{ id, at: z.int(), by: id.nullable(), kind: ActKind, table_id: tableId.nullable(), player: id.nullable() },
  ...{ report: id.nullable(), role: z.string().nullable(), withdraws: id.nullable(), reason: z.string() },
});

const AccessKept = z.strictObject({
  ...{ id, at: z.int(), by: id, table_id: tableId, eyes: z.string(), first: seq, last: seq.nullable() },
  reason: z.string().nullable(),
});

const ReportKept = z.strictObject({ id, at: z.int(), table_id: tableId, seq, sentence: z.string() });

const ReporterKept = z.strictObject({ report: id, player: id });

const NoteKept = z.strictObject({
  ...{ table_id: tableId, at: z.int(), kind: z.string(), seat, seq, code: z.string().nullable() },
  ...{ rule: z.string().nullable(), message: z.string().nullable(), command: z.json().nullable() },
  amount: z.int().nullable(),
});
const AsideKept = z.strictObject({ table_id: tableId });

const KeyKept = z.strictObject({ id, key: hash, since: z.int(), until: z.int().nullable() });

const HeadKept = z.strictObject({
  ...{ table_id: tableId, seq: seq.positive(), digest, at: z.int(), key: id, signature: z.string() },
});

const DeadlineKept = z.strictObject({ table_id: tableId, at: z.int().nullable() });

/**
 * Everything that cannot be made anew, in the order in which it stands in a backup. Not here: tokens (people sign in
 * again), snapshots, projections and how far they were followed (the events tell them anew).
 *
 * Events come in the order of the outbox, and have no `xid` and `position`: where they are restored they get new ones, in
 * the same order (postgres/same-life.ts says why the old ones are of no use there).
 */
export const SECTIONS = {
  players: {
    columns: { id: 'text', name: 'text', name_key: 'text', password_hash: 'text', role: 'text', came: 'timestamptz' },
    order: 'id',
    row: PlayerKept,
  },
  lobby: {
    columns: {
      ...{ table_id: 'text', creator: 'text', visibility: 'text', clock: 'json', at: 'bigint', visited: 'bigint' },
      plan: 'json',
    },
    order: 'table_id',
    row: LobbyKept,
  },
  claims: {
    columns: { table_id: 'text', seat: 'integer', nonce: 'text', player: 'text', bot: 'text' },
    order: 'table_id, seat, nonce',
    row: ClaimKept,
  },
  set_aside: { columns: { table_id: 'text' }, order: 'table_id', row: AsideKept },
  deadlines: { columns: { table_id: 'text', at: 'bigint' }, order: 'table_id', row: DeadlineKept },
  acts: {
    columns: {
      ...{ id: 'text', at: 'bigint', by: 'text', kind: 'text', table_id: 'text', player: 'text', report: 'text' },
      ...{ role: 'text', withdraws: 'text', reason: 'text' },
    },
    order: 'at, id',
    row: ActKept,
  },
  accesses: {
    columns: {
      ...{ id: 'text', at: 'bigint', by: 'text', table_id: 'text', eyes: 'text', first: 'integer', last: 'integer' },
      reason: 'text',
    },
    order: 'at, id',
    row: AccessKept,
  },
  reports: {
    columns: { id: 'text', at: 'bigint', table_id: 'text', seq: 'integer', sentence: 'text' },
    order: 'at, id',
    row: ReportKept,
  },
  reporters: { columns: { report: 'text', player: 'text' }, order: 'report', row: ReporterKept },
  notes: {
    columns: {
      ...{ table_id: 'text', at: 'bigint', kind: 'text', seat: 'integer', seq: 'integer', code: 'text', rule: 'text' },
      ...{ message: 'text', command: 'json', amount: 'integer' },
    },
    order: 'n',
    row: NoteKept,
  },
  signing_keys: {
    columns: { id: 'text', key: 'text', since: 'bigint', until: 'bigint' },
    order: 'id',
    row: KeyKept,
  },
  last_heads: {
    columns: { table_id: 'text', seq: 'integer', digest: 'text', at: 'bigint', key: 'text', signature: 'text' },
    order: 'table_id',
    row: HeadKept,
  },
  tables: {
    columns: { id: 'text', game: 'text', edition: 'integer', seq: 'integer', digest: 'text', opened: 'timestamptz' },
    order: 'id',
    row: TableKept,
  },
  seeds: { columns: { table_id: 'text', seed: 'bytea' }, order: 'table_id', row: SeedKept },
  commands: {
    columns: {
      ...{ table_id: 'text', id: 'text', seat: 'integer', command: 'json' },
      ...{ seen: 'integer', first: 'integer', last: 'integer' },
    },
    order: 'table_id, id',
    row: CommandKept,
  },
  events: {
    columns: {
      ...{ table_id: 'text', seq: 'integer', at: 'bigint', seat: 'integer', command_id: 'text', edition: 'integer' },
      ...{ event: 'json', digest: 'text', commitment: 'text', draws: 'integer' },
    },
    order: 'xid, position',
    row: EventKept,
    added: { Draws1763424000015: { draws: 0 } },
  },
} satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

/** The sections of a release; the rows of some have to fit with each other. */
export interface Sections extends Readonly<Record<SectionName, Section>> {
  readonly tables: Section<TableKept>;
  readonly seeds: Section<SeedKept>;
  readonly commands: Section<CommandKept>;
  readonly events: Section<EventKept>;
}

/** How many rows of each. */
export type Counts = Readonly<Record<SectionName, number>>;

/** Before anything was counted. */
export const noneYet = (): Record<SectionName, number> =>
  Object.fromEntries(SECTION_NAMES.map((name) => [name, 0])) as Record<SectionName, number>;

/** Rows as lines: PostgreSQL writes them, so that what it keeps as JSON comes in the letters in which it was sealed. */
export const readingOf = (name: SectionName, { columns, order }: Section = SECTIONS[name]): string => {
  const kept = Object.keys(columns).map((column) => `kept.${column}`);
  return `select (select row_to_json(line)::text from (select ${kept.join(', ')}) as line) as line
    from store.${name} as kept order by ${order}`;
};

/** Writes a JSON array of such lines, in its order: positions are given out by it. */
export const writingOf = (name: SectionName, columns: Section['columns']): string => {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `insert into store.${name} (${names})
    select ${names} from rows from (json_to_recordset($1::json) as (${typed.join(', ')}))
      with ordinality as given (${names}, place) order by given.place`;
};
