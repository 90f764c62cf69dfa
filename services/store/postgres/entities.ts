import { EntitySchema } from 'typeorm';

/**
 * What is read one by one, with no hurry. Events are not here: they are read by the hundred and in prepared SQL, and what
 * orders the outbox is of a type (xid8) that TypeORM does not know.
 */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly seq: number;
  readonly digest: string;
}

export const TableRow = new EntitySchema<TableRow>({
  name: 'table',
  tableName: 'tables',
  columns: {
    id: { type: 'text', primary: true },
    game: { type: 'text' },
    edition: { type: 'integer' },
    seq: { type: 'integer' },
    digest: { type: 'text' },
  },
});

export interface SeedRow {
  readonly table: string;
  readonly seed: Buffer;
}

export const SeedRow = new EntitySchema<SeedRow>({
  name: 'seed',
  tableName: 'seeds',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    seed: { type: 'bytea' },
  },
});

export interface CommandRow {
  readonly table: string;
  readonly id: string;
  readonly seat: number;
  readonly command: unknown;
  readonly seen: number;
  readonly first: number;
  readonly last: number;
}

export const CommandRow = new EntitySchema<CommandRow>({
  name: 'command',
  tableName: 'commands',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    id: { type: 'text', primary: true },
    seat: { type: 'integer' },
    command: { type: 'json' },
    seen: { type: 'integer' },
    first: { type: 'integer' },
    last: { type: 'integer' },
  },
});

export interface SnapshotRow {
  readonly table: string;
  readonly seq: number;
  readonly digest: string;
  readonly state: unknown;
}

export const SnapshotRow = new EntitySchema<SnapshotRow>({
  name: 'snapshot',
  tableName: 'snapshots',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    seq: { type: 'integer', primary: true },
    digest: { type: 'text' },
    state: { type: 'json' },
  },
});

export const ENTITIES = [TableRow, SeedRow, CommandRow, SnapshotRow];
